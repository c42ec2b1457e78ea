/// The name of an image in the app's catalogue, for which Xcode makes a constant.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names an image; which bundle it is in plays no part.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in the app's catalogue, for which Xcode makes a constant.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour; which bundle it is in plays no part.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// An image of the app's catalogue.
  public convenience init(resource: ImageResource) {
    let size = onMainThread("UIImage(resource:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.imageSizes[resource.name]
    }
    self.init(name: resource.name, size: size ?? CGSize(width: 100, height: 100))
  }
}

extension UIColor {
  /// A colour of the app's catalogue.
  public convenience init(resource: ColorResource) {
    let known = onMainThread("UIColor(resource:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.colors[resource.name]
    }
    self.init(cgColor: (known ?? .gray).cgColor)
  }
}
