public import Foundation

/// What an app wants to find.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
}

/// Where assets come from.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  /// Notes that the app has looked for something.
  static var nothing: PHFetchResult {
    Outbound.note("photos (\(ObjectType.self))", answer: "none found")
    return PHFetchResult()
  }

  /// Traps, as on a device where nothing was found.
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
  /// An order by the name of a property, which only an Objective-C object has: for fetches, which
  /// find nothing to be sorted.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}

extension NSPredicate {
  /// A condition in words, which only Objective-C's objects can be asked: for fetches, which find
  /// nothing to ask.
  public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }

  /// A condition in words, which only Objective-C's objects can be asked: for fetches, which find
  /// nothing to ask.
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}
