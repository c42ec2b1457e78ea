package import CallStacks
import HeadlessUIKit

/// The functions on a call stack, innermost first, as far as this executable knows their names.
///
/// A stack is stored as addresses in the executable file. They are the same in every process of
/// that executable, so another process than the one that ended can look up the names, and the names
/// are the same in every run.
package struct CallStack {
  /// The functions on the stack whose names this executable knows, innermost first.
  package let functions: [FunctionName]

  /// The depth of a stack from which on it counts as an endless recursion.
  private static let recursion: UInt64 = 4096

  /// True if the stack is so deep that it counts as an endless recursion.
  private let isRecursion: Bool

  /// Looks up the names of the functions on a recorded call stack.
  package init(_ calls: turnstile_calls) {
    let room = UInt64(TURNSTILE_CALLS)
    let addresses = withUnsafeBytes(of: calls) { bytes in
      let all = bytes.bindMemory(to: UInt64.self)
      let inner = (0..<min(calls.count, room)).map { all[1 + Int($0)] }
      guard calls.count > room else { return inner }
      let first = max(room, calls.count - min(calls.count, room))
      return inner + (first..<calls.count).map { all[1 + Int(room) + Int($0 % room)] }
    }
    isRecursion = calls.count > Self.recursion
    functions = addresses.compactMap { CallStack.function(at: $0) }
  }

  /// The call stack of the calling function at this moment.
  package static var now: CallStack {
    var calls = turnstile_calls()
    turnstile_note_calls(&calls)
    return CallStack(calls)
  }

  /// The app's functions on the stack, innermost first. Functions outside the harness, that is,
  /// outside the module that runs traces, are left out, because they do not belong to the run.
  private var ofApp: [FunctionName] {
    let end = functions.lastIndex { $0.isOfHarness } ?? functions.endIndex
    return functions[..<end].filter(\.isOfApp)
  }

  /// The app's function that was called last.
  ///
  /// In an endless recursion it is random which of the functions was called last, so the first by
  /// name is returned.
  package var innermost: FunctionName? {
    isRecursion ? ofApp.min { $0.name < $1.name } : ofApp.first
  }

  /// The first function of the app on the stack, which called all the other ones. If the app hangs,
  /// this is the function that never returns.
  package var outermost: FunctionName? { ofApp.last }

  /// The name of the harness's function that releases the app after a trace.
  static let takeDown = "Performance.takeDown"

  /// The function by which the harness releases the app after a trace, if that was running.
  package var takingDown: FunctionName? {
    functions.first { $0.isOfHarness && $0.name == Self.takeDown }
  }

  /// The function of the model or the harness that trapped; `nil` if an app's function was called
  /// after it, or if UIKit would have refused the same call. While the harness releases the app it
  /// is the function that does so, whatever traps.
  ///
  /// In an endless recursion the last function is random, so the result is `nil`.
  package var ours: FunctionName? {
    if let takingDown { return takingDown }
    guard !isRecursion, let last = functions.firstIndex(where: { $0.isOfApp || $0.isOurs }),
      functions[last].isOurs
    else { return nil }
    let inside = functions[last...].prefix { !$0.isOfApp }
    guard !inside.contains(where: { Refusal.isUIKits($0.name) }) else { return nil }
    return inside.first { $0.isOurs && !Self.refusals.contains($0.name) }
  }

  /// The functions of the model that end the process on behalf of their caller. The caller is the
  /// cause, so these functions are never named as the one that trapped.
  private static let refusals = ["Refusal.notModelled", "notModelled"]

  // MARK: - Names

  /// The names of functions by their addresses, kept because each look-up reads the whole symbol
  /// table of the executable.
  ///
  /// Unchecked: the cache needs no lock, because only runs on the main actor and the worker pool
  /// look up names.
  nonisolated(unsafe) private static var known: [UInt64: FunctionName?] = [:]

  private static func function(at address: UInt64) -> FunctionName? {
    if let known = known[address] { return known }
    var text = [UInt8](repeating: 0, count: 4096)
    let isKnown = text.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: Int8.self) { name in
        name.baseAddress.map { turnstile_function_name(address, $0, name.count) } ?? 0
      }
    }
    let name =
      isKnown == 0
      ? nil : FunctionName(demangled: String(decoding: text.prefix { $0 != 0 }, as: UTF8.self))
    known[address] = .some(name)
    return name
  }
}
