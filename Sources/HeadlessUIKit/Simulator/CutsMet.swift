import Foundation
import Synchronization
public import VirtualTime

/// A passed cut: a piece of the app's source that was taken out because it does not compile here,
/// and that a run has reached.
public struct CutMet: Sendable, Hashable {
  /// The identity of the cut, such as "CardView.swift:41 pinEdges".
  public let cut: String
  /// True if the cut is in a transition's own code: a method of an animator, an interactor, a
  /// presentation controller or a gesture handler.
  public let isInTransition: Bool
  /// True if the stand-in has another answer, so that a run with it shows if the answer matters.
  public internal(set) var hasOtherAnswer: Bool
  /// True if a class lost an `override`, a conformance or a member, which is recorded when an
  /// object of the class is made.
  public let isLoss: Bool
  /// True if the cut laid out views in a transition's own code, and did nothing else there. The
  /// transition is judged, and a finding about it rests on the cut.
  public let isLayout: Bool
  /// The instant at which the app first passed the cut.
  public let instant: VirtualInstant
}

/// The answers of the stand-ins in one simulator: the plain ones, or others.
///
/// A finding that is the same with every answer does not depend on the cut.
public enum CutAnswers: Sendable, Hashable, Codable {
  /// Every stand-in answers nil, zero, false or nothing.
  case plain
  /// The stand-in of one cut answers with a value, one or true.
  case other(of: String)
  /// Every stand-in answers with a value, one or true.
  case allOthers
  /// Views without a size because of a cut get half of the size that they get otherwise.
  case otherSizes

  func isOther(for cut: String) -> Bool {
    switch self {
    case .plain, .otherSizes: false
    case .other(let one): one == cut
    case .allOthers: true
    }
  }
}

/// An event: the app passes a cut.
public struct CutPassing: Sendable {
  /// The cut that is passed.
  public let met: CutMet
  /// True if this simulator passes the cut for the first time.
  public let isFirst: Bool
  /// True if the cut is passed inside a life-cycle call of a view or controller (`viewDidLoad`,
  /// appearance, layout), which is no part of a transition.
  public let isAside: Bool
}

/// The cuts that the app has passed in one simulator.
struct CutsMet {
  /// The passed cuts, each once, in the order in which they were first passed.
  private(set) var list: [CutMet] = []
  /// The addresses of the texts of passed calls, so that a known text need not be read again.
  private var known: [(text: UnsafePointer<UInt8>, index: Int)] = []

  /// Returns the index of a cut in the list, if this very call of its stand-in was passed before.
  func index(of cut: StaticString) -> Int? {
    known.first { $0.text == cut.utf8Start }?.index
  }

  /// Adds a cut to the list. Two calls with the same text are one cut.
  ///
  /// - Returns: Its index in the list, and true if it is new there.
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

  /// The frames given to views that had none, by the view's number.
  var givenFrames: [Int: CGRect] = [:]

  mutating func noteOtherAnswer(at index: Int) { list[index].hasOtherAnswer = true }
}

extension Simulator {
  /// The cuts that the app has passed in this simulator, each once, in the order in which they were
  /// first passed.
  public var cutsMet: [CutMet] { cuts.list }

  /// True on the main actor's thread: the thread on virtual time, or the main thread. A test's main
  /// actor has no thread of its own.
  nonisolated static var isHere: Bool { TaskRuntime.isOnStage || Thread.isMainThread }

  /// True if the app has passed a cut in this simulator.
  var hasPassedCuts: Bool { !cuts.list.isEmpty }

  /// True if a view without a size was given one after a cut was passed.
  package var hasFramedViews: Bool { !cuts.givenFrames.isEmpty }

  /// Notes that the app passes a cut, and reports it.
  ///
  /// - Parameter hasOtherAnswer: Evaluated once for each call.
  /// - Returns: The cut's text.
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

  /// Runs a life-cycle call of a view or controller, and marks the cuts that the app passes during
  /// the call as `isAside`.
  @inline(__always)
  static func tellingController(_ tell: () -> Void) {
    let world = current
    world.tellingDepth += 1
    tell()
    world.tellingDepth -= 1
  }
}
