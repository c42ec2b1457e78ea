import Foundation
import Synchronization
public import VirtualTime

/// A cut that a run has passed: a piece of the app's source that was taken out because it does not
/// compile here, and whose place the app has reached.
public struct CutMet: Sendable, Hashable {
  /// The place and name of the cut, such as "CardView.swift:41 pinEdges", which identify it.
  public let cut: String
  /// True if the cut is in a transition's own code: a method of an animator, an interactor, a
  /// presentation controller or a gesture handler.
  public let isInTransition: Bool
  /// True if the stand-in of the cut can return another value, too. A further run with that value
  /// shows if the value matters.
  public internal(set) var hasOtherAnswer: Bool
  /// True if the cut took an `override`, a conformance or a member away from a class. Such a cut is
  /// recorded when an object of the class is made.
  public let isLoss: Bool
  /// True if the cut code laid out views in a transition's own code, and did nothing else there.
  /// The transition is still judged, but a finding about it depends on the cut.
  public let isLayout: Bool
  /// The instant at which the app first passed the cut.
  public let instant: VirtualInstant
}

/// The values that the stand-ins of cuts return in one simulator: empty values or others.
///
/// A run is repeated with other values. A finding that stays the same does not depend on the cut.
public enum CutAnswers: Sendable, Hashable, Codable {
  /// Every stand-in returns nil, zero or false, or an empty value.
  case plain
  /// The stand-in of one cut returns a value that is not nil, or one, or true. All others return
  /// empty values.
  case other(of: String)
  /// Every stand-in returns a value that is not nil, or one, or true.
  case allOthers
  /// Stand-ins return empty values, and a view that has no size because of a cut gets half of the
  /// size that the model gives to it otherwise.
  case otherSizes

  func isOther(for cut: String) -> Bool {
    switch self {
    case .plain, .otherSizes: false
    case .other(let one): one == cut
    case .allOthers: true
    }
  }
}

/// The event that the app passes a cut.
public struct CutPassing: Sendable {
  /// The cut that is passed.
  public let met: CutMet
  /// True if this simulator passes the cut for the first time.
  public let isFirst: Bool
  /// True if the cut is passed during a life-cycle call of a view or controller (`viewDidLoad`,
  /// appearance, layout), which is not part of a transition's own code.
  public let isAside: Bool
}

/// The cuts that the app has passed in one simulator.
struct CutsMet {
  /// The passed cuts, each once, in the order in which they were first passed.
  private(set) var list: [CutMet] = []
  /// The addresses of the texts that name passed cuts, each with the cut's index in the list. A
  /// known address saves comparing the text.
  private var known: [(text: UnsafePointer<UInt8>, index: Int)] = []

  /// Returns the index of a cut in the list, if the same call in the source has passed it before;
  /// `nil` otherwise.
  func index(of cut: StaticString) -> Int? {
    known.first { $0.text == cut.utf8Start }?.index
  }

  /// Adds a cut to the list, unless it is there. Two calls with the same text are one cut.
  ///
  /// - Returns: The index of the cut in the list, and true if it was added.
  mutating func note(
    _ cut: StaticString, isInTransition: Bool, isLoss: Bool = false, isLayout: Bool = false,
    at instant: VirtualInstant
  ) -> (index: Int, isNew: Bool) {
    let text = "\(cut)"
    var index = list.firstIndex { $0.cut == text && $0.isInTransition == isInTransition }
    let isNew = index == nil
    if isNew {
      list.append(
        CutMet(
          cut: text, isInTransition: isInTransition, hasOtherAnswer: false, isLoss: isLoss,
          isLayout: isLayout, instant: instant))
    }
    index = index ?? list.count - 1
    known.append((cut.utf8Start, index ?? 0))
    return (index ?? 0, isNew)
  }

  /// The frames that the model gave to views without a size after a cut, by the views' serial
  /// numbers.
  var givenFrames: [Int: CGRect] = [:]

  mutating func noteOtherAnswer(at index: Int) { list[index].hasOtherAnswer = true }
}

extension Simulator {
  /// The cuts that the app has passed in this simulator, each once, in the order in which they were
  /// first passed.
  public var cutsMet: [CutMet] { cuts.list }

  /// True if the calling code runs on the main actor's thread. In a simulator that is the thread on
  /// virtual time, otherwise the process's main thread.
  nonisolated static var isHere: Bool { TaskRuntime.isOnStage || Thread.isMainThread }

  /// True if the app has passed a cut in this simulator.
  var hasPassedCuts: Bool { !cuts.list.isEmpty }

  /// True if the model gave a size to a view that had none, after a cut was passed.
  package var hasFramedViews: Bool { !cuts.givenFrames.isEmpty }

  /// Records that the app passes a cut, and reports the event to the simulator's listener.
  ///
  /// - Parameter hasOtherAnswer: True if the cut's stand-in can return another value. Evaluated
  ///   once for each call in the source.
  /// - Returns: The text that identifies the cut.
  @discardableResult
  func pass(
    _ cut: StaticString, isInTransition: Bool, isLoss: Bool = false, isLayout: Bool = false,
    hasOtherAnswer: @autoclosure () -> Bool = false
  ) -> String {
    let known = cuts.index(of: cut)
    let (index, isNew) =
      known.map { ($0, false) }
      ?? cuts.note(
        cut, isInTransition: isInTransition, isLoss: isLoss, isLayout: isLayout, at: now)
    if known == nil, hasOtherAnswer() { cuts.noteOtherAnswer(at: index) }
    duties.announceCut(
      CutPassing(met: cuts.list[index], isFirst: isNew, isAside: tellingDepth > 0))
    return cuts.list[index].cut
  }

  /// Runs a life-cycle call of a view or controller, such as `viewDidLoad`. Cuts that the app
  /// passes during the call are marked as `isAside`.
  @inline(__always)
  static func tellingController(_ tell: () -> Void) {
    let world = current
    world.tellingDepth += 1
    tell()
    world.tellingDepth -= 1
  }
}
