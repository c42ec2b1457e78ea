extension UIView {
  /// How a view animation is played, with the numbers that UIKit gives the options.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views inside the animation, so that what is inside them moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views (R101).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where things are seen, and not at their model values (R94).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation (R99).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation (R99).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates properties inside a transition too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition and leaves them where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits none of the options of the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve the options name. Numbers without a name, such as the keyboard's 7, are taken as
    /// the standard curve.
    var curve: TimingCurve {
      switch (rawValue >> 16) & 0xF {
      case 0: .cubic(.easeInOut)
      case 1: .cubic(.easeIn)
      case 2: .cubic(.easeOut)
      case 3: .linear
      default: .cubic(.standard)
      }
    }

    /// Whether the options name a transition.
    var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }
  }

  /// How a keyframe animation is played, with the numbers that UIKit gives the options.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: KeyframeTrack.Mode {
      switch (rawValue >> 10) & 0x7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// The curves that UIKit knows by name.
  ///
  /// UIKit's is an enumeration of Objective-C: any number makes one, and the keyboard tells 7. Here
  /// a number that has no name makes ``easeInOut``, for an enumeration of Swift has no room for it.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve of a number; never `nil`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }
  }

  /// Animations that the system has ready.
  public enum SystemAnimation: UInt, Sendable {
    /// Lets views disappear and takes them out.
    case delete
  }
}

extension TimingCurve {
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .cubic(.easeInOut)
    case .easeIn: self = .cubic(.easeIn)
    case .easeOut: self = .cubic(.easeOut)
    case .linear: self = .linear
    }
  }
}
