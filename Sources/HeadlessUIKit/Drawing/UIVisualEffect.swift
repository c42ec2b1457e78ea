/// An effect, such as a blur, that a view applies to the views behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs the views behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and strength of a blur.
  @frozen public enum Style: Int, Sendable {
    case extraLight, light, dark
    /// A blur of regular strength that follows light and dark style.
    case regular = 4
    /// A prominent blur that follows light and dark style.
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes contents shine through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Creates an effect for contents on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates an effect for a kind of contents; the kind is ignored.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The kind of contents that shine through a blur.
@frozen public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  /// The style of thin lines between contents.
  case separator
}
