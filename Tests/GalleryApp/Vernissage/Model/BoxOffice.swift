// swift-format-ignore-file
//
//  BoxOffice.swift
//  Vernissage
//

import Foundation

/// A time at which visitors are let in.
struct Slot: Equatable {
    let hour: Int

    var title: String {
        return String(format: "%02d:00", hour)
    }
}

/// Knows when there is room.
final class BoxOffice {
    static let shared = BoxOffice()

    private init() {}

    func loadSlots(for exhibition: Exhibition, completion: @escaping ([Slot]) -> Void) {
        let hours = exhibition.status == .open ? [10, 13, 16] : [18]
        // The service is a stub until the museum has one.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            completion(hours.map(Slot.init))
        }
    }
}
