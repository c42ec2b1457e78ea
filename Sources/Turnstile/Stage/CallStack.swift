package import CallStacks
import HeadlessUIKit

/// Functions that were under way, innermost first, as far as this executable knows them.
///
/// What is kept of a stack are addresses in the executable as it stands on disk. They are the same
/// in every process of it, so the names can be told by another process than the one that ended; and
/// what depends on names alone is the same run after run.
package struct CallStack {
  /// The functions, those without a name left out.
  package let functions: [FunctionName]

  /// The height from which on a stack is one that has run over.
  private static let recursion: UInt64 = 4096

  /// Whether it is so high that something must have called itself without end.
  private let isRecursion: Bool

  /// Names the calls of a stack.
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

  /// The calls that are under way here.
  package static var now: CallStack {
    var calls = turnstile_calls()
    turnstile_note_calls(&calls)
    return CallStack(calls)
  }

  /// The app's functions, innermost first, without those that called the harness.
  private var ofApp: [FunctionName] {
    let end = functions.lastIndex { $0.isOfHarness } ?? functions.endIndex
    return functions[..<end].filter(\.isOfApp)
  }

  /// The function of the app that was called last.
  ///
  /// Where a stack has run over it is by chance which one of those that call each other was last;
  /// so it is the first by name.
  package var innermost: FunctionName? {
    isRecursion ? ofApp.min { $0.name < $1.name } : ofApp.first
  }

  /// The function of the app that was called first: whatever goes on without end inside, this one
  /// does not return.
  package var outermost: FunctionName? { ofApp.last }

  /// The function of the model or of the harness that trapped, where no function of the app was
  /// called after it; `nil` if it was the app, or UIKit would have refused the same.
  ///
  /// Which function a stack that has run over ends in is by chance, so none is blamed.
  package var ours: FunctionName? {
    guard !isRecursion, let last = functions.firstIndex(where: { $0.isOfApp || $0.isOurs }),
      functions[last].isOurs
    else { return nil }
    let inside = functions[last...].prefix { !$0.isOfApp }
    guard !inside.contains(where: { Refusal.isUIKits($0.name) }) else { return nil }
    return inside.first { $0.isOurs && !Self.refusals.contains($0.name) }
  }

  /// Functions that only end the process for the one that called them.
  private static let refusals = ["Refusal.notModelled", "notModelled"]

  // MARK: - Names

  /// Names that were asked for before: looking one up reads the whole table of the executable.
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
