public import Foundation
public import UIKit

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// The way in which a requested image of an asset fills the requested size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an asset, edited or original, whose image an app requests.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// The balance between quality and speed in a request for an asset's image.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// The exactness with which a requested image of an asset has the requested size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// The orientation in which an image's pixels are stored.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public typealias PHAssetImageProgressHandler =
  @Sendable (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

/// The options of a request for an asset's image. They have no effect on the answer, which has no
/// image in the model.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
}

/// Loads the images of a photo library's assets. In the model each request is answered without an
/// image, and with ``PHPhotosError/accessUserDenied`` under `PHImageErrorKey`.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()

  open class func `default`() -> PHImageManager { only }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, $0) }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Cancels a request for an image. In the model the method does nothing, and the answer to the
  /// request still comes.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private func answer(
    _ options: PHImageRequestOptions?, _ answered: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    Outbound.note("the image of a photo (PHImageManager)", answer: "denied")
    let number = nextNumber()
    let info: [AnyHashable: Any] = [
      PHImageErrorKey: PHPhotosError(.accessUserDenied), PHImageResultRequestIDKey: number,
    ]
    if options?.isSynchronous == true {
      answered(info)
    } else {
      // Unchecked: the app's handler is not sent to another thread; it is called in a later turn of
      // this one.
      nonisolated(unsafe) let (answered, info) = (answered, info)
      DispatchQueue.main.async { answered(info) }
    }
    return number
  }

  private func nextNumber() -> PHImageRequestID {
    let number = perLaunch("Outside.PHImageManager") { PHInvalidImageRequestID } + 1
    setPerLaunch("Outside.PHImageManager", number)
    return number
  }
}

/// An image manager that loads images of assets in advance. In the model it loads none.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
