import Foundation
import Synchronization
public import VirtualTime

/// A cut that the app has passed: a piece of its source that does not compile here and was taken
/// out.
public struct CutMet: Sendable, Hashable {
  /// The cut's identity, such as "CardView.swift:41 pinEdges".
  public let cut: String
  /// Whether it stands in a transition's own code: a method of an animator, an interactor, a
  /// presentation controller or a gesture handler.
  public let isInTransition: Bool
  /// Whether the stand-in has another answer, so that a run with it shows if the answer matters.
  public internal(set) var hasOtherAnswer: Bool
  /// When the app first passed it.
  public let instant: VirtualInstant
}

/// The answers of the stand-ins in one world: the plain ones, or others.
///
/// A finding that is the same with every answer does not rest on the cut.
public enum CutAnswers: Sendable, Hashable, Codable {
  /// Nil, zero, false, nothing.
  case plain
  /// A value, one, true, for one cut.
  case other(of: String)
  /// A value, one, true, for every cut.
  case allOthers
  /// Views that have no size because of a cut get half of what they get otherwise.
  case otherSizes

  func isOther(for cut: String) -> Bool {
    switch self {
    case .plain, .otherSizes: false
    case .other(let one): one == cut
    case .allOthers: true
    }
  }
}

/// A place where the app passes a cut.
public struct CutPassing: Sendable {
  /// The cut.
  public let met: CutMet
  /// Whether it is the first time in this world.
  public let isFirst: Bool
  /// Whether the app is being told of a view's or a controller's own life: that it was loaded, that
  /// it appears, that it is laid out. What goes on there is no part of a transition.
  public let isAside: Bool
}

/// What a world knows of the cuts that the app has passed in it.
struct CutsMet {
  /// Each cut once, in the order in which it was first passed.
  private(set) var list: [CutMet] = []
  /// The texts of the calls that were passed, by address: a text that is known needs no reading.
  private var known: [(text: UnsafePointer<UInt8>, index: Int)] = []

  /// The place of a cut in the list, if that very call was passed before.
  func index(of cut: StaticString) -> Int? {
    known.first { $0.text == cut.utf8Start }?.index
  }

  /// Notes a cut. Two calls with the same text are one cut.
  ///
  /// - Returns: Its place in the list, and whether it is new there.
  mutating func note(
    _ cut: StaticString, isInTransition: Bool, at instant: VirtualInstant
  ) -> (index: Int, isNew: Bool) {
    let text = "\(cut)"
    var index = list.firstIndex { $0.cut == text && $0.isInTransition == isInTransition }
    let isNew = index == nil
    if isNew {
      list.append(
        CutMet(cut: text, isInTransition: isInTransition, hasOtherAnswer: false, instant: instant))
    }
    index = index ?? list.count - 1
    known.append((cut.utf8Start, index ?? 0))
    return (index ?? 0, isNew)
  }

  /// The frames given to views that had none, by the number of the view.
  var givenFrames: [Int: CGRect] = [:]

  mutating func noteOtherAnswer(at index: Int) { list[index].hasOtherAnswer = true }
}

extension Simulator {
  /// The cuts that the app has passed in this world, each once, in the order in which it was first
  /// passed.
  public var cutsMet: [CutMet] { cuts.list }

  /// Whether what runs here is the main actor's: the thread that is on virtual time, or the main
  /// one. A test's main actor has no thread of its own.
  nonisolated static var isHere: Bool { TaskRuntime.isOnStage || Thread.isMainThread }

  /// Whether the app has passed a cut in this world.
  var hasPassedCuts: Bool { !cuts.list.isEmpty }

  /// Whether a view got a size because it had none and a cut was passed.
  package var hasFramedViews: Bool { !cuts.givenFrames.isEmpty }

  /// Notes that the app passes a cut, and tells it.
  ///
  /// - Parameter hasOtherAnswer: Asked once for each call.
  /// - Returns: The cut's text.
  @discardableResult
  func pass(
    _ cut: StaticString, isInTransition: Bool, hasOtherAnswer: @autoclosure () -> Bool = false
  ) -> String {
    let known = cuts.index(of: cut)
    let (index, isNew) =
      known.map { ($0, false) } ?? cuts.note(cut, isInTransition: isInTransition, at: now)
    if known == nil, hasOtherAnswer() { cuts.noteOtherAnswer(at: index) }
    duties.announceCut(
      CutPassing(met: cuts.list[index], isFirst: isNew, isAside: tellingDepth > 0))
    return cuts.list[index].cut
  }

  /// Tells a view or a controller of its own life.
  @inline(__always)
  static func tellingController(_ tell: () -> Void) {
    let world = current
    world.tellingDepth += 1
    tell()
    world.tellingDepth -= 1
  }
}
