package import HeadlessUIKit

extension Violation {
  /// Adds to a report about two executions that differ the views that an earlier run had made, and
  /// what to do about the first one.
  package mutating func blame(_ views: [OutlivingView]) {
    guard let first = views.first else { return }
    evidence += views.prefix(Self.limit).map {
      "\(Self.outliving)\($0.name), made in an earlier run, and met by \($0.other) in this one"
    }
    fix =
      "a static or global variable keeps the \(first.name) from one run to the next: "
      + "keep it in the object that shows it"
  }

  /// The advice about a view that an earlier run had made; `nil` if the report names none.
  package var outlivingFix: String? {
    evidence.contains { $0.hasPrefix(Self.outliving) } ? fix : nil
  }

  private static let outliving = "outlives  "
  /// The maximum number of views that a report names as made in an earlier run.
  private static let limit = 3
}
