import Foundation
import Synchronization
public import VirtualTime

/// A cut that the running app has reached. A cut is a piece of the app's source that was left out
/// because it does not compile outside of iOS.
public struct CutMet: Sendable, Hashable {
  /// The text that identifies the cut: its place in the source and its name, such as
  /// "CardView.swift:41 pinEdges".
  public let cut: String
  /// True if code was left out of a transition's own code: of a method of an animator, an
  /// interactor, a presentation controller or a gesture handler.
  public let isInTransition: Bool
  /// True if the stand-in (the code in the cut's place) can return another value as well. A further
  /// run with that value shows if the value matters.
  public internal(set) var hasOtherAnswer: Bool
  /// True if the cut took an `override`, a conformance or a member away from a class. Such a cut
  /// counts as reached when an object of the class is made.
  public let isLoss: Bool
  /// True if the left-out code laid out views in a transition's own code, and did nothing else
  /// there. The transition is still judged, but a finding about it depends on the left-out code.
  public let isLayout: Bool
  /// The instant at which the app first reached the cut.
  public let instant: VirtualInstant
}

/// The values that stand-ins return in one simulator. A stand-in is the code in the place of a cut,
/// that is, of app code that was left out because it does not compile outside of iOS.
///
/// A run can be repeated with other values. A finding that stays the same does not depend on the
/// left-out code.
public enum CutAnswers: Sendable, Hashable, Codable {
  /// Every stand-in for left-out code returns `nil`, zero, false or an empty value.
  case plain
  /// The stand-in for one piece of left-out code returns a value that is not `nil`, or one, or
  /// true. All other stand-ins return empty values.
  case other(of: String)
  /// Every stand-in for left-out code returns a value that is not `nil`, or one, or true.
  case allOthers
  /// Stand-ins for left-out code return empty values. A view that has no size because of left-out
  /// code gets half of the size that the model otherwise gives it.
  case otherSizes

  func isOther(for cut: String) -> Bool {
    switch self {
    case .plain, .otherSizes: false
    case .other(let one): one == cut
    case .allOthers: true
    }
  }
}

/// The event that the app has reached a cut, that is, a place where code was left out because it
/// does not compile outside of iOS.
public struct CutPassing: Sendable {
  /// The cut that the app has reached.
  public let met: CutMet
  /// True if the app reaches the cut for the first time in this simulator.
  public let isFirst: Bool
  /// True if the app reaches the cut during a life-cycle call of a view or controller
  /// (`viewDidLoad`, appearance, layout), which is not part of a transition's own code.
  public let isAside: Bool
}

/// The cuts that the app has reached in one simulator. A cut is a piece of its source that was left
/// out because it does not compile outside of iOS.
struct CutsMet {
  /// The cuts that the app has reached, each once, in the order in which it first reached them.
  private(set) var list: [CutMet] = []
  /// The addresses of the texts that name the cuts that the app has reached, each with the cut's
  /// index in the list. If an address is known, the text need not be compared. A call with a
  /// closure has an entry of its own.
  private var known: [(text: UnsafePointer<UInt8>, isCall: Bool, index: Int)] = []

  /// Returns the index of a cut in the list if the same place in the source has recorded it before;
  /// `nil` otherwise.
  func index(of cut: StaticString, isCall: Bool) -> Int? {
    known.first { $0.text == cut.utf8Start && $0.isCall == isCall }?.index
  }

  /// Adds a cut that the app has reached to the list, unless it is there. Two places in the source
  /// with the same text count as one cut.
  ///
  /// - Returns: The index of the cut in the list, and true if it was added.
  mutating func note(
    _ cut: StaticString, isInTransition: Bool, isLoss: Bool = false, isLayout: Bool = false,
    isCall: Bool = false, at instant: VirtualInstant
  ) -> (index: Int, isNew: Bool) {
    let text = isCall ? "\(cut), called with a closure" : "\(cut)"
    var index = list.firstIndex { $0.cut == text && $0.isInTransition == isInTransition }
    let isNew = index == nil
    if isNew {
      list.append(
        CutMet(
          cut: text, isInTransition: isInTransition, hasOtherAnswer: false, isLoss: isLoss,
          isLayout: isLayout, instant: instant))
    }
    index = index ?? list.count - 1
    known.append((cut.utf8Start, isCall, index ?? 0))
    return (index ?? 0, isNew)
  }

  /// The frames that the model gave to views that had no size because of left-out code, by the
  /// views' serial numbers.
  var givenFrames: [Int: CGRect] = [:]

  mutating func noteOtherAnswer(at index: Int) { list[index].hasOtherAnswer = true }
}

extension Simulator {
  /// The cuts that the app has reached in this simulator, each once, in the order in which it first
  /// reached them.
  public var cutsMet: [CutMet] { cuts.list }

  /// True if the calling code runs on the thread on which this simulator's code runs: the one on
  /// virtual time, or outside of a run the process's main thread.
  nonisolated static var isHere: Bool { TaskRuntime.isOnStage || Thread.isMainThread }

  /// True if the app has reached a cut (a place where code was left out) in this simulator.
  var hasPassedCuts: Bool { !cuts.list.isEmpty }

  /// True if the model gave a size to a view that had none, because the code that would have sized
  /// the view was left out.
  package var hasFramedViews: Bool { !cuts.givenFrames.isEmpty }

  /// Records that the app has reached a cut (a place where code was left out), and reports the
  /// event to the simulator's listener.
  ///
  /// - Parameters:
  ///   - isCall: True if the app has called something missing with a closure, which is not called.
  ///   - hasOtherAnswer: True if the cut's stand-in can return another value. Evaluated once for
  ///     each place in the source.
  /// - Returns: The text that identifies the cut.
  @discardableResult
  func pass(
    _ cut: StaticString, isInTransition: Bool, isLoss: Bool = false, isLayout: Bool = false,
    isCall: Bool = false, hasOtherAnswer: @autoclosure () -> Bool = false
  ) -> String {
    let known = cuts.index(of: cut, isCall: isCall)
    let (index, isNew) =
      known.map { ($0, false) }
      ?? cuts.note(
        cut, isInTransition: isInTransition, isLoss: isLoss, isLayout: isLayout, isCall: isCall,
        at: now)
    if known == nil, hasOtherAnswer() { cuts.noteOtherAnswer(at: index) }
    duties.announceCut(
      CutPassing(met: cuts.list[index], isFirst: isNew, isAside: tellingDepth > 0))
    return cuts.list[index].cut
  }

  /// Runs a life-cycle call of a view or controller, such as `viewDidLoad`. Cuts that the app
  /// reaches during the call are marked as not part of a transition's own code
  /// (``CutPassing/isAside``).
  @inline(__always)
  static func tellingController(_ tell: () -> Void) {
    let world = current
    world.tellingDepth += 1
    tell()
    world.tellingDepth -= 1
  }
}
