import Foundation

/// Ends a run that has reached a cut (app code that was left out) for which no value can stand in.
///
/// The process that runs the app under test decides how to end, by ``whenMet``: a worker process
/// reports the cut to the gate, which controls the check, and exits. Without that closure the
/// process ends with a line that names the cut.
package enum Unanswered {
  /// A closure that ends the run when it reaches a cut without a stand-in. Its arguments name the
  /// cut (the removed app code) and the type of the missing value. It never returns.
  ///
  /// Unchecked: a forked process sets the variable before the app runs, while the process has one
  /// thread.
  nonisolated(unsafe) package static var whenMet: (@Sendable (String, String) -> Never)?

  /// A closure that is called before and after an object of a class is made in place of removed
  /// code: first with the removed code and the class, then with `nil`. If the class hides the
  /// initialiser that it inherits, the process traps between the two calls, and the first call's
  /// arguments tell why.
  ///
  /// Unchecked: a forked process sets the variable before the app runs; then only the main actor
  /// reads it.
  nonisolated(unsafe) package static var whenMaking: ((cut: String, type: String)?) -> Void = { _ in
  }

  /// Makes an object in place of removed app code, and calls ``whenMaking`` before and afterwards.
  @MainActor
  static func making<Object>(
    _ cut: StaticString, _ type: AnyClass, _ make: @MainActor () -> Object
  ) -> Object {
    whenMaking(("\(cut)", String(reflecting: type)))
    defer { whenMaking(nil) }
    return make()
  }

  /// True if parts of the linked app were cut, that is, left out because they do not compile here.
  /// Code that runs before `main` sets it.
  ///
  /// Unchecked: the variable is set before `main` runs and only read afterwards.
  nonisolated(unsafe) package static var mayBeMet = false

  /// The names of the app's animators, interactors and presentation controllers that were removed
  /// as a whole, because they do not compile here. Code that runs before `main` sets them.
  ///
  /// Unchecked: the variable is set before `main` runs and only read afterwards.
  nonisolated(unsafe) package static var lostTransitions: [String] = []

  /// The names of the app's overrides in extensions of classes that are missing here. Nothing calls
  /// them, because no object has such a class. Code that runs before `main` sets them.
  ///
  /// Unchecked: the variable is set before `main` runs and only read afterwards.
  nonisolated(unsafe) package static var lostOverrides: [StaticString] = []

  static func end(_ cut: StaticString, type: Any.Type) -> Never {
    let (cut, type) = ("\(cut)", String(reflecting: type))
    if let whenMet { whenMet(cut, type) }
    fatalError(text(cut, type))
  }

  /// Returns the message about a run that reached a cut (app code that was left out) without a
  /// value to stand in for it.
  package static func text(_ cut: String, _ type: String) -> String {
    "not judged here: the run came to the cut \(cut), and there is no stand-in for a value of type "
      + "\(type). \(advice(for: type))."
  }

  /// Returns advice for a type whose values the model cannot make: the extension that the developer
  /// may write, if the type is the app's own.
  package static func advice(for type: String) -> String {
    // An extension of a generic type names the type without its generic arguments.
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

extension Simulator {
  /// Records, before the app runs, that it lacks its overrides in extensions of missing classes.
  /// UIKit would call them at an unknown time, so every run counts as having passed these cuts.
  package func passLostOverrides() {
    for cut in Unanswered.lostOverrides { pass(cut, isInTransition: false) }
  }
}
