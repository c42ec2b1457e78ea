/// A layer that draws its contents in tiles. The model draws no layers, so the settings are stored
/// and have no effect.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The number of smaller versions of the contents that the layer keeps.
  open var levelsOfDetail = 1
  /// The number of larger versions of the contents that the layer keeps.
  open var levelsOfDetailBias = 0
  /// The largest size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Returns the time in which a new tile fades in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// A layer for the drawing of a graphics processor, which the model does not have.
@preconcurrency @MainActor
open class CAMetalLayer: CALayer {
  /// The size of the drawing in pixels.
  open var drawableSize = CGSize.zero
  /// True if the drawing is only shown and not read.
  open var framebufferOnly = true
  /// True if the drawing is shown together with the next commit of a transaction.
  open var presentsWithTransaction = false
}
