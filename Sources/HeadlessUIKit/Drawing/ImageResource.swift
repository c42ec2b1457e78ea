/// The name of an image in the app's asset catalogue. Xcode generates a constant of this type for
/// each image.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the name of an image in the app's asset catalogue. The bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in the app's asset catalogue. Xcode generates a constant of this type for
/// each colour.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the name of a colour in the app's asset catalogue. The bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// Creates an image of the app's asset catalogue. If the name is unknown, the image has 100 by
  /// 100 points.
  public convenience init(resource: ImageResource) {
    let size = onMainThread("UIImage(resource:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.imageSizes[resource.name]
    }
    self.init(name: resource.name, size: size ?? CGSize(width: 100, height: 100))
  }
}

extension UIColor {
  /// Creates a colour of the app's asset catalogue. If the name is unknown, the colour is a grey.
  public convenience init(resource: ColorResource) {
    let known = onMainThread("UIColor(resource:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.colors[resource.name]
    }
    self.init(cgColor: (known ?? .gray).cgColor)
  }
}
