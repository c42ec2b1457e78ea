/// Ends the process where an app asks for something that it must not, or that is not there.
///
/// Two kinds of trap in the model mean two different things to the person who reads the report.
/// What UIKit refuses as well is the app's fault: a controller presented on itself, an item that is
/// not in the snapshot. What only the model refuses works on a device, so it is the model's fault.
/// Any other trap in the model is its fault, too: an index out of range, a number too large.
///
/// Which of them it was is read from the stack (`CallStack`), since a release build has no words
/// otherwise. So each kind has one function that is never inlined.
package enum Refusal {
  /// Ends the process for what UIKit refuses as well.
  @_optimize(none)
  static func asUIKitDoes(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message, file: file, line: line)
  }

  /// Ends the process for what the model does not know, and says so.
  ///
  /// The words are more than a service to the reader: two functions with the same body are merged
  /// by the optimiser, and the stack would name either of them.
  @_optimize(none)
  static func notModelled(_ message: String, file: StaticString, line: UInt) -> Never {
    Swift.fatalError(message + " (This is not modelled.)", file: file, line: line)
  }

  /// Ends the process unless this is the main thread, where all of UIKit is to be used.
  @_optimize(none)
  static func unlessOnMainThread(_ api: StaticString) {
    MainActor.preconditionIsolated(
      "\(api) must be used on the main thread: a world on virtual time has no other.")
  }

  /// Whether a function, as it is called on a stack, ends the process for what UIKit refuses as
  /// well.
  package static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("Refusal.") && name != "Refusal.notModelled"
  }
}

// MARK: - In the place of Swift's

/// Ends the process unless a condition holds that UIKit demands, too.
@inline(__always)
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { Refusal.asUIKitDoes(message(), file: file, line: line) }
}

/// Ends the process for a use that UIKit refuses, too.
func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process for a use that UIKit refuses, too.
func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.asUIKitDoes(message(), file: file, line: line)
}

/// Ends the process for a use that works on a device, and is not modelled.
func notModelled(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  Refusal.notModelled(message(), file: file, line: line)
}
