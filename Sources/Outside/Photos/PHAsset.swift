public import Foundation

/// An object in the photo library: an asset or a collection.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

/// The kind of media of a photo library's asset: an image, a film or a sound.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The special kinds of an image or a film in the photo library, such as a panorama.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// An operation that changes a photo library's asset, such as its deletion.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}

/// An image or a film in a person's photo library. In a check no fetch finds one.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The way in which a photo library's asset is played: as an image, a film and so on.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  open var playbackStyle: PlaybackStyle { .unsupported }
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Foundation.Date? { nil }
  open var modificationDate: Foundation.Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { .nothing }
}

/// The kind of a collection of assets in the photo library, such as an album.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

/// The more specific kind of a collection in the photo library, such as the favourites.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case any = 9_223_372_036_854_775_807
}

/// A collection of assets, or of other collections, in the photo library.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }

  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { .nothing }
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { .nothing }
}

/// A folder of albums in the photo library. In a check no fetch finds one.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHCollectionList: PHCollection, @unchecked Sendable {}

/// An album of the photo library. In a check no fetch finds one.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Foundation.Date? { nil }
  open var endDate: Foundation.Date? { nil }
  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .nothing }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .nothing }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .nothing }
}
