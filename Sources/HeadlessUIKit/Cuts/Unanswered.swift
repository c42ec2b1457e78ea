import Foundation

/// Ends a run that has reached a cut whose type has no stand-in.
///
/// The process that runs the app under test decides how to end, by ``whenMet``: a worker process
/// reports the cut to the gate, which controls the check, and exits. Without that closure the
/// process ends with a line that names the cut.
package enum Unanswered {
  /// A closure that ends the run. Its arguments are the cut and the type that has no stand-in; it
  /// never returns.
  ///
  /// Unchecked: a forked process sets the variable before the app runs, while the process has one
  /// thread.
  nonisolated(unsafe) package static var whenMet: (@Sendable (String, String) -> Never)?

  /// A closure that is called before an object of an app's class is made as a stand-in, with the
  /// cut and the class, and afterwards with `nil`. If the class hides the initialiser that it
  /// inherits from UIKit, the process traps between the two calls, and the closure's owner knows
  /// the reason.
  ///
  /// Unchecked: a forked process sets the variable before the app runs; then only the main actor
  /// reads it.
  nonisolated(unsafe) package static var whenMaking: ((cut: String, type: String)?) -> Void = { _ in
  }

  /// Makes an object by a closure, and calls ``whenMaking`` before and afterwards if the class is
  /// the app's.
  @MainActor
  static func making<Object>(
    _ cut: StaticString, _ type: AnyClass, _ make: @MainActor () -> Object
  ) -> Object {
    let name = String(reflecting: type)
    guard !name.hasPrefix("HeadlessUIKit."), !name.hasPrefix("Foundation.") else { return make() }
    whenMaking(("\(cut)", name))
    defer { whenMaking(nil) }
    return make()
  }

  /// True if parts of the linked app were cut. It is set before `main` runs, by a single thread.
  ///
  /// Unchecked: the variable is set before `main` runs and only read afterwards.
  nonisolated(unsafe) package static var mayBeMet = false

  /// The names of the app's transition types that were removed as a whole. It is set before `main`
  /// runs, by a single thread.
  ///
  /// Unchecked: the variable is set before `main` runs and only read afterwards.
  nonisolated(unsafe) package static var lostTransitions: [String] = []

  static func end(_ cut: StaticString, type: Any.Type) -> Never {
    let (cut, type) = ("\(cut)", String(reflecting: type))
    if let whenMet { whenMet(cut, type) }
    fatalError(text(cut, type))
  }

  /// Returns the message about a run that reached a cut without a stand-in.
  package static func text(_ cut: String, _ type: String) -> String {
    "not judged here: the run came to the cut \(cut), and there is no stand-in for a value of type "
      + "\(type). \(advice(for: type))."
  }

  /// Returns advice for a type without a stand-in: the extension to write, if it is the app's own
  /// type.
  package static func advice(for type: String) -> String {
    // The name in an extension of a generic type has no generic arguments.
    let name = type.prefix { $0 != "<" }
    let module = name.prefix { $0 != "." }
    let isNamed = name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard isNamed, module != name, !foreign.contains(String(module)) else {
      return "It is no type of the app's, so that no extension can say one: the run ends there"
    }
    return "Write one: extension \(name): TurnstileAnswerable"
  }

  private static let foreign: Set<String> = [
    "Builtin", "Swift", "Foundation", "FoundationEssentials", "HeadlessUIKit", "Dispatch", "Glibc",
    "SwiftUI", "Combine", "_Concurrency", "__C",
  ]
}
