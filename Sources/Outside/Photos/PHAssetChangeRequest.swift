public import Foundation
public import UIKit

/// A request for a change of the photo library. Apps make requests in a block that is never called
/// here, because all changes are refused. The type exists so that such code compiles.
open class PHChangeRequest: NSObject {}

/// A request to change an asset of the photo library, or to add a new one. It has no effect,
/// because all changes are refused in the model.
open class PHAssetChangeRequest: PHChangeRequest {
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Foundation.Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false

  public override init() {}
  public convenience init(for asset: PHAsset) { self.init() }

  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
  open class func deleteAssets(_ assets: NSArray) {}
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open func revertAssetContentToOriginal() {}

  public required init(byType: Void) {}
  class func make() -> Self { self.init(byType: ()) }
}

/// A request to add an asset of several parts, such as a picture and a film, to the photo library.
/// It has no effect in the model.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { make() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

/// The kind of a part of a photo library's asset, such as its picture or its film.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
}

/// The options with which a part of an asset is added to the photo library. They have no effect in
/// the model.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// A request to change an album of the photo library, or to add a new one. It has no effect in the
/// model.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  open var title = ""

  public override init() {}
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  open class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest() }
  open class func deleteAssetCollections(_ assetCollections: NSArray) {}
  open func addAssets(_ assets: NSArray) {}
  open func removeAssets(_ assets: NSArray) {}
}

/// A placeholder for an object that is being added to the photo library.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
