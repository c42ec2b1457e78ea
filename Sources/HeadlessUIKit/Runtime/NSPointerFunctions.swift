public import Foundation

/// The options with which a table of objects keeps and compares its objects.
///
/// The type exists because Foundation on Linux has none.
public final class NSPointerFunctions: NSObject {
  /// Ways of keeping and comparing objects, for ``NSMapTable`` and ``NSHashTable``.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive; the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and those that are deallocated are no longer found.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`; the default.
    public static let objectPersonality: Options = []
    /// Objects are the same only if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied when they are added. The model keeps the object itself.
    public static let copyIn = Options(rawValue: 65_536)
  }
}

/// A reference to an object in a table, strong or weak.
struct TableSlot {
  private let kept: AnyObject?
  private weak var seen: AnyObject?
  private let isIdentity: Bool

  /// - Parameter object: An object, which may be known by a protocol alone.
  init(_ object: Any, _ options: NSPointerFunctions.Options) {
    let object = object as AnyObject
    kept = options.contains(.weakMemory) ? nil : object
    seen = object
    isIdentity = options.contains(.objectPointerPersonality)
  }

  /// The object, or `nil` after the deallocation of an object that is not kept alive.
  var object: AnyObject? { seen }

  /// Returns true if the slot's object equals a given object in the way that the table's options
  /// say.
  func holds(_ other: Any) -> Bool {
    guard let object = seen else { return false }
    let other = other as AnyObject
    if object === other { return true }
    guard !isIdentity, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}
