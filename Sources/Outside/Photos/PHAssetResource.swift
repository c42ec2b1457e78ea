public import Foundation
import UIKit

/// A file of which an asset of the photo library consists. In the model an image has one, whose
/// contents say only its size.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class PHAssetResource: NSObject, @unchecked Sendable {
  public let type: PHAssetResourceType
  public let assetLocalIdentifier: String
  public let originalFilename: String
  public let uniformTypeIdentifier: String
  public let pixelWidth: Int
  public let pixelHeight: Int

  init(_ asset: PHAsset) {
    type = .photo
    assetLocalIdentifier = asset.localIdentifier
    originalFilename = "IMG_\(asset.number).JPG"
    uniformTypeIdentifier = "public.jpeg"
    (pixelWidth, pixelHeight) = (asset.pixelWidth, asset.pixelHeight)
  }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    asset.number > 0 ? [PHAssetResource(asset)] : []
  }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

  fileprivate var contents: Data { Data("image \(pixelWidth) \(pixelHeight)".utf8) }
}

/// The options of a request for a file of an asset. They have no effect in the model.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

public typealias PHAssetResourceDataRequestID = Int32

/// Reads the files of the photo library's assets. The answer comes in the next turn.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let only = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { only }

  @discardableResult @preconcurrency
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    inNextTurn {
      handler(resource.contents)
      completionHandler(nil)
    }
    return 1
  }
  @preconcurrency
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    inNextTurn {
      do {
        try resource.contents.write(to: fileURL)
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }
  /// Cancels a request. In the model the method does nothing, and the answer still comes.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
