/// Functions that end the process for calls of an app that are not allowed or not available.
///
/// The reader of a report has to know who is to blame for a trap. A call that UIKit refuses as
/// well, such as presenting a controller on itself, is the app's fault. A call that only the model
/// refuses would work on a device, so it is a fault of the model. Any other trap inside the model,
/// such as an index out of range, is a fault of the model, too.
///
/// The kind of a trap is read from the names of functions on the stack (`CallStack`), because a
/// release build prints no message for traps of Swift itself. So each kind has one function of its
/// own, which is never inlined.
package enum Refusal {
  /// Ends the process with a message for a call of the app that UIKit refuses as well, so that the
  /// app is to blame.
  @_optimize(none)
  static func asUIKitDoes(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message, file: file, line: line)
  }

  /// Ends the process for a call that works on a device but is not modelled, and says so.
  ///
  /// The text that the function adds to the message also makes its body unique. The optimiser
  /// merges functions with equal bodies, and the stack would then show either name.
  @_optimize(none)
  static func notModelled(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message + " (This is not modelled.)", file: file, line: line)
  }

  /// Ends the process unless the calling code is on the main thread, the only thread on which UIKit
  /// may be used.
  @_optimize(none)
  static func unlessOnMainThread(_ api: StaticString) {
    MainActor.preconditionIsolated(
      "\(api) must be used on the main thread: a world on virtual time has no other.")
  }

  /// Returns true if a function on a crashed process's stack, given by its name, is one that ends
  /// the process for a call that UIKit refuses as well.
  package static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("Refusal.") && name != "Refusal.notModelled"
  }
}

// MARK: - Replacements of Swift's functions

/// Ends the process, with the app to blame, unless a condition holds that UIKit requires as well.
/// In the model it takes the place of Swift's `precondition`.
@inline(__always)
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { Refusal.asUIKitDoes(message(), file: file, line: line) }
}

/// Ends the process with a message for a call that UIKit refuses as well. In the model it takes the
/// place of Swift's `preconditionFailure`.
func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process with a message for a call that UIKit refuses as well. In the model it takes the
/// place of Swift's `fatalError`.
func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process with a message for a call that works on a device, so that the model is to blame
/// and not the app.
func notModelled(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.notModelled(message(), file: file, line: line)
}
