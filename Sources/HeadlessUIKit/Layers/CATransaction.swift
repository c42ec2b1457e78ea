/// Groups changes to layers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  static func commitImplicit() {}
}
