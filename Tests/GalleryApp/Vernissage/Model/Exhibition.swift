// swift-format-ignore-file
//
//  Exhibition.swift
//  Vernissage
//

import Foundation

struct Exhibition {
    enum Status: Int, CaseIterable {
        case open, upcoming
    }

    let title: String
    let place: String
    let curator: Curator
    let paintings: [Painting]
    let status: Status
}

struct Curator {
    let name: String
    let biography: String
}
