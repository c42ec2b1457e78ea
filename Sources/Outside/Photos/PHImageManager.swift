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

public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
public typealias PHAssetImageProgressHandler =
  @Sendable (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

/// The options of a request for an asset's image. Of these, the model reads only whether the answer
/// comes at once.
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

/// The balance between quality and speed in a request for an asset's film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// The version of an asset, edited or original, whose film an app requests.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// The options of a request for an asset's film. They have no effect in the model.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?
}

/// The options of a request for an asset's photo that moves. They have no effect in the model.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}

/// Loads the images of a photo library's assets, each in one piece and in the requested size. A
/// request for an asset that is none of the library's is answered without an image, and with
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
    let size = Self.size(of: asset, in: targetSize, contentMode)
    return answer(asset, options) { resultHandler(Self.image(of: asset, size), $0) }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(asset, options) {
      resultHandler(Self.data(of: asset), asset.number > 0 ? "public.jpeg" : nil, .up, $0)
    }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(asset, options) {
      resultHandler(Self.data(of: asset), asset.number > 0 ? "public.jpeg" : nil, .up, $0)
    }
  }

  // MARK: - Films and photos that move, of which the model's library has none

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse("a film") { resultHandler(nil, nil, $0) } }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse("a film") { resultHandler(nil, $0) } }

  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse("a film") { resultHandler(nil, $0) } }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse("a photo that moves") { resultHandler(nil, $0) } }

  private func refuse(
    _ question: String, _ answered: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let number = nextNumber()
    let info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: number, PHImageErrorKey: PHPhotosError(.accessUserDenied),
    ]
    refuseInNextTurn("\(question) (PHImageManager)", answer: "none there") { answered(info) }
    return number
  }

  /// Cancels a request for an image. In the model the method does nothing, and the answer to the
  /// request still comes.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  /// Returns the size in pixels of an asset's image that fits into a size, or fills it.
  private static func size(
    of asset: PHAsset, in target: CGSize, _ mode: PHImageContentMode
  ) -> CGSize {
    let whole = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
    guard whole.width > 0, target.width > 0, target.height > 0 else { return whole }
    let (across, down) = (target.width / whole.width, target.height / whole.height)
    let scale = min(1, mode == .aspectFill ? max(across, down) : min(across, down))
    return CGSize(
      width: (whole.width * scale).rounded(), height: (whole.height * scale).rounded())
  }

  private static func image(of asset: PHAsset, _ size: CGSize) -> UIImage? {
    guard asset.number > 0 else { return nil }
    return UIImage(data: Data("image \(size.width) \(size.height)".utf8))
  }

  private static func data(of asset: PHAsset) -> Data? {
    image(of: asset, CGSize(width: asset.pixelWidth, height: asset.pixelHeight))?.pngData()
  }

  private func answer(
    _ asset: PHAsset, _ options: PHImageRequestOptions?,
    _ answered: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let number = nextNumber()
    var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: number]
    if asset.number > 0 {
      info[PHImageResultIsDegradedKey] = false
    } else {
      Outbound.note("the image of a photo (PHImageManager)", answer: "denied")
      info[PHImageErrorKey] = PHPhotosError(.accessUserDenied)
    }
    if options?.isSynchronous == true {
      answered(info)
    } else {
      let answer = info
      inNextTurn { answered(answer) }
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
