/// The value of a static or global variable, in the present launch of the app.
///
/// On a device a variable of a type lives as long as the process, and a process is one launch. Here
/// one process launches an app again for each run, and what a singleton had learned in one run
/// would show in the next: two runs of one trace would differ. So `adopt` makes such variables
/// computed ones, whose values belong to the world they were made in:
///
/// ```swift
/// static let shared = LetterStore()
/// // becomes
/// static var shared: LetterStore { get { perLaunch("LetterStore.shared") { LetterStore() } } }
/// ```
///
/// - Parameters:
///   - name: What the variable is called in the whole app.
///   - make: Makes its first value.
public func perLaunch<Value>(_ name: String, _ make: () -> Value) -> Value {
  // In two steps, since what is not there could be cast to an optional, too.
  if let kept = valuesOfThisLaunch.all[name], let value = kept as? Value { return value }
  let value = make()
  valuesOfThisLaunch.all[name] = value
  return value
}

/// Gives a static or global variable another value, in the present launch of the app.
public func setPerLaunch<Value>(_ name: String, _ value: Value) {
  valuesOfThisLaunch.all[name] = value
}

/// The values of variables that the app has for itself, looked up by name and never listed.
@MainActor
private final class LaunchValues {
  nonisolated(unsafe) var all: [String: Any] = [:]

  nonisolated init() {}
}

private var valuesOfThisLaunch: LaunchValues {
  onMainThread("A static variable of the app") {
    Simulator.current.kept(at: .statics) { LaunchValues() }
  }
}

/// Notes that the app has come to where it needs a framework that is not here; `adopt` writes the
/// call.
///
/// Nothing happens then, as on a phone that has nothing to offer, and the summary names the
/// framework.
public func notHere(_ framework: StaticString) {
  onMainThread("notHere(_:)") { Simulator.current.noteInert("\(framework)") }
}
