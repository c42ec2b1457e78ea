// swift-format-ignore-file
//
//  LetterCell.swift
//  Postbox
//

import UIKit

class LetterCell: UITableViewCell {
    static let identifier = NSStringFromClass(LetterCell.self)

    var letter: Letter? {
        didSet {
            textLabel?.text = letter?.sender
            textLabel?.alpha = letter?.isRead ?? false ? 0.5 : 1
        }
    }

    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryType = .disclosureIndicator
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
