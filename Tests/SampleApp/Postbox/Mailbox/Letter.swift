// swift-format-ignore-file
//
//  Letter.swift
//  Postbox
//

import Foundation

@objcMembers
class Letter: NSObject {
    let sender: String
    dynamic var isRead = false

    init(sender: String) {
        self.sender = sender
        super.init()
    }
}

extension Notification.Name {
    static let letterWasRead = Notification.Name("letterWasRead")
}

class LetterStore: NSObject {
    @objc static let shared = LetterStore()

    @objc private(set) dynamic var letters = ["Ada", "Grace", "Barbara", "Edsger"].map { Letter(sender: $0) }
    private(set) var saves = 0

    var unread: Int { return letters.filter { !$0.isRead }.count }

    func read(_ letter: Letter) {
        letter.isRead = true
        NotificationCenter.default.post(name: .letterWasRead, object: letter)
    }

    func save() { saves += 1 }
}
