import Foundation

/// Ends a run that came to a cut for which there is no value at all.
///
/// Whoever runs subjects says how (``end``): a worker tells the gate and leaves. Elsewhere the
/// process ends with a line that names the cut.
package enum Unanswered {
  /// Called with the cut and the type; does not return.
  nonisolated(unsafe) package static var whenMet: (@Sendable (String, String) -> Never)?

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
