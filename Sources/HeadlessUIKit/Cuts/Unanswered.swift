import Foundation

/// Ends a run that reached a cut for whose type there is no stand-in.
///
/// The process that runs subjects decides how (``whenMet``): a worker reports to the gate and
/// exits. Without such a closure the process ends with a line that names the cut.
package enum Unanswered {
  /// A closure that is called with the cut and the type, and does not return.
  ///
  /// Unchecked: a forked process sets it while it has one thread, before the app runs.
  nonisolated(unsafe) package static var whenMet: (@Sendable (String, String) -> Never)?

  /// A closure that is called with the cut and the type before an object of an app's class is made,
  /// and with nil afterwards. If a class hides the initialiser that it inherits from UIKit, the
  /// process ends between the two calls.
  ///
  /// Unchecked: a forked process sets it before the app runs; the main actor reads it.
  nonisolated(unsafe) package static var whenMaking: ((cut: String, type: String)?) -> Void = { _ in
  }

  /// Makes an object by a closure, and reports an app's class before and after. If the initialiser
  /// traps, the call does not return.
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

  /// True if parts of the linked app were cut. Set before `main` by one thread.
  ///
  /// Unchecked: it is only read after `main` has begun.
  nonisolated(unsafe) package static var mayBeMet = false

  /// The app's transition types that were removed as a whole. Set before `main` by one thread.
  ///
  /// Unchecked: it is only read after `main` has begun.
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

  /// Returns advice about a type without a stand-in. Only a type of the app's own can get one by an
  /// extension.
  package static func advice(for type: String) -> String {
    // An extension of a generic type does not name its generic arguments.
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
