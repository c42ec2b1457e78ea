/// Access to a layer's properties by key, for code that animates, restores or copies the values of
/// properties without knowing which.
extension CALayer {
  func plainModelValue(_ key: LayerKey) -> AnimatableValue? {
    switch key {
    case .position: .pair(modelPosition)
    case .boundsOrigin: .pair(modelBounds.origin)
    case .boundsSize: .pair(modelBounds.size)
    case .opacity: .number(Double(modelOpacity))
    case .transform: modelTransform.value
    case .backgroundColor: .color(modelBackgroundColor)
    case .cornerRadius: .number(modelCornerRadius)
    case .anchorPoint: .pair(modelAnchorPoint)
    case .zPosition: .number(zPosition)
    case .sublayerTransform: .spatial(sublayerTransform)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .pair(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    case .shadowPath: .path(shadowPath)
    case .contentsRect: .rect(contentsRect)
    default: nil
    }
  }

  func setPlainModelValue(_ value: AnimatableValue, for key: LayerKey) {
    switch key {
    case .position: position = value.point
    case .boundsOrigin: bounds.origin = value.point
    case .boundsSize: bounds.size = value.size
    case .opacity: opacity = Float(value.number)
    case .transform:
      if case .general(let t) = value.transform {
        transform = t
      } else {
        setAffineTransform(value.transform.plane)
      }
    case .backgroundColor: backgroundColor = value.color
    case .cornerRadius: cornerRadius = value.number
    case .anchorPoint: anchorPoint = value.point
    case .zPosition: zPosition = value.number
    case .sublayerTransform: sublayerTransform = value.transform.spatial
    case .borderWidth: borderWidth = value.number
    case .borderColor: borderColor = value.color
    case .shadowColor: shadowColor = value.color
    case .shadowOpacity: shadowOpacity = Float(value.number)
    case .shadowOffset: shadowOffset = value.size
    case .shadowRadius: shadowRadius = value.number
    case .shadowPath: shadowPath = value.path
    case .contentsRect: contentsRect = value.rect
    default: break
    }
  }

  func copyPlainValues(from layer: CALayer) {
    (modelPosition, modelBounds) = (layer.modelPosition, layer.modelBounds)
    (modelAnchorPoint, modelTransform) = (layer.modelAnchorPoint, layer.modelTransform)
    (modelOpacity, modelCornerRadius) = (layer.modelOpacity, layer.modelCornerRadius)
    modelBackgroundColor = layer.modelBackgroundColor
    (isHidden, isOpaque) = (layer.isHidden, layer.isOpaque)
    (masksToBounds, isDoubleSided) = (layer.masksToBounds, layer.isDoubleSided)
    if let rarities = layer.rarities { rare.takeLooks(from: rarities) }
  }
}

// MARK: - Key paths

extension CALayer {
  /// Returns the value of a layer's property, given its key path. If no property has the key path,
  /// returns what the app has stored under it.
  public func value(forKeyPath keyPath: String) -> Any? {
    if keyPath == "bounds" { return bounds }
    guard let path = LayerKeyPath(keyPath), let value = modelValue(path.key) else {
      return rarities?.customValues[keyPath]
    }
    let part = value.component(path.component)
    let isSize = path.component == nil && (path.key == .boundsSize || path.key == .shadowOffset)
    return keptByObjectiveC(isSize ? part.size : part.boxed)
  }

  /// Sets a layer's property, or one number of its transform such as the scale, given the key path.
  /// If no property has the key path, the value is stored under it for the app.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath == "bounds", let value, let rect = AnimatableValue(value) {
      bounds = rect.rect
    } else if let path = LayerKeyPath(keyPath), let model = modelValue(path.key) {
      let new = value.flatMap { AnimatableValue($0) } ?? model.zero
      setModelValue(model.replacing(path.component, with: new), for: path.key)
    } else {
      rare.customValues[keyPath] = keptByObjectiveC(value)
    }
  }

  /// Returns the value of a layer's property, given its key. If no property has the key, returns
  /// what the app has stored under it.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a layer's property, given its key. If no property has the key, the value is stored under
  /// it for the app.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
