public import Turnstile
import UIKit

/// One fault on show: the transition that has it, its twin that does not, and who should notice.
///
/// The two subjects share everything but the fault, so the difference between them *is* the fault.
/// A gate that catches the first and is silent on the second has understood it; a gate that does
/// one without the other has not.
public struct Exhibit: Sendable {
  /// What the faulty subject is called; the twin's name has `-corrected` at its end.
  public let name: String
  /// The row of the table of known bugs this stands for, if it is one of those.
  public let row: Int?
  /// The subject with the fault, which declares it as known.
  public let faulty: Subject
  /// The subject without it.
  public let corrected: Subject
  /// The clauses that may catch it.
  public let caughtBy: [ClauseName]
  /// Whether only a strict clause is sure to.
  public let needsStrict: Bool
  /// Whether no clause need see it, because something that is expected never happens.
  public let caughtByNothingRan: Bool
  /// What a person holding the phone sees.
  public let story: String
  /// Further faults it came with, each to be noticed by itself.
  public let quirks: [Quirk]
  /// Faults that it shares with another exhibit, which has them as quirks or is their row: they
  /// show here, too, each by itself.
  public let shared: [String]

  /// One of several faults of an article's transition.
  public struct Quirk: Sendable {
    /// What is wrong, in a few words joined by hyphens.
    public let name: String
    /// The findings that may catch it.
    public let caughtBy: [Finding]
    /// Whether only a strict clause is sure to.
    public let needsStrict: Bool

    /// Names a fault.
    init(_ name: String, caughtBy: [Finding], needsStrict: Bool = false) {
      self.name = name
      self.caughtBy = caughtBy
      self.needsStrict = needsStrict
    }
  }
}

extension Exhibit {
  /// Puts a row of the table on show.
  ///
  /// - Parameters:
  ///   - known: The findings a full search meets, if those are not just the clauses that may catch
  ///     the fault.
  ///   - expecting: What must have happened in a full search of either subject.
  ///   - caughtByNothingRan: Whether the faulty subject never does what is expected of it.
  ///   - behavior: What is decided about UIKit, for both subjects.
  init(
    row: Int, _ name: String, caughtBy: [ClauseName], needsStrict: Bool = false,
    known: [Finding]? = nil, expecting: [Expectation] = [],
    caughtByNothingRan: Bool = false, behavior: UIKitBehavior = UIKitBehavior(), story: String,
    faulty: @escaping Subject.Builder, corrected: @escaping Subject.Builder
  ) {
    self.init(
      name: "row-\(row < 10 ? "0" : "")\(row)-\(name)", row: row, caughtBy: caughtBy,
      needsStrict: needsStrict, known: known, expecting: expecting,
      caughtByNothingRan: caughtByNothingRan, behavior: behavior,
      story: story, faulty: faulty, corrected: corrected)
  }

  /// Puts an article's transition on show.
  init(
    article name: String, caughtBy: [ClauseName], known: [Finding]? = nil, quirks: [Quirk],
    shared: [String] = [], story: String,
    faulty: @escaping Subject.Builder, corrected: @escaping Subject.Builder
  ) {
    self.init(
      name: name, row: nil, caughtBy: caughtBy, needsStrict: false, known: known,
      expecting: [], caughtByNothingRan: false, behavior: UIKitBehavior(), story: story,
      quirks: quirks, shared: shared, faulty: faulty, corrected: corrected)
  }

  private init(
    name: String, row: Int?, caughtBy: [ClauseName], needsStrict: Bool, known: [Finding]?,
    expecting: [Expectation], caughtByNothingRan: Bool, behavior: UIKitBehavior, story: String,
    quirks: [Quirk] = [], shared: [String] = [],
    faulty: @escaping Subject.Builder, corrected: @escaping Subject.Builder
  ) {
    self.quirks = quirks
    self.shared = shared
    self.name = name
    self.row = row
    self.caughtBy = caughtBy
    self.needsStrict = needsStrict
    self.caughtByNothingRan = caughtByNothingRan
    self.story = story
    self.faulty = Subject(
      name, knownFaults: known ?? caughtBy.map { Finding($0) }, expecting: expecting,
      behavior: behavior, faulty)
    self.corrected = Subject(
      "\(name)-corrected", expecting: expecting, behavior: behavior, corrected)
  }
}

extension Exhibit {
  /// The faulty subject as a gate takes it: what can be declared known is, also that something
  /// expected never happens.
  public var declared: Subject {
    var subject = faulty
    if caughtByNothingRan { subject.knownFaults.append(Finding(.nothingRan)) }
    return subject
  }
}

extension Exhibit: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
