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

/// The way in which an image fills the requested size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an asset whose image is requested.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// The balance of quality and speed in a request.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// The exactness with which an image has the requested size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// The orientation of an image's pixels.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public typealias PHAssetImageProgressHandler =
  @Sendable (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

/// The options of a request for an image.
///
/// Unchecked: an app's queues and tasks all run on the main thread, which alone uses the object.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
}

/// A source of assets' images. It answers each request without an image, and with
/// ``PHPhotosError/accessUserDenied`` under `PHImageErrorKey`.
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

  /// Does nothing. The answer to the request still comes.
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
      // Unchecked: the closure runs in a later turn of this same thread.
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

/// A source of assets' images that makes images in advance. Here it makes none.
///
/// Unchecked: an app's queues and tasks all run on the main thread, which alone uses the object.
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
