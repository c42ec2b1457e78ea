// swift-format-ignore-file
//
//  Favourites.swift
//  Vernissage
//

import Foundation

extension Notification.Name {
    static let favouritesDidChange = Notification.Name("favouritesDidChange")
}

/// The paintings that the user likes, stored in the user defaults.
final class Favourites {
    static let shared = Favourites()

    private static let key = "favourites"
    private let defaults: UserDefaults
    private var titles: Set<String>

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        titles = Set(defaults.stringArray(forKey: Self.key) ?? [])
    }

    static func registerDefaults() {
        UserDefaults.standard.register(defaults: [SettingsKey.showsCaptions: true, SettingsKey.wall: 0])
    }

    func contains(_ painting: Painting) -> Bool {
        return titles.contains(painting.title)
    }

    func toggle(_ painting: Painting) {
        if titles.remove(painting.title) == nil {
            titles.insert(painting.title)
        }
        save()
        NotificationCenter.default.post(name: .favouritesDidChange, object: self)
    }

    func save() {
        defaults.set(titles.sorted(), forKey: Self.key)
    }
}
