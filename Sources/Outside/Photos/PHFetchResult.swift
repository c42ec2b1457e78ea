public import Foundation

/// The options of a fetch from the photo library. They have no effect, because every fetch finds
/// nothing.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
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

/// The result of a fetch from the photo library, which is always empty in the model.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  /// Returns the empty result of a fetch, and records that the app has searched the photo library.
  static var nothing: PHFetchResult {
    Outbound.note("photos (\(ObjectType.self))", answer: "none found")
    return PHFetchResult()
  }

  /// Returns the object at an index. Always traps, as for an empty result on a device.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) is beyond what was found: nothing.")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  open func contains(_ object: ObjectType) -> Bool { false }
  open func index(of object: ObjectType) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    options: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

extension NSSortDescriptor {
  /// Creates a sort order by the name of a property, which has no effect. Only Objective-C objects
  /// can be sorted by name, and fetches find nothing to sort.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}

extension NSPredicate {
  /// Creates a predicate from text. In the model it is always true, because only Objective-C
  /// objects can be tested by text, and fetches find nothing to test.
  public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }

  /// Creates a predicate from text. In the model it is always true, because only Objective-C
  /// objects can be tested by text, and fetches find nothing to test.
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}
