import Turnstile
import UIKit

/// Prints the movements of layers in Core Animation, and the objects that UIKit makes of an app's
/// own classes, so that the output of debug and release builds can be compared.
///
/// UIKit copies animations when they are added, and layers when their presentation layer is asked
/// for. It also makes cells, bars and layout attributes of classes that it knows only as values.
/// All of that has to be the same in debug and release builds.
@MainActor
enum MotionDigest {
  static func run() {
    for (name, animation) in animations { tell(name, animation) }
    tellViewAnimations()
    tellMadeObjects()
    tellVerdict()
  }

  // MARK: - Animations

  private static var animations: [(String, CAAnimation)] {
    let basic = CABasicAnimation(keyPath: "position")
    (basic.fromValue, basic.toValue) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 320))
    basic.timingFunction = CAMediaTimingFunction(name: .easeIn)

    let added = CABasicAnimation(keyPath: "transform.rotation.z")
    (added.byValue, added.isAdditive) = (CGFloat.pi / 3, true)

    let bounds = CABasicAnimation(keyPath: "bounds")
    bounds.toValue = CGRect(x: 5, y: 5, width: 300, height: 60)
    bounds.autoreverses = true

    let keyed = CAKeyframeAnimation(keyPath: "opacity")
    (keyed.values, keyed.keyTimes) = ([0, 1, 0.25, 0.75], [0, 0.2, 0.3, 1])

    let line = CAKeyframeAnimation(keyPath: "position")
    line.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100)).cgPath
    line.calculationMode = .paced

    let round = CAKeyframeAnimation(keyPath: "position.x")
    (round.values, round.calculationMode) = ([0, 50, 10, 80], .cubic)

    let turn = CABasicAnimation(keyPath: "transform")
    turn.toValue = CATransform3DMakeRotation(2, 1, 0.5, 0.25)

    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue, spring.initialVelocity) = (0, 200, 3)
    spring.duration = spring.settlingDuration

    let group = CAAnimationGroup()
    group.animations = [basic, keyed, spring]
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.1, 0.2, 1)

    let own = Fade()
    own.strength = 3

    let fade = CATransition()
    (fade.type, fade.subtype) = (.push, .fromLeft)

    let all: [(String, CAAnimation)] = [
      ("basic", basic), ("additive", added), ("bounds", bounds), ("keyframes", keyed),
      ("path", line), ("cubic", round), ("turn", turn), ("spring", spring), ("group", group),
      ("own", own), ("transition", fade),
    ]
    for (_, animation) in all where animation.duration == 0 { animation.duration = 1 }
    return all
  }

  private static func tell(_ name: String, _ animation: CAAnimation) {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = Dial(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
    window.addSubview(view)
    simulator.run(for: .milliseconds(20))
    let delegate = Ends()
    animation.delegate = delegate
    view.layer.add(animation, forKey: name)
    animation.delegate = nil

    let kept = view.layer.animation(forKey: name) ?? view.layer.animation(forKey: kCATransition)
    print(name, kept.map(description) ?? "-", view.layer.animationKeys() ?? [])
    for step in 0..<9 {
      print(" ", step, seen(view))
      simulator.run(for: .milliseconds(137))
    }
    simulator.run(for: .seconds(3))
    print(" ", "ends", delegate.ends, seen(view))
  }

  private static func description(of animation: CAAnimation) -> String {
    var parts = ["\(type(of: animation))", "\(animation.duration)"]
    if let property = animation as? CAPropertyAnimation {
      parts.append(property.keyPath ?? "no key path")
    }
    if let basic = animation as? CABasicAnimation {
      parts.append("\(basic.fromValue ?? "-") to \(basic.toValue ?? "-")")
    }
    if let keyed = animation as? CAKeyframeAnimation {
      parts.append("\(keyed.values?.count ?? 0) values, \(keyed.path == nil ? "no" : "a") path")
    }
    if let group = animation as? CAAnimationGroup {
      parts += (group.animations ?? []).map { "[\(description(of: $0))]" }
    }
    if let transition = animation as? CATransition { parts.append(transition.type.rawValue) }
    return parts.joined(separator: " ")
  }

  private static func seen(_ view: UIView) -> String {
    guard let layer = view.layer.presentation() else { return "nothing" }
    let t = layer.transform
    return "\(type(of: layer)) \(layer.position) \(layer.bounds) \(layer.opacity)"
      + " [\(t.m11) \(t.m12) \(t.m13) \(t.m21) \(t.m22) \(t.m41) \(t.m42)]"
  }

  private static func tellViewAnimations() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    simulator.run(for: .milliseconds(20))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
    ) { view.center = CGPoint(x: 200, y: 300) }
    UIView.animate(springDuration: 0.5, bounce: 0.3) { view.bounds.size.width = 250 }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.alpha = 0.2 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.9 }
    }
    UIView.animate(withDuration: 0.7) { view.transform = CGAffineTransform(rotationAngle: 1) }
    for step in 0..<12 {
      print("views", step, seen(view))
      simulator.run(for: .milliseconds(101))
    }
  }

  // MARK: - Objects of an app's classes

  private static func tellMadeObjects() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "a name that is too long to be kept in place")
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    let row = table.dequeueReusableCell(
      withIdentifier: "a name that is too long to be kept in place")
    let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    print(
      row.map { "\(type(of: $0)) \($0.reuseIdentifier ?? "-") \(($0 as? Row)?.mark ?? 0)" } ?? "-")
    print(head.map { "\(type(of: $0)) \($0.reuseIdentifier ?? "-")" } ?? "-")
    let attributes = OwnAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as? OwnAttributes
    print("\(copy.map { "\(type(of: $0)) \($0.frame) \($0.ring)" } ?? "-")")
    let items = Items()
    let collection = UICollectionView(frame: table.frame, collectionViewLayout: OwnLayout())
    collection.register(Item.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    window.addSubview(collection)
    collection.layoutIfNeeded()
    print(collection.visibleCells.map { "\(type(of: $0)) \(($0 as? Item)?.ring ?? 0)" })
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    print("\(type(of: navigation.navigationBar)) \((navigation.navigationBar as? Bar)?.mark ?? 0)")
    print("\(type(of: Dial(frame: .zero).layer))")
    simulator.run(for: .milliseconds(20))
  }

  // MARK: - A verdict

  private static func tellVerdict() {
    let subject = Subject.modal("slides by Core Animation") { CoreSlide() }
    do {
      print(try check(subject, .strict, .runs(256), seeds: "/dev/null/seeds"))
    } catch {
      print(error)
    }
  }
}

// MARK: - An app's own classes

/// A view with a layer class of its own, whose additional property Core Animation copies into
/// presentation layers.
private final class Dial: UIView {
  override class var layerClass: AnyClass { DialLayer.self }
}

private final class DialLayer: CALayer {
  var hand = 1

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    hand = (layer as? DialLayer)?.hand ?? 0
  }
  required init?(coder: NSCoder) { nil }
}

private final class Fade: CABasicAnimation {
  var strength = 1

  override init() {
    super.init()
    keyPath = "opacity"
    (fromValue, toValue) = (0.2, 0.8)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Ends: CAAnimationDelegate {
  private(set) var ends: [String] = []

  func animationDidStart(_ anim: CAAnimation) { ends.append("\(type(of: anim)) starts") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ends.append("\(type(of: anim)) \(flag)")
  }
}

private final class Row: UITableViewCell {
  var mark = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    mark = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class Head: UITableViewHeaderFooterView {}

private final class Bar: UINavigationBar {
  var mark = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark = 8
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnAttributes: UICollectionViewLayoutAttributes {
  var ring = 1

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? OwnAttributes)?.ring = ring + 1
    return copy
  }
}

private final class OwnLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { OwnAttributes.self }
}

private final class Item: UICollectionViewCell {
  var ring = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    ring = (layoutAttributes as? OwnAttributes)?.ring ?? -1
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// An animator that slides a card by Core Animation alone, so that a finger cannot drag it.
private final class CoreSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = context.containerView.bounds.height
    let up = context.view(forKey: .to)
    if let up { context.containerView.addSubview(up) }
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    (slide.fromValue, slide.toValue) = up == nil ? (0, height) : (height, 0)
    (slide.duration, slide.isRemovedOnCompletion, slide.fillMode) = (0.3, false, .forwards)
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    (up ?? context.view(forKey: .from))?.layer.add(slide, forKey: "slide")
  }
}
