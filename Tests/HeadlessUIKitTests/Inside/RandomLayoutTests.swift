import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Random layouts") @MainActor
struct RandomLayoutTests {
  @Test(
    "A8 a random system of up to 12 views settles or says that it does not, within ten rounds"
  )
  func settles() {
    let isSoak = ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] != nil
    for seed in 0..<(isSoak ? 10_000 : 300) {
      let system = RandomSystem(seed: UInt64(seed))
      for turn in 0..<6 {
        let trouble = system.pass()
        #expect(trouble == nil, "system \(seed), turn \(turn): \(trouble ?? "")")
        if trouble != nil { return }
        system.change()
      }
    }
  }
}

/// A screen with a random tree of views, and random constraints between the views.
@MainActor
private final class RandomSystem {
  private final class Counting: UIView {
    var layouts = 0
    var contents = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { contents }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let simulator = Simulator.boot()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    window.makeKeyAndVisible()
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.addSubview(root)
    views = [root]
    for _ in 0..<(1 + draw(11)) {
      let parent = views[draw(views.count)]
      let view = draw(5) == 0 ? UIStackView() : Counting(frame: frame())
      if let view = view as? Counting, draw(3) == 0 {
        view.contents = CGSize(width: draw(120), height: draw(40))
      }
      if let stack = view as? UIStackView { arrange(stack) }
      view.translatesAutoresizingMaskIntoConstraints = draw(5) == 0
      if let stack = parent as? UIStackView, draw(4) > 0 {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      views.append(view)
    }
    for _ in 0..<draw(30) { constrain() }
  }

  /// Returns the next pseudorandom number below a bound.
  private func draw(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private func frame() -> CGRect {
    CGRect(x: draw(200), y: draw(200), width: draw(900), height: draw(700)).applying(
      CGAffineTransform(scaleX: 1 / 3, y: 1 / 7))
  }

  private func arrange(_ stack: UIStackView) {
    stack.axis = draw(2) == 0 ? .horizontal : .vertical
    stack.distribution = UIStackView.Distribution(rawValue: draw(5))!
    stack.alignment = UIStackView.Alignment(rawValue: draw(6))!
    stack.spacing = CGFloat(draw(30)) / 3
    stack.isLayoutMarginsRelativeArrangement = draw(3) == 0
  }

  private func constrain() {
    let families: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.left, .right, .centerX], [.top, .bottom, .centerY],
      [.width, .height],
    ]
    let family = families[draw(4)]
    let (one, other) = (views[draw(views.count)], views[draw(views.count)])
    let isSize = family[0] == .width
    let constraint = NSLayoutConstraint(
      item: one, attribute: family[draw(family.count)],
      relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][draw(4)],
      toItem: one === other || isSize && draw(2) == 0 ? nil : other,
      attribute: family[draw(family.count)],
      multiplier: isSize ? [1, 1, 0.5, 2, 1 / 3][draw(5)] : 1,
      constant: CGFloat(draw(200) - (isSize ? 0 : 100)) / 2)
    guard isSize || constraint.secondItem != nil else { return }
    constraint.priority =
      [.required, .required, UILayoutPriority(999), .defaultHigh, .defaultLow][
        draw(5)]
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// Changes a constraint, a view or a size at random, as apps do between two layout passes.
  func change() {
    let view = views[1 + draw(views.count - 1)]
    switch draw(8) {
    case 0: constraints.randomElement(draw)?.constant += CGFloat(draw(41) - 20) / 3
    case 1: constraints.randomElement(draw)?.isActive = false
    case 2: constrain()
    case 3: view.frame = frame()
    case 4: view.isHidden.toggle()
    case 5: views[0].frame.size = CGSize(width: 200 + draw(300), height: 300 + draw(300))
    case 6: view.translatesAutoresizingMaskIntoConstraints.toggle()
    default:
      view.removeFromSuperview()
      views[0].addSubview(view)
    }
  }

  /// Performs the pending layout of the random screen.
  ///
  /// - Returns: A description of an error in the layout, if there is one.
  func pass() -> String? {
    let counting = views.compactMap { $0 as? Counting }
    for view in counting { view.layouts = 0 }
    simulator.run(for: .milliseconds(17))
    if let most = counting.map(\.layouts).max(), most > 10 { return "\(most) rounds" }
    if let view = views.first(where: { !$0.frame.isFinite }) { return "\(view) is \(view.frame)" }
    let loops = simulator.warnings.contains { $0.kind == .layoutFeedbackLoop }
    if !loops, let view = views.first(where: \.needsLayout) { return "\(view) was left out" }
    return loops ? nil : constraints.lazy.compactMap { self.trouble(with: $0) }.first
  }

  /// Returns a description of the error if the laid-out frames break a required constraint, and
  /// `nil` otherwise.
  private func trouble(with constraint: NSLayoutConstraint) -> String? {
    guard constraint.isActive, constraint.priority == .required, !constraint.isKnownToConflict,
      let holder = constraint.holder, let one = constraint.firstItem as? UIView
    else { return nil }
    var difference = value(constraint.firstAttribute, of: one, in: holder) - constraint.constant
    if let other = constraint.secondItem as? UIView {
      difference -=
        value(constraint.secondAttribute, of: other, in: holder) * constraint.multiplier
    }
    let isMissed =
      switch constraint.relation {
      case .equal: abs(difference) > 0.1
      case .lessThanOrEqual: difference > 0.1
      case .greaterThanOrEqual: difference < -0.1
      }
    return isMissed ? "\(constraint) is missed by \(difference)" : nil
  }

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in holder: UIView
  ) -> CGFloat {
    func place(_ view: UIView) -> CGRect {
      (view.isFoundByConstraints ? view.solution?.exact : nil) ?? view.untransformedFrame
    }
    var box = place(view)
    if view === holder { box.origin = .zero }
    var above = view === holder ? nil : view.superview
    while let outer = above, outer !== holder {
      box.origin.x += place(outer).origin.x
      box.origin.y += place(outer).origin.y
      above = outer.superview
    }
    return switch attribute {
    case .left, .leading: box.origin.x
    case .right, .trailing: box.origin.x + box.size.width
    case .top: box.origin.y
    case .bottom: box.origin.y + box.size.height
    case .width: box.size.width
    case .height: box.size.height
    case .centerX: box.origin.x + box.size.width / 2
    default: box.origin.y + box.size.height / 2
    }
  }
}

extension Array {
  fileprivate func randomElement(_ draw: (Int) -> Int) -> Element? {
    isEmpty ? nil : self[draw(count)]
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
