/// Gives a module of the app initialisers of Foundation's `Date` that read the virtual clock.
///
/// The model's function `Date()` replaces the initialiser in code that is written for the model.
/// In an app's code it is not enough: with a function of that name `[Date]()` and `Date.self` are
/// ambiguous, and `Date(timeIntervalSinceNow: 2)` reads the real clock. So the module gets a type
/// alias, which hides the function, and initialisers, which hide Foundation's:
///
/// ```swift
/// public typealias Date = Foundation.Date
/// extension Foundation.Date {
///   public init() { self = UIKit.appDate() }
/// }
/// ```
///
/// All are public, because the default values of a public method's arguments may use nothing else.
/// A module that imports this one has its own, which hide these.
enum VirtualDates {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    let own = program.ownOutlines
    let declares = own.contains { _, outline in
      outline.declarations.contains { $0.name == "Date" && $0.kind != .extension }
        || OlderSpellings.typealiases(outline.listing).contains("Date")
    }
    // A program's main file is the last choice, because its statements run in their order. Behind
    // `#endif` there may be nothing.
    let places = own.compactMap { file, outline -> (file: Int, token: Int)? in
      let listing = outline.listing
      guard !listing.says("#endif", at: listing.tokens.count - 1) else { return nil }
      return listing.tokens.indices.first {
        ["Date", "timeIntervalSinceNow"].contains(listing.word($0))
      }.map { (file, $0) }
    }
    let isMain = { program.outlines[$0].listing.source.name.hasSuffix("main.swift") }
    guard !declares, let place = places.first(where: { !isMain($0.file) }) ?? places.first else {
      return
    }
    revision.note(place.file, place.token, "Date given the virtual clock, in the whole module")
    let last = program.outlines[place.file].listing.tokens.count - 1
    revision.insert(place.file, after: last, "; " + initializers)
  }

  /// The type alias and the initialisers, in one line, because a file keeps its lines.
  private static let initializers = [
    "import Foundation", "import UIKit", "public typealias Date = Foundation.Date",
    "extension Foundation.Date { public init() { self = UIKit.appDate() }",
    "public init(timeIntervalSinceNow seconds: TimeInterval) "
      + "{ self = UIKit.appDate().addingTimeInterval(seconds) }",
    "public static var now: Foundation.Date { UIKit.appDate() }",
    "public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(UIKit.appDate()) } }",
  ].joined(separator: "; ")
}
