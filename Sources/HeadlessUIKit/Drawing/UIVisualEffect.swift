/// A visual effect, such as a blur, that a view applies to the views behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A visual effect that blurs the views behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur: its brightness and strength.
  @frozen public enum Style: Int, Sendable {
    case extraLight, light, dark
    /// A blur of regular strength that is light or dark as the view's style is.
    case regular = 4
    /// A prominent blur that is light or dark as the view's style is.
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blurring effect of a style, such as dark.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A visual effect for the contents on a blur, which makes them shine through the blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Creates a visual effect for the contents on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates a visual effect for a kind of contents on a blur. The kind is ignored.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// A visual effect that shows a view as a pane of glass. The model stores its values and draws no
/// glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style of a glass effect: how much of the views behind it shines through.
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  /// True if the glass reacts to touches.
  open var isInteractive = false
  /// The colour of the glass; `nil` for clear glass.
  open var tintColor: UIColor?

  /// Creates a glass effect of a style, such as clear.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
}

/// A visual effect that joins the panes of glass in a view's content view where they are close. The
/// model stores its values and draws no glass.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which panes of glass begin to join.
  open var spacing: CGFloat = 0
}

/// The kind of contents that shine through a blur, such as a label.
@frozen public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  /// Thin lines that separate contents, as one kind of the contents that shine through a blur.
  case separator
}
