/// A layer that emits particles. The model draws no layers, so the emitter's settings are stored
/// and have no effect.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles that the emitter layer emits.
  open var emitterCells: [CAEmitterCell]?
  /// A factor by which the emitter layer multiplies the birth rate of all its cells.
  open var birthRate: Float = 1
  /// A factor by which the emitter layer multiplies the lifetime of all its cells' particles.
  open var lifetime: Float = 1
  /// The centre of the shape from which the emitter layer emits particles.
  open var emitterPosition = CGPoint.zero
  /// The z coordinate of the centre of the shape from which the layer emits particles.
  open var emitterZPosition: CGFloat = 0
  /// The width and height of the shape from which the emitter layer emits particles.
  open var emitterSize = CGSize.zero
  /// The extent in depth of the shape from which the emitter layer emits particles.
  open var emitterDepth: CGFloat = 0
  /// The shape from which the emitter layer emits particles, such as a line or a circle.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the emitter's shape from which particles are emitted, such as its outline.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which the emitter layer's particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// True if the emitter layer's particles are also placed in depth, instead of all in the layer's
  /// plane.
  open var preservesDepth = false
  /// A factor by which the emitter layer multiplies the velocity of all its cells' particles.
  open var velocity: Float = 1
  /// A factor by which the emitter layer multiplies the scale of all its cells' particles.
  open var scale: Float = 1
  /// A factor by which the emitter layer multiplies the spin of all its cells' particles.
  open var spin: Float = 1
  /// The seed of the random numbers by which an emitter layer's particles differ from each other.
  open var seed: UInt32 = 0
}

/// One kind of particle of an emitter layer. The model draws no layers, so the cell's settings are
/// stored and have no effect.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The name of this kind of particle, by which an app finds the emitter cell.
  open var name: String?
  /// True if the emitter layer emits particles of this cell's kind.
  open var isEnabled = true
  /// The number of particles of this kind that an emitter emits per second.
  open var birthRate: Float = 0
  /// The time after which a particle of this kind disappears, in seconds.
  open var lifetime: Float = 0
  /// The range within which the lifetime varies at random from particle to particle, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle out of the layer's plane at which particles of this kind leave the emitter.
  open var emissionLatitude: CGFloat = 0
  /// The angle within the layer's plane at which particles of this kind leave the emitter.
  open var emissionLongitude: CGFloat = 0
  /// The range within which the angle of emission varies at random from particle to particle.
  open var emissionRange: CGFloat = 0
  /// The velocity with which a particle leaves the emitter, in points per second.
  open var velocity: CGFloat = 0
  /// The range within which the initial velocity varies at random from particle to particle.
  open var velocityRange: CGFloat = 0
  /// The acceleration of a particle along the x axis, for example by wind.
  open var xAcceleration: CGFloat = 0
  /// The acceleration of a particle along the y axis, for example by gravity.
  open var yAcceleration: CGFloat = 0
  /// The acceleration of a particle along the z axis, in depth.
  open var zAcceleration: CGFloat = 0
  /// The scale of a particle's image when the particle leaves the emitter.
  open var scale: CGFloat = 1
  /// The range within which the initial scale varies at random from particle to particle.
  open var scaleRange: CGFloat = 0
  /// The speed at which a particle's scale changes, per second of its life.
  open var scaleSpeed: CGFloat = 0
  /// The speed at which a particle turns about its centre, in radians per second.
  open var spin: CGFloat = 0
  /// The range within which the spin varies at random from particle to particle.
  open var spinRange: CGFloat = 0
  /// The colour of a particle when it leaves the emitter.
  open var color: CGColor? = .white
  /// The range within which the red part of the colour varies at random from particle to particle.
  open var redRange: Float = 0
  /// The range within which the green part of the colour varies at random from particle to
  /// particle.
  open var greenRange: Float = 0
  /// The range within which the blue part of the colour varies at random from particle to particle.
  open var blueRange: Float = 0
  /// The range within which the colour's opacity varies at random from particle to particle.
  open var alphaRange: Float = 0
  /// The speed at which the red part of a particle's colour changes, per second of its life.
  open var redSpeed: Float = 0
  /// The speed at which the green part of a particle's colour changes, per second of its life.
  open var greenSpeed: Float = 0
  /// The speed at which the blue part of a particle's colour changes, per second of its life.
  open var blueSpeed: Float = 0
  /// The speed at which the opacity of a particle's colour changes, per second of its life.
  open var alphaSpeed: Float = 0
  /// The image that is drawn for each particle of this kind, a `CGImage`.
  open var contents: Any?
  /// The scale of the particle's image, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// The part of the particle's image that is shown, in fractions of the image's size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The kinds of particles that each particle of this kind emits in turn.
  open var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
}

/// The shape from which an emitter layer emits its particles, such as a line or a circle.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value of an emitter's shape: its name in Core Animation.
  public let rawValue: String
  /// Creates an emitter's shape from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An emitter layer emits its particles from a single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// An emitter layer emits its particles along a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// An emitter layer emits its particles from a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// An emitter layer emits its particles from a box in three dimensions.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// An emitter layer emits its particles from a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// An emitter layer emits its particles from a sphere in three dimensions.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emitter's shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of an emitter mode, such as outline or surface: its name in Core Animation.
  public let rawValue: String
  /// Creates an emitter mode, such as outline or surface, from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An emitter layer emits its particles from the corner points of its shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// An emitter layer emits its particles from the outline of its shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// An emitter layer emits its particles from the surface of its shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// An emitter layer emits its particles from the inside of its shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which an emitter layer's particles are drawn over each other, or the blending of
/// their colours.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of an emitter's render mode: its name in Core Animation.
  public let rawValue: String
  /// Creates an emitter's render mode from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An emitter layer draws its particles in no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// An emitter layer draws the oldest particles first, so below newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// An emitter layer draws the oldest particles last, so above newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// An emitter layer draws the farthest particles first, so behind nearer ones.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles that lie over each other are added, so that no order matters.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
