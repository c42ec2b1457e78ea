/// The traps for calls of an app that are not allowed or not available.
///
/// Two kinds of trap in the model mean two different things to the reader of a report. A call that
/// UIKit refuses as well is the app's fault, such as presenting a controller on itself. A call that
/// only the model refuses works on a device, so it is the model's fault. Any other trap in the
/// model is its fault, too: an index out of range, a number too large.
///
/// The kind is read from the names on the stack (`CallStack`), because a release build prints no
/// message for other traps. So each kind has one function that is never inlined.
package enum Refusal {
  /// Ends the process for a call that UIKit refuses as well.
  @_optimize(none)
  static func asUIKitDoes(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message, file: file, line: line)
  }

  /// Ends the process for a call that works on a device but is not modelled, and says so.
  ///
  /// The added words also keep the function apart: the optimiser merges two functions with the same
  /// body, and the stack would then show either name.
  @_optimize(none)
  static func notModelled(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message + " (This is not modelled.)", file: file, line: line)
  }

  /// Ends the process unless this is the main thread, the only one on which UIKit may be used.
  @_optimize(none)
  static func unlessOnMainThread(_ api: StaticString) {
    MainActor.preconditionIsolated(
      "\(api) must be used on the main thread: a world on virtual time has no other.")
  }

  /// Returns true if a function's name on a stack means that UIKit refuses the call as well.
  package static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("Refusal.") && name != "Refusal.notModelled"
  }
}

// MARK: - Replacements of Swift's functions

/// Ends the process unless a condition holds that UIKit requires, too.
@inline(__always)
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { Refusal.asUIKitDoes(message(), file: file, line: line) }
}

/// Ends the process for a call that UIKit refuses, too.
func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process for a call that UIKit refuses, too.
func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process for a call that works on a device but is not modelled.
func notModelled(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.notModelled(message(), file: file, line: line)
}
