package import HeadlessUIKit

/// Functions that report differences of views as violations. Each property of a view, such as its
/// alpha, has a finding of its own, so that a known or false finding about one property hides
/// nothing about another.
extension World {
  /// Reports that views differ from how they should be, as one violation of a clause for each
  /// property that differs, in the order in which the differences were found.
  ///
  /// - Parameters:
  ///   - departure: The transition before whose request the views were as they should be.
  ///   - last: The transition that should have restored them.
  ///   - origin: The clause whose finding for the same property may be the cause.
  func report(
    _ clause: ClauseName, _ differences: [WindowSnapshot.Difference],
    asBefore departure: TransitionRecord, restoredBy last: TransitionRecord,
    aftermathOf origin: ClauseName? = nil,
    _ message: (WindowSnapshot.Difference) -> String
  ) {
    let differences = named(differences)
    var reported: [Cause] = []
    for difference in differences where !reported.contains(difference.property.cause) {
      let cause = difference.property.cause
      reported.append(cause)
      var violation = Violation(
        Finding(clause, cause: cause), at: milliseconds, message(difference),
        evidence: differences.filter { $0.property.cause == cause }.prefix(4).flatMap(\.lines),
        fix: difference.heir.map {
          "take \(difference.path) out when its screen is left: \($0) takes its place, and each trip adds one"
        } ?? difference.property.fix)
      violation.aftermath = origin.map { Finding($0, cause: cause) }
      violation.remedy = Remedy.restoration(
        of: cause, in: differences, asBefore: departure, by: last)
      report(violation)
    }
  }

  /// Returns the given differences without those of a presented view that is where its own
  /// presentation controller says that it belongs now, and without those of the views in it.
  ///
  /// Example: a sheet of the app's own has two heights. The finger pulls it down, which begins its
  /// dismissal, then flicks up: the dismissal is cancelled, and the app takes the sheet to its full
  /// height. The presentation controller declares that height by
  /// `frameOfPresentedViewInContainerView`, so the app means it. A corner radius counts only if its
  /// view has kept its size, because the ends of a capsule follow its height.
  func exceptDeclaredFrames(
    _ differences: [WindowSnapshot.Difference]
  ) -> [WindowSnapshot.Difference] {
    var remaining = differences
    var next = window.rootViewController?.ownPresented
    while let controller = next {
      next = controller.ownPresented
      guard let presentation = controller.presentationController,
        type(of: presentation) != UIPresentationController.self,
        let view = presentation.presentedView,
        remaining.contains(where: { $0.serial == view.serial && $0.property.isPlace }),
        view.frame.isNear(presentation.frameOfPresentedViewInContainerView)
      else { continue }
      let inside = Set(serials(in: view))
      let resized = Set(remaining.filter { $0.property == .size }.map(\.serial))
      remaining.removeAll { difference in
        inside.contains(difference.serial)
          && (difference.property.isPlace
            || difference.property == .cornerRadius && resized.contains(difference.serial))
      }
    }
    return remaining
  }

  /// Returns the serial numbers of a view and of all views in it.
  private func serials(in view: UIView) -> [Int] {
    [view.serial] + view.subviews.flatMap(serials)
  }

  /// Returns the name of a view in reports: the property that holds it, or else its path.
  package func name(ofView serial: Int, path: String) -> String {
    HeldViews(of: window.rootViewController)[serial] ?? path
  }

  /// Returns the name of a view in reports: the property that holds it, or else its controller's
  /// view, or else its class.
  package func name(of view: UIView) -> String {
    let own = view.controller.map { "\(ControllerName(of: $0)).view" } ?? "\(type(of: view))"
    return name(ofView: view.serial, path: own)
  }

  /// Returns the given differences of views with names that a reader finds in the code: where a
  /// controller's property holds the view, its name replaces the view's path.
  package func named(
    _ differences: [WindowSnapshot.Difference]
  ) -> [WindowSnapshot.Difference] {
    guard !differences.isEmpty else { return [] }
    let held = HeldViews(of: window.rootViewController)
    return differences.map { difference in
      var named = difference
      named.path = held[difference.serial] ?? difference.path
      return named
    }
  }
}

extension Remedy {
  /// The restoration of the properties with one cause, such as "frame", to their values before the
  /// request of a transition; `nil` if the harness cannot restore them.
  fileprivate static func restoration(
    of cause: Cause, in differences: [WindowSnapshot.Difference],
    asBefore departure: TransitionRecord, by last: TransitionRecord
  ) -> Remedy? {
    let owed = differences.filter { $0.property.cause == cause }
    guard owed.allSatisfy({ $0.property.isValue && $0.serial > 0 && $0.heir == nil })
    else { return nil }
    return .restoration(
      Set(owed.map(\.serial)).sorted(), of: Set(owed.map(\.property.rawValue)).sorted(),
      asBefore: departure.serial, transition: last.serial)
  }
}

extension WindowSnapshot.Difference {
  /// The difference as a line of a report: the view, the property that differs, and both values.
  package var line: String { "\(path).\(property.rawValue)  was \(before), is \(after)" }

  /// The difference as lines of a report. A second line names the view that has the recognisers
  /// now.
  var lines: [String] {
    [line] + (heir.map { ["they are on  \($0), which was not there before"] } ?? [])
  }

  /// The difference as the end of a sentence, after the view's path: "has another alpha than
  /// before".
  var words: String {
    switch property {
    case .window: "was removed from the window"
    case .superview: "is in another view than before"
    case .index: "has another place among its siblings than before"
    case .gestureRecognizers where heir != nil:
      "has stayed, and a new view has its gestureRecognizers"
    default: "has another \(property.rawValue) than before"
    }
  }
}

extension CGRect {
  /// Returns true if origin and size differ from those of another rectangle by at most a thousandth
  /// of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.001 && abs(minY - other.minY) <= 0.001
      && abs(width - other.width) <= 0.001 && abs(height - other.height) <= 0.001
  }
}

extension ViewProperty {
  /// True if the property is part of the view's place in its superview, which a layout sets.
  fileprivate var isPlace: Bool { self == .size || self == .origin || self == .center }

  /// The cause that a finding names if this property of a view is wrong, such as "frame" or
  /// "alpha".
  package var cause: Cause {
    switch self {
    case .window: Cause(rawValue: "removed")
    case .superview: Cause(rawValue: "superview")
    case .index: Cause(rawValue: "order")
    case .size, .origin, .center, .anchorPoint: Cause(rawValue: "frame")
    case .transform, .sublayerTransform: Cause(rawValue: "transform")
    case .zPosition: Cause(rawValue: "z-position")
    case .alpha: Cause(rawValue: "alpha")
    case .cornerRadius: Cause(rawValue: "corner-radius")
    case .isHidden: Cause(rawValue: "hidden")
    case .isUserInteractionEnabled: Cause(rawValue: "user-interaction")
    case .clipsToBounds: Cause(rawValue: "clipping")
    case .mask: Cause(rawValue: "mask")
    case .gestureRecognizers: Cause(rawValue: "gesture-recognizers")
    }
  }

  /// The advice in a report if this property of a view was not restored.
  fileprivate var fix: String {
    switch self {
    case .window, .superview, .index: "put back, where it was, every view that stays"
    case .gestureRecognizers: "take off again what was added, and enable what was disabled"
    default: "set \(rawValue) back on every path that ends the transition"
    }
  }
}
