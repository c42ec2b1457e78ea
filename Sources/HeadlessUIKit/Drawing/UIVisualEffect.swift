/// Something done to what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Makes what is behind a view blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light and how strong the blur is.
  @frozen public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Makes contents shine through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// For contents of a kind, which are told apart by how strongly they shine.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What shines through a blur.
@frozen public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
