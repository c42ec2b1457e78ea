public import UIKit

/// A slider for the volume of the phone. In the model moving it has no effect.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  open var showsRouteButton = true
  private let slider = UISlider()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }

  private func addSlider() {
    slider.value = 0.5
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
