public import Foundation
public import UIKit

/// The way in which a film's or camera's pictures fill a layer, such as by keeping their
/// proportions.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that shows the pictures of a camera. In the model none come, so the layer is empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public override init() { super.init() }

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? AVCaptureVideoPreviewLayer else { return }
    session = layer.session
    videoGravity = layer.videoGravity
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// Returns a point of the layer as fractions of the camera's picture. In the model the picture
  /// has the layer's size.
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
  }

  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }

  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rect.origin)
    let corner = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y)
  }

  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    let origin = layerPointConverted(fromCaptureDevicePoint: rect.origin)
    return CGRect(
      origin: origin,
      size: CGSize(width: rect.width * bounds.width, height: rect.height * bounds.height))
  }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}
