public import Foundation

/// A finder of faces and codes in pictures. The model's pictures have no pixels, so it finds none.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A thing that was found in a picture. The model finds none.
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

/// A face that was found in a picture. The model finds none.
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
}

/// A code that was found in a picture. The model finds none.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// The kind of a finder of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of a finder of codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of a finder of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of a finder of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for how exactly a finder works, which has no effect.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The value for a finder that works fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The value for a finder that works exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for the orientation of a picture, which has no effect.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
