/// Returns the value of a static or global variable in the present launch of the app.
///
/// On a device a static variable lives as long as the process, and a process is one launch. Here
/// one process launches an app again for each run, so values that a singleton stored in one run
/// would remain in the next, and two runs of one trace would differ. So `adopt` turns such
/// variables into computed ones, whose values belong to the world in which they were made:
///
/// ```swift
/// static let shared = LetterStore()
/// // becomes
/// static var shared: LetterStore { get { perLaunch("LetterStore.shared") { LetterStore() } } }
/// ```
///
/// - Parameters:
///   - name: The variable's unique name in the app.
///   - make: Creates the variable's first value.
public func perLaunch<Value>(_ name: String, _ make: () -> Value) -> Value {
  // The look-up and the cast are separate steps, because a missing value, nil, could be cast to an
  // optional type, too.
  if let kept = valuesOfThisLaunch.all[name], let value = kept as? Value { return value }
  let value = make()
  valuesOfThisLaunch.all[name] = value
  return value
}

/// Sets a static or global variable to another value, in the present launch of the app.
public func setPerLaunch<Value>(_ name: String, _ value: Value) {
  valuesOfThisLaunch.all[name] = value
}

/// The values of an app's static and global variables; they are looked up by name and never listed.
@MainActor
private final class LaunchValues {
  // Unchecked: only `valuesOfThisLaunch` returns this object, and it traps off the main thread.
  nonisolated(unsafe) var all: [String: Any] = [:]

  nonisolated init() {}
}

private var valuesOfThisLaunch: LaunchValues {
  onMainThread("A static variable of the app") {
    Simulator.current.kept(at: .statics) { LaunchValues() }
  }
}

/// Records that the app has reached a call of a framework that is not available; `adopt` writes the
/// call.
///
/// The call does nothing else, as on a phone without that feature, and the summary names the
/// framework.
public func notHere(_ framework: StaticString) {
  onMainThread("notHere(_:)") { Simulator.current.noteInert("\(framework)") }
}
