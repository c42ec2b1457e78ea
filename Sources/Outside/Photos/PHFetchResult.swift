public import Foundation

/// The options of a fetch from the photo library. Of the sort descriptors only the direction of the
/// first counts, because every order of the photos is that of their dates.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  /// Returns those of the given images that the options let through, which are given from the
  /// oldest to the newest.
  func chosen(from images: [PHAsset]) -> [PHAsset] {
    var found = images.filter { predicate?.evaluate(with: $0) ?? true }
    if sortDescriptors?.first?.ascending == false { found.reverse() }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}

/// The sources of assets, such as a person's own library, that a fetch from the photo library
/// includes.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// The result of a fetch from the photo library: some of its images, its one album, or nothing.
///
/// Unchecked: the objects never change, but the compiler lets only final classes be `Sendable`.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let found: [ObjectType]

  public override convenience init() { self.init([]) }
  init(_ found: [ObjectType]) {
    self.found = found
    super.init()
  }

  open var count: Int { found.count }
  open var firstObject: ObjectType? { found.first }
  open var lastObject: ObjectType? { found.last }

  /// Returns the empty result of a fetch, and records that the app has searched the photo library.
  static var nothing: PHFetchResult {
    Outbound.note("photos (\(ObjectType.self))", answer: "none found")
    return PHFetchResult()
  }

  /// Returns the object at an index. Traps if there is none, as on a device.
  open func object(at index: Int) -> ObjectType {
    guard found.indices.contains(index) else {
      preconditionFailure("index \(index) is beyond what was found: \(found.count) objects.")
    }
    return found[index]
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  open func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }
  open func index(of object: ObjectType) -> Int {
    let wanted = object as? NSObject
    return found.firstIndex { $0 === object || ($0 as? NSObject) == wanted } ?? NSNotFound
  }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    found.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(Array(found.indices), block) }
  open func enumerateObjects(
    options: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let indices = Array(found.indices)
    enumerate(options.contains(.reverse) ? indices.reversed() : indices, block)
  }
  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(options.contains(.reverse) ? indexes.reversed() : Array(indexes), block)
  }

  private func enumerate(
    _ indices: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for index in indices where !stops.boolValue { block(object(at: index), index, &stops) }
  }
}
