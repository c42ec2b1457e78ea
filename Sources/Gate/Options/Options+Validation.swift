import Turnstile

extension Options {
  /// Throws if the command line as a whole cannot be meant.
  func validate(_ subjects: [Subject]) throws(UsageError) {
    if let flaw = subjects.lazy.compactMap(\.nameFlaw).first {
      throw UsageError(flaw + ".")
    }
    for (index, subject) in subjects.enumerated()
    where subjects[..<index].contains(where: { $0.name == subject.name }) {
      throw UsageError("A subject's name must be its own (two are called '\(subject.name)').")
    }
    guard !terms.contract.clauses.isEmpty else {
      throw UsageError("--only and --without leave no clause to judge.")
    }
    switch command {
    case .check, .explore:
      for name in operands where !subjects.contains(where: { $0.name == name }) {
        let near = Nearest.spelling(
          of: name,
          among: subjects.map(\.name) + Command.allCases.map(\.rawValue) + ["adopt", "init"])
        throw UsageError(
          "There is no subject '\(name)'."
            + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
      }
      if command == .explore, operands.isEmpty || depth == nil {
        throw UsageError("explore needs a subject and a depth: explore SUBJECT --depth K.")
      }
      if runsAreAskedFor, seconds != nil {
        throw UsageError("--runs and --time exclude each other.")
      }
    case .film:
      if operands.isEmpty { throw UsageError("film needs at least one file: film FILE…") }
      if operands.count > 1, out != nil {
        throw UsageError("-o takes one film (was given \(operands.count) files).")
      }
    case .shrink:
      if operands.count != 1 {
        throw UsageError("shrink takes one file: shrink FILE (was given \(operands.count)).")
      }
    case .replay, .blame, .merge:
      if operands.isEmpty {
        throw UsageError("\(command.rawValue) needs at least one file: \(command.rawValue) FILE…")
      }
    // Without a name it says which there are.
    case .explain: break
    case .list, .help, .version:
      if let extra = operands.first {
        throw UsageError("\(command.rawValue) takes no '\(extra)'.")
      }
    }
  }
}
