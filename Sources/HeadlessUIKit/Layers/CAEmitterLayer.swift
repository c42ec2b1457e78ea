/// A layer that emits particles. Nothing is drawn here, so its values are only stored.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles that the layer emits.
  open var emitterCells: [CAEmitterCell]?
  /// A factor for the birth rate of all cells.
  open var birthRate: Float = 1
  /// A factor for the lifetime of all cells.
  open var lifetime: Float = 1
  /// The centre of the shape from which particles are emitted.
  open var emitterPosition = CGPoint.zero
  /// The depth of the emitter's centre.
  open var emitterZPosition: CGFloat = 0
  /// The width and height of the shape from which particles are emitted.
  open var emitterSize = CGSize.zero
  /// The depth of the shape from which particles are emitted.
  open var emitterDepth: CGFloat = 0
  /// The shape from which particles are emitted.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// True if particles are placed in depth as well.
  open var preservesDepth = false
  /// A factor for the velocity of all cells.
  open var velocity: Float = 1
  /// A factor for the scale of all cells.
  open var scale: Float = 1
  /// A factor for the spin of all cells.
  open var spin: Float = 1
  /// The seed of the random numbers with which particles vary.
  open var seed: UInt32 = 0
}

/// One kind of particle. Nothing is drawn here, so its values are only stored.
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
  /// The name of the kind of particles.
  open var name: String?
  /// True if the layer emits particles of this kind.
  open var isEnabled = true
  /// The number of particles emitted per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range within which the lifetime of particles varies.
  open var lifetimeRange: Float = 0
  /// The angle of emission out of the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// The angle of emission within the layer's plane.
  open var emissionLongitude: CGFloat = 0
  /// The range within which the particles' angle of emission varies.
  open var emissionRange: CGFloat = 0
  /// The initial velocity of a particle.
  open var velocity: CGFloat = 0
  /// The range within which the particles' velocity varies.
  open var velocityRange: CGFloat = 0
  /// The acceleration of a particle along the x axis.
  open var xAcceleration: CGFloat = 0
  /// The acceleration of a particle along the y axis.
  open var yAcceleration: CGFloat = 0
  /// The acceleration of a particle along the z axis.
  open var zAcceleration: CGFloat = 0
  /// The scale of a particle when it is emitted.
  open var scale: CGFloat = 1
  /// The range within which the particles' scale varies.
  open var scaleRange: CGFloat = 0
  /// The change of a particle's scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed at which a particle turns.
  open var spin: CGFloat = 0
  /// The range within which the particles' spin varies.
  open var spinRange: CGFloat = 0
  /// The colour of a particle when it is emitted.
  open var color: CGColor? = .white
  /// The range within which the red part of the particles' colour varies.
  open var redRange: Float = 0
  /// The range within which the green part of the particles' colour varies.
  open var greenRange: Float = 0
  /// The range within which the blue part of the particles' colour varies.
  open var blueRange: Float = 0
  /// The range within which the opacity of the particles' colour varies.
  open var alphaRange: Float = 0
  /// The change of the red part of a particle's colour per second.
  open var redSpeed: Float = 0
  /// The change of the green part of a particle's colour per second.
  open var greenSpeed: Float = 0
  /// The change of the blue part of a particle's colour per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity of a particle's colour per second.
  open var alphaSpeed: Float = 0
  /// The image of a particle.
  open var contents: Any?
  /// The scale of the particle's image, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// The part of the particle's image that is shown, in fractions of the image's size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The shape of an emitter that is a single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// The shape of an emitter that is a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// The shape of an emitter that is a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The shape of an emitter that is a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The shape of an emitter that is a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The shape of an emitter that is a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emitter's shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are emitted from the corner points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are emitted from the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are emitted from the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are emitted from the inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and manner in which particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first, so below newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last, so above newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest particles are drawn first, so behind nearer ones.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of overlapping particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
