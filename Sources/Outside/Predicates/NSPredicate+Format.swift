public import Foundation

extension NSPredicate {
  /// Creates a predicate from text, such as `name CONTAINS[cd] %@`.
  ///
  /// It can test objects of Core Data, dictionaries, photos, texts, numbers and objects of an app
  /// whose properties `adopt` has listed by name. A text that the model cannot read is recorded for
  /// the run's report, and its predicate is true.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(test: format, arguments)
  }

  /// Creates a predicate from text and a list of arguments.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(test: format, argumentArray ?? [])
  }

  private convenience init(test format: String, _ arguments: [Any?]) {
    guard let test = PredicateParser.test(format, arguments) else {
      Outbound.note("the predicate '\(format)'", answer: "not understood")
      self.init(value: true)
      return
    }
    self.init { object, variables in
      test.passes(object, (variables ?? [:]).mapValues { $0 })
    }
  }
}
