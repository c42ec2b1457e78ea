/// The results of a subject's stored traces in a check.
///
/// A stored file is either replayed or skipped. A replayed trace may no longer break anything, or
/// may not be judged here.
public struct StoredTraceSummary: Sendable {
  /// The number of the subject's stored traces that were run again.
  public var replayed = 0
  /// The paths of the stored traces that no longer break any clause. They stay as guards against
  /// the return of a fault.
  public var nowKept: [String] = []
  /// The stored traces whose clauses this check does not judge, each with its clause, and with the
  /// app's classes that could not be compiled here and were cut as a whole.
  public var notJudged: [String] = []
  /// The files of stored traces that could not be read or run, each with the reason.
  public var skipped: [String] = []

  init() {}
}
