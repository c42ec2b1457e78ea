extension UIView {
  /// Options of a view animation, with UIKit's raw values.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set of animation options.
    public let rawValue: UInt
    /// Creates a set of animation options from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views during the animation block, so that their subviews are animated,
    /// too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views (rule R101 of UIKit's behaviour).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts the animation at the values that are on the screen, instead of the model values
    /// (rule R94 of UIKit's behaviour).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed from its view.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animation forwards, then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps this animation's own duration if it is nested in another animation (rule R99 of
    /// UIKit's behaviour).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps this animation's own curve if it is nested in another animation (rule R99 of UIKit's
    /// behaviour).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a view transition, animates the property changes of the closure as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides one view of a view transition and shows the other. Both stay in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of the enclosing animation. The model does not support this option.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends the animation slowly.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    /// Starts the animation slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends the animation slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs the animation at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A view transition that flips from the left. The model treats all kinds alike.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view transition that flips from the right. The model treats all kinds alike.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A view transition that curls the old content up. The model treats all kinds alike.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A view transition that curls the new content down. The model treats all kinds alike.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A view transition that fades from the old content to the new. The model treats all kinds
    /// alike.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view transition that flips from the top. The model treats all kinds alike.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view transition that flips from the bottom. The model treats all kinds alike.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The option to show 60 frames of the animation a second. The model ignores it.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The option to show 30 frames of the animation a second. The model ignores it.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Returns the timing curve that a set of animation options contains. Numbers without a public
    /// name, such as the keyboard's 7, mean the standard curve.
    var curve: TimingCurve {
      switch (rawValue >> 16) & 0xF {
      case 0: .cubic(.easeInOut)
      case 1: .cubic(.easeIn)
      case 2: .cubic(.easeOut)
      case 3: .linear
      default: .cubic(.standard)
      }
    }

    /// True if the options contain a view transition, such as a flip.
    var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }
  }

  /// Options of a keyframe animation, with UIKit's raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set of keyframe animation options.
    public let rawValue: UInt
    /// Creates a set of keyframe animation options from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views during the animation block, so that their subviews are animated,
    /// too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views (rule R101 of UIKit's behaviour).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts the keyframe animation at the values that are on the screen, instead of the model
    /// values (rule R94 of UIKit's behaviour).
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the keyframe animation until it is removed from its view.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays the keyframe animation forwards, then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps this animation's own duration if it is nested in another animation (rule R99 of
    /// UIKit's behaviour).
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the options of the enclosing animation. The model does not support this option.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates values in a straight line from each keyframe to the next.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    /// Makes values jump from keyframe to keyframe, without values in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates values at a constant speed through all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates values on a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates values on a smooth curve at a constant speed through all keyframes.
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

  /// A timing curve with a public name in UIKit.
  ///
  /// UIKit's type is an Objective-C enumeration, so any number is a valid value, and the keyboard's
  /// notifications contain 7. A Swift enumeration cannot hold a number without a case, so such a
  /// number becomes ``easeInOut``.
  public enum AnimationCurve: Int, Sendable {
    /// Animation curves that start and end slowly, start slowly, end slowly, and run at a constant
    /// speed.
    case easeInOut, easeIn, easeOut, linear

    /// Creates the animation curve with a raw value. Unknown values give ``easeInOut``, and the
    /// result is never `nil`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }
  }

  /// An animation that UIKit itself provides for removing views.
  public enum SystemAnimation: UInt, Sendable {
    /// The animation that fades views out and then removes them from the view hierarchy.
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
