/// One way of making a failing value simpler.
enum Pass {
  case removeElements
  case hoist
  case simplifySpans
  case lowerTogether
  case lowerEach
  case lowerPairs
  case reorder
  case joinLists
  case hoistDeeply
  case switchAlternatives
  case lowerAndLeaveOut

  /// Passes that often find something, in the order in which they save each other work.
  static let quick: [Pass] = [
    .removeElements, .hoist, .simplifySpans, .lowerTogether, .lowerEach, .lowerPairs,
  ]

  /// Passes for when nothing else does.
  static let thorough: [Pass] = [
    .reorder, .joinLists, .hoistDeeply, .switchAlternatives, .lowerAndLeaveOut,
  ]
}

extension Shrinker {
  /// Runs a pass over the best value, from its beginning to its end.
  mutating func run(_ pass: Pass, _ test: Test) throws {
    switch pass {
    case .removeElements: try removeElements(test)
    case .hoist: try hoist(deeply: false, test)
    case .simplifySpans: try simplifySpans(test)
    case .lowerTogether: try lowerTogether(test)
    case .lowerEach: try lowerEach(test)
    case .lowerPairs: try lowerPairs(test)
    case .reorder: try reorder(test)
    case .joinLists: try joinLists(test)
    case .hoistDeeply: try hoist(deeply: true, test)
    case .switchAlternatives: try switchAlternatives(test)
    case .lowerAndLeaveOut: try lowerAndLeaveOut(test)
    }
  }
}
