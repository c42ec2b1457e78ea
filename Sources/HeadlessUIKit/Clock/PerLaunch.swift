/// Returns the value that a static or global variable has in the present launch of the app.
///
/// On a device a static variable lives as long as the process, and a process is one launch. Here
/// one process launches an app again for each run. Values that a singleton stored in one run would
/// remain in the next, and two runs of the same trace would differ. So the tool `adopt` rewrites
/// such variables as computed ones, whose values belong to the current simulator:
///
/// ```swift
/// static let shared = LetterStore()
/// // becomes
/// static var shared: LetterStore { get { perLaunch("LetterStore.shared") { LetterStore() } } }
/// ```
///
/// A variable of type `Void` is a way to run code once. If that code uses the variable again, the
/// code is not run once more. It does so in the model alone, where `appearance()` of a view class
/// makes a view of the class, while UIKit returns a proxy:
///
/// ```swift
/// private static var setUp: Void = appearance().tintColor = .red  // used in `init(frame:)`
/// ```
///
/// - Parameters:
///   - name: The variable's unique name in the app.
///   - make: Creates the variable's first value.
public func perLaunch<Value>(_ name: String, _ make: () -> Value) -> Value {
  // The look-up in the dictionary and the cast are separate steps. In a single one, the `nil` for a
  // missing value would be cast successfully if `Value` is an optional type.
  if let kept = valuesOfThisLaunch.all[name], let value = kept as? Value { return value }
  if Value.self == Void.self { valuesOfThisLaunch.all[name] = () }
  let value = make()
  valuesOfThisLaunch.all[name] = value
  return value
}

/// Sets the value that a static or global variable has in the present launch of the app.
public func setPerLaunch<Value>(_ name: String, _ value: Value) {
  valuesOfThisLaunch.all[name] = value
}

/// The values of an app's static and global variables in one simulator. They are looked up by name
/// and never listed, so their order does not matter.
@MainActor
private final class LaunchValues {
  // Unchecked: only `valuesOfThisLaunch` returns the object that contains the variable, and it
  // traps on other threads than the main one.
  nonisolated(unsafe) var all: [String: Any] = [:]

  nonisolated init() {}
}

private var valuesOfThisLaunch: LaunchValues {
  onMainThread("A static variable of the app") {
    Simulator.current.kept(at: .statics) { LaunchValues() }
  }
}

/// Records that the app has reached a call to a framework that does not exist here. The tool
/// `adopt` replaces the framework's call by this one.
///
/// The call has no other effect, as on a phone without the framework's feature. The summary of a
/// check names the framework.
public func notHere(_ framework: StaticString) {
  onMainThread("notHere(_:)") { Simulator.current.noteInert("\(framework)") }
}
