public import Foundation

/// An object in the photo library: an asset or a collection.
///
/// Unchecked: the number never changes, but the compiler lets only final classes be `Sendable`.
open class PHObject: NSObject, @unchecked Sendable {
  /// The number of the object in the model's photo library, from 1; 0 for an object that is none
  /// of the library's.
  let number: Int

  public override convenience init() { self.init(number: 0) }
  init(number: Int) {
    self.number = number
    super.init()
  }

  open var localIdentifier: String {
    number == 0 ? "" : "\(Self.self == PHAsset.self ? "photo" : "album")-\(number)/L0/001"
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return self === other || number > 0 && localIdentifier == other.localIdentifier
  }
  open override var hash: Int { number }
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

/// An image in a person's photo library. In a check there are twelve, of three sizes, one for each
/// day, and no films.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The way in which a photo library's asset is played: as an image, a film and so on.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  open var playbackStyle: PlaybackStyle { number == 0 ? .unsupported : .image }
  open var mediaType: PHAssetMediaType { number == 0 ? .unknown : .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { number == 0 ? 0 : [3_024, 4_032, 3_024][number % 3] }
  open var pixelHeight: Int { number == 0 ? 0 : [4_032, 3_024, 3_024][number % 3] }
  open var creationDate: Foundation.Date? {
    number == 0 ? nil : Date(timeIntervalSinceReferenceDate: 700_000_000 + 86_400 * Double(number))
  }
  open var modificationDate: Foundation.Date? { creationDate }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PhotoShelf.images(options)
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PhotoShelf.images(options) { $0.mediaType == mediaType } }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PhotoShelf.images(options) { _ in assetCollection.number > 0 } }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PhotoShelf.images(options) { identifiers.contains($0.localIdentifier) }
  }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .nothing }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    fetchAssets(in: assetCollection, options: options)
  }
}

/// The contents of the model's photo library.
enum PhotoShelf {
  private static var images: [PHAsset] { (1...12).map { PHAsset(number: $0) } }
  private static var recents: PHAssetCollection { PHAssetCollection(number: 1) }

  /// Returns the images that an app may see and that fit. An app that has not asked yet sees none,
  /// and is asked for by its first look.
  static func images(
    _ options: PHFetchOptions?, where fits: (PHAsset) -> Bool = { _ in true }
  ) -> PHFetchResult<PHAsset> {
    guard isOpen else { return .nothing }
    let found = images.filter(fits)
    return PHFetchResult(options?.chosen(from: found) ?? found)
  }

  /// Returns the library's one album, which has all images, if the wanted kind fits.
  static func albums(
    _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype
  ) -> PHFetchResult<PHAssetCollection> {
    guard isOpen else { return .nothing }
    let kinds: [PHAssetCollectionSubtype] = [.any, .albumRegular, .smartAlbumUserLibrary]
    return type == .smartAlbum && kinds.contains(subtype) ? PHFetchResult([recents]) : .nothing
  }

  static func albums(_ identifiers: [String]) -> PHFetchResult<PHAssetCollection> {
    guard isOpen, identifiers.contains(recents.localIdentifier) else { return .nothing }
    return PHFetchResult([recents])
  }

  private static var isOpen: Bool {
    if Permission.photos.isGranted { return true }
    Permission.photos.ask("permission to see photos (PHPhotoLibrary)")
    return false
  }
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
  open var localizedTitle: String? { number == 0 ? nil : "Recents" }
  open var canContainAssets: Bool { number > 0 }
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

/// An album of the photo library. In a check there is one, with all images.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { number == 0 ? .album : .smartAlbum }
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    number == 0 ? .albumRegular : .smartAlbumUserLibrary
  }
  open var estimatedAssetCount: Int { NSNotFound }
  open var startDate: Foundation.Date? { nil }
  open var endDate: Foundation.Date? { nil }
  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PhotoShelf.albums(type, subtype) }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PhotoShelf.albums(identifiers) }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    asset.number > 0 ? PhotoShelf.albums(type, .any) : .nothing
  }
}

extension PHAsset: ValuesByKey {
  /// Returns the value of a property that a predicate of a fetch may name.
  func value(byKey key: String) -> Any? {
    switch key {
    case "localIdentifier": localIdentifier
    case "mediaType": mediaType.rawValue
    case "mediaSubtypes", "mediaSubtype": mediaSubtypes.rawValue
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "duration": duration
    case "hidden", "isHidden": isHidden
    case "favorite", "isFavorite": isFavorite
    default: nil
    }
  }
}
