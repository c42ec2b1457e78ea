/// A pass of the shrinker, that is, one way of making a failing value simpler.
enum Pass {
  case removeElements
  case hoist
  case simplifySpans
  case lowerTogether
  case lowerNear
  case lowerFar
  case lowerPairs
  case shift
  case reorder
  case relocate
  case joinLists
  case hoistDeeply
  case switchAlternatives
  case lowerAndLeaveOut

  /// The shrinker's passes that often succeed, in an order in which each saves work for the later
  /// ones.
  static let quick: [Pass] = [
    .removeElements, .joinLists, .hoist, .simplifySpans, .lowerTogether, .lowerNear, .lowerPairs,
    .lowerFar,
  ]

  /// The shrinker's passes that run only if no quick pass finds a simpler value.
  static let thorough: [Pass] = [
    .shift, .reorder, .relocate, .hoistDeeply, .switchAlternatives, .lowerAndLeaveOut,
  ]
}

extension Shrinker {
  /// Runs one of the shrinker's passes once over the choices of the simplest failing value found so
  /// far.
  mutating func run(_ pass: Pass, _ test: Test) throws {
    switch pass {
    case .removeElements: try removeElements(test)
    case .hoist: try hoist(deeply: false, test)
    case .simplifySpans: try simplifySpans(test)
    case .lowerTogether: try lowerTogether(test)
    case .lowerNear: try lowerEach(far: false, test)
    case .lowerFar: try lowerEach(far: true, test)
    case .lowerPairs: try lowerPairs(test)
    case .shift: try shift(test)
    case .reorder: try reorder(test)
    case .relocate: try relocate(test)
    case .joinLists: try joinLists(test)
    case .hoistDeeply: try hoist(deeply: true, test)
    case .switchAlternatives: try switchAlternatives(test)
    case .lowerAndLeaveOut: try lowerAndLeaveOut(test)
    }
  }
}
