// swift-format-ignore-file
//
//  Catalogue.swift
//  Vernissage
//

import Foundation

/// The list of all paintings and exhibitions in the museum.
final class Catalogue {
    static let shared = Catalogue()

    let paintings: [Painting] = [
        Painting(identifier: "harbour", title: "Harbour at Noon", artist: "I. Brandt", year: 1911),
        Painting(identifier: "orchard", title: "Orchard", artist: "M. Okafor", year: 1934),
        Painting(identifier: "night", title: "Night Train", artist: "L. Ferrer", year: 1952),
        Painting(identifier: "harbour", title: "Harbour, Fog", artist: "I. Brandt", year: 1912),
        Painting(identifier: "orchard", title: "Windfall", artist: "M. Okafor", year: 1936),
        Painting(identifier: "night", title: "Platform 2", artist: "L. Ferrer", year: 1953),
    ]

    private(set) lazy var exhibitions: [Exhibition] = [
        Exhibition(
            title: NSLocalizedString("exhibition.water", comment: "Title of an exhibition"), place: "Hall A",
            curator: Curator(name: "Ada Lind", biography: "Has hung boats for thirty years."),
            paintings: paintings.filter { $0.artist == "I. Brandt" }, status: .open),
        Exhibition(
            title: NSLocalizedString("exhibition.trees", comment: "Title of an exhibition"), place: "Hall B",
            curator: Curator(name: "Ben Osei", biography: "Came from botany."),
            paintings: paintings.filter { $0.artist == "M. Okafor" }, status: .open),
        Exhibition(
            title: NSLocalizedString("exhibition.rails", comment: "Title of an exhibition"), place: "Hall C",
            curator: Curator(name: "Cleo Marsh", biography: "Travels by night."),
            paintings: paintings.filter { $0.artist == "L. Ferrer" }, status: .upcoming),
    ]

    private init() {}

    func exhibitions(with status: Exhibition.Status) -> [Exhibition] {
        return exhibitions.filter { $0.status == status }
    }
}
