// swift-format-ignore-file
//
//  Painting.swift
//  Vernissage
//

import UIKit

struct Painting: Hashable {
    let identifier: String
    let title: String
    let artist: String
    let year: Int

    var image: UIImage? {
        return UIImage(named: identifier)
    }

    var caption: String {
        return "\(artist), \(year)"
    }
}
