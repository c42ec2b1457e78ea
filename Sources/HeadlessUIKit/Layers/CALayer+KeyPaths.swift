extension AnyKeyPath {
  /// The Objective-C name of a layer's property, such as `"shadowRadius"` for
  /// `\CALayer.shadowRadius`; `nil` of other key paths.
  ///
  /// On a device Swift knows the name from the Objective-C runtime, and code that animates any
  /// property of a layer asks for it. On Linux Swift's own property of this name is `nil`, so this
  /// one takes its place.
  @preconcurrency @MainActor
  public var _kvcKeyPathString: String? { layerProperties[self] }
}

/// The names of the properties of a layer that animations change, found by key path. The dictionary
/// is only looked up and never iterated, so its order does not matter.
@MainActor
private let layerProperties: [AnyKeyPath: String] = [
  \CALayer.position: "position", \CALayer.bounds: "bounds", \CALayer.frame: "frame",
  \CALayer.anchorPoint: "anchorPoint", \CALayer.transform: "transform",
  \CALayer.opacity: "opacity", \CALayer.backgroundColor: "backgroundColor",
  \CALayer.cornerRadius: "cornerRadius", \CALayer.zPosition: "zPosition",
  \CALayer.sublayerTransform: "sublayerTransform", \CALayer.borderWidth: "borderWidth",
  \CALayer.borderColor: "borderColor", \CALayer.shadowColor: "shadowColor",
  \CALayer.shadowOpacity: "shadowOpacity", \CALayer.shadowOffset: "shadowOffset",
  \CALayer.shadowRadius: "shadowRadius", \CALayer.shadowPath: "shadowPath",
  \CALayer.contents: "contents", \CALayer.contentsRect: "contentsRect",
  \CALayer.isHidden: "hidden", \CALayer.masksToBounds: "masksToBounds",
]
