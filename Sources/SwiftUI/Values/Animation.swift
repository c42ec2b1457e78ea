/// A motion of SwiftUI's views, which are not drawn here.
public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The motion that the system chooses.
  public static let `default` = Animation("default")
  /// A motion of even speed.
  public static let linear = Animation("linear")
  /// A motion that begins slowly.
  public static let easeIn = Animation("easeIn")
  /// A motion that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// A motion that begins and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// A motion as of a spring.
  public static let spring = Animation("spring")
  /// A motion as of a spring that swings.
  public static let bouncy = Animation("bouncy")
  /// A motion as of a spring that does not swing.
  public static let smooth = Animation("smooth")
  /// A fast motion as of a spring.
  public static let snappy = Animation("snappy")

  /// Returns a motion of even speed.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Returns a motion that begins slowly.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Returns a motion that ends slowly.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Returns a motion that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Returns a motion along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("curve") }
  /// Returns a motion as of a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// Returns a motion as of a spring, by its duration and the part of it that swings.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// Returns a motion as of a spring that a finger moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .spring }
  /// Returns a motion as of a spring with a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// Returns the motion with a wait before it. The model keeps the motion as it is.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the motion at another speed. The model keeps the motion as it is.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the motion several times over. The model keeps the motion as it is.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the motion without end. The model keeps the motion as it is.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change of a view's state, which SwiftUI animates. In the model it happens at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
