/// A view that blurs what is behind it.
///
/// What is to be shown over the effect goes into ``contentView``: UIKit stops an app that puts a view into the
/// effect view itself, and so does the model.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind.
  open var effect: UIVisualEffect?
  /// Where subviews go.
  public let contentView = UIView()

  /// Creates a view with an effect, or one that will get it later.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.addSubview(contentView)
  }

  open override func addSubview(_ view: UIView) {
    preconditionFailure(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
    )
  }
}

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
}
