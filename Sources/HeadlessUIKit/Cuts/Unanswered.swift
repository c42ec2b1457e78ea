import Foundation

/// Ends a run that came to a cut for which there is no value at all.
///
/// Whoever runs subjects says how (``end``): a worker tells the gate and leaves. Elsewhere the
/// process ends with a line that names the cut.
package enum Unanswered {
  /// Called with the cut and the type; does not return.
  nonisolated(unsafe) package static var whenMet: (@Sendable (String, String) -> Never)?

  /// Called with the cut and the type before an object of a class of the app's is made for one, and
  /// with nothing once it is made: a class that hides the initialiser that it has from UIKit ends
  /// the process here.
  nonisolated(unsafe) package static var whenMaking: ((cut: String, type: String)?) -> Void = { _ in
  }

  /// Makes an object, or does not come back.
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

  /// Whether pieces of the app that is linked here were cut. Set before `main` by one thread.
  nonisolated(unsafe) package static var mayBeMet = false

  /// What of the app's own transitions went as a whole. Set before `main` by one thread.
  nonisolated(unsafe) package static var lostTransitions: [String] = []

  static func end(_ cut: StaticString, type: Any.Type) -> Never {
    let (cut, type) = ("\(cut)", String(reflecting: type))
    if let whenMet { whenMet(cut, type) }
    fatalError(text(cut, type))
  }

  /// What is said of such a run.
  package static func text(_ cut: String, _ type: String) -> String {
    "not judged here: the run came to the cut \(cut), and there is no stand-in for a value of type "
      + "\(type). Write it in an extension: TurnstileAnswerable.turnstileAnswer()."
  }
}
