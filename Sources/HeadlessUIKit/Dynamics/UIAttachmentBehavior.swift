/// A behaviour that ties an item to a point or to another item, by a rod or by a spring.
///
/// A typical use is a card under a finger: a rod of length 0 ties the touched point of the card to
/// the finger's position.
///
/// ```swift
/// let offset = UIOffset(horizontal: 40, vertical: -60)
/// let grip = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: finger)
/// animator.addBehavior(grip)
/// grip.anchorPoint = finger  // on every change of the pan
/// ```
///
/// - Note: Attachments that slide, pin or limit (`slidingAttachment`, `pinAttachment` and similar)
///   are not modelled; using them does not compile.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of thing to which an attachment ties its item: another item, or an anchor point.
  @frozen public enum AttachmentType: Int, Sendable { case items, anchor }

  private let first: (item: any UIDynamicItem, offset: UIOffset)
  private let second: (item: any UIDynamicItem, offset: UIOffset)?

  /// The kind of thing to which the attachment ties its item: another item, or the anchor point.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// Creates an attachment that ties the centre of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment that ties a point of an item, given as an offset from the item's centre,
  /// to a fixed point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    first = (item, offset)
    second = nil
    anchorPoint = point
    super.init()
    length = distance
  }

  /// Creates an attachment that ties the centres of two items together.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment that ties a point of an item to a point of another one. Each is given as
  /// an offset from its item's centre.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    first = (item1, offset1)
    second = (item2, offset2)
    anchorPoint = .zero
    super.init()
    length = distance
  }

  /// The items that the attachment ties: two, or only one if it is tied to the anchor point.
  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The anchor point to which the attachment ties its item, in the reference view's coordinates.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The length of the attachment's rod or spring. Initially it is the distance between its two
  /// ends.
  open var length: CGFloat = 0 { didSet { changed() } }
  /// The damping of the attachment's spring. With 1 the item comes to rest without swinging.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The frequency of the attachment's spring, in cycles per second. With 0 the attachment is a rod
  /// instead of a spring.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The resistance of the first item to rotation.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }

  private var distance: CGFloat {
    (end(first) - (second.map(end) ?? anchorPoint)).length
  }

  /// Returns the position of the point at which the attachment is tied to an item. The point
  /// rotates with the item.
  private func end(_ tie: (item: any UIDynamicItem, offset: UIOffset)) -> CGPoint {
    let body = DynamicBody(tie.item)
    return body.position
      + body.turned(CGPoint(x: tie.offset.horizontal, y: tie.offset.vertical))
  }

  override var affectedItems: [any UIDynamicItem] { items }

  /// The two ends of the attachment as they are now: the tied bodies, and the vectors from their
  /// centres to the tied points.
  private struct Ends {
    var one: DynamicBody
    var arm: CGVector
    var other: DynamicBody?
    var otherArm: CGVector
    /// The vector from the attachment's second end to its first end.
    var way: CGVector
  }

  private func ends(_ bodies: DynamicBodies) -> Ends? {
    guard let one = bodies[first.item] else { return nil }
    let arm = one.turned(CGPoint(x: first.offset.horizontal, y: first.offset.vertical))
    guard let second else {
      return Ends(
        one: one, arm: arm, other: nil, otherArm: .zero, way: one.position + arm - anchorPoint)
    }
    guard let other = bodies[second.item] else { return nil }
    let otherArm = other.turned(CGPoint(x: second.offset.horizontal, y: second.offset.vertical))
    return Ends(
      one: one, arm: arm, other: other, otherArm: otherArm,
      way: one.position + arm - (other.position + otherArm))
  }

  override func push(_ bodies: DynamicBodies, for step: CGFloat) {
    guard let ends = ends(bodies) else { return }
    if frictionTorque > 0 { ends.one.spin /= 1 + frictionTorque * ends.one.slewing * step }
    guard frequency > 0 else { return }
    let distance = ends.way.length
    guard distance > 1e-9 else { return }
    let direction = ends.way * (1 / distance)
    let yielding =
      ends.one.yielding(ends.arm, along: direction)
      + (ends.other?.yielding(ends.otherArm, along: direction) ?? 0)
    guard yielding > 0 else { return }
    let rate = 2 * CGFloat.pi * frequency
    let speed =
      (ends.one.velocity(at: ends.arm) - (ends.other?.velocity(at: ends.otherArm) ?? .zero))
      .dot(direction)
    // The force of the spring is computed for the end of the simulation step and not for its
    // beginning, so that even a very stiff spring does not start to oscillate wildly.
    let pull =
      (rate * rate * (distance - length) + (2 * damping * rate + rate * rate * step) * speed)
    let blow =
      direction
      * (-pull * step / (1 + 2 * damping * rate * step + rate * rate * step * step) / yielding)
    ends.one.strike(blow, at: ends.arm)
    ends.other?.strike(blow * -1, at: ends.otherArm)
  }

  override func hold(_ bodies: DynamicBodies, for step: CGFloat) {
    guard frequency == 0, let ends = ends(bodies) else { return }
    let distance = ends.way.length
    let error = distance - length
    guard abs(error) > 1e-9, distance > 1e-9 else { return }
    let direction = ends.way * (1 / distance)
    let yielding =
      ends.one.yielding(ends.arm, along: direction)
      + (ends.other?.yielding(ends.otherArm, along: direction) ?? 0)
    guard yielding > 0 else { return }
    let blow = direction * (-error / yielding)
    ends.one.shift(blow, at: ends.arm)
    ends.other?.shift(blow * -1, at: ends.otherArm)
  }
}
