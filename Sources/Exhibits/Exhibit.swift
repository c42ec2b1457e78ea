public import Turnstile
import UIKit

/// An exhibit: a transition with a known bug, its corrected version, and the clauses of the
/// contract that catch the bug.
///
/// The two subjects differ only in the bug. A check has to report the first and accept the second.
public struct Exhibit: Sendable {
  /// The name of the faulty subject. The corrected one has `-corrected` at its end.
  public let name: String
  /// The number of the bug in the table of known bugs; `nil` for a transition from an article.
  public let row: Int?
  /// The subject with the bug. It declares the findings that report the bug as known, so that its
  /// check passes.
  public let faulty: Subject
  /// The subject without the bug, apart from that the same as the faulty one.
  public let corrected: Subject
  /// The names of the clauses of which each may catch the bug.
  public let caughtBy: [ClauseName]
  /// True if the bug is only sure to be caught under the strict contract, and not under the
  /// standard one.
  public let needsStrict: Bool
  /// True if no clause catches the bug. It shows only because an event that the subject expects
  /// never happens.
  public let caughtByNothingRan: Bool
  /// A sentence that describes the bug as a user of the app sees it, for example a card that cannot
  /// be closed.
  public let story: String
  /// Further bugs of the faulty subject, each of which has to be caught by itself.
  public let quirks: [Quirk]
  /// The names of bugs that the faulty subject has in common with another exhibit. Each of them
  /// must be caught in this subject, too.
  public let shared: [String]

  /// One of several bugs of a transition that was published in an article.
  public struct Quirk: Sendable {
    /// The name of the bug: a few words joined by hyphens.
    public let name: String
    /// The findings of which each may report the bug when the subject is checked.
    public let caughtBy: [Finding]
    /// True if the bug is only sure to be caught under the strict contract, and not under the
    /// standard one.
    public let needsStrict: Bool

    /// Creates the description of one bug of a transition that was published in an article.
    init(_ name: String, caughtBy: [Finding], needsStrict: Bool = false) {
      self.name = name
      self.caughtBy = caughtBy
      self.needsStrict = needsStrict
    }
  }
}

extension Exhibit {
  /// Creates the exhibit of a row in the table of known bugs.
  ///
  /// - Parameters:
  ///   - known: The findings of a full search, if they are not just the clauses that may catch the
  ///     bug.
  ///   - rare: Further findings of the bug, which not every full search makes.
  ///   - expecting: The events that must happen in a full search of either subject.
  ///   - caughtByNothingRan: True if an expected event never happens in the faulty subject.
  ///   - behavior: The settings of UIKit's behaviour, for both subjects.
  init(
    row: Int, _ name: String, caughtBy: [ClauseName], needsStrict: Bool = false,
    known: [Finding]? = nil, rare: [Finding] = [], expecting: [Expectation] = [],
    caughtByNothingRan: Bool = false, behavior: UIKitBehavior = UIKitBehavior(), story: String,
    faulty: @escaping Subject.Builder, corrected: @escaping Subject.Builder
  ) {
    self.init(
      name: "row-\(row < 10 ? "0" : "")\(row)-\(name)", row: row, caughtBy: caughtBy,
      needsStrict: needsStrict, known: known, rare: rare, expecting: expecting,
      caughtByNothingRan: caughtByNothingRan, behavior: behavior,
      story: story, faulty: faulty, corrected: corrected)
  }

  /// Creates the exhibit of a transition that was published in an article, with its several bugs.
  init(
    article name: String, caughtBy: [ClauseName], known: [Finding]? = nil, quirks: [Quirk],
    shared: [String] = [], story: String,
    faulty: @escaping Subject.Builder, corrected: @escaping Subject.Builder
  ) {
    self.init(
      name: name, row: nil, caughtBy: caughtBy, needsStrict: false, known: known,
      rare: [], expecting: [], caughtByNothingRan: false, behavior: UIKitBehavior(), story: story,
      quirks: quirks, shared: shared, faulty: faulty, corrected: corrected)
  }

  private init(
    name: String, row: Int?, caughtBy: [ClauseName], needsStrict: Bool, known: [Finding]?,
    rare: [Finding], expecting: [Expectation], caughtByNothingRan: Bool, behavior: UIKitBehavior,
    story: String,
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
    var subject = Subject(
      name, knownFaults: known ?? caughtBy.map { Finding($0) }, expecting: expecting,
      behavior: behavior, faulty)
    subject.rareFaults = rare
    self.faulty = subject
    self.corrected = Subject(
      "\(name)-corrected", expecting: expecting, behavior: behavior, corrected)
  }
}

extension Exhibit {
  /// The faulty subject with all its findings declared as known, including that an expected event
  /// never happens.
  public var declared: Subject {
    var subject = faulty
    if caughtByNothingRan { subject.knownFaults.append(Finding(.nothingRan)) }
    return subject
  }
}

extension Exhibit: CustomStringConvertible {
  /// The name of the exhibit, as messages of tests show it.
  public var description: String { name }
}
