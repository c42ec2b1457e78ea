public import Foundation
public import UIKit

/// The permission of an app to see a person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to photos that an app asks for: adding only, or reading and writing.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The photos of a person: twelve images, which an app may see once it has asked. Every change
/// fails with ``PHPhotosError/accessUserDenied``.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { only }

  // MARK: - Permission

  /// Returns the permission of the app to see a person's photos. It is undetermined until the app
  /// asks, and then granted.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    Permission.photos.isGranted ? .authorized : .notDetermined
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    Permission.photos.ask("permission to see photos (PHPhotoLibrary)") { handler(.authorized) }
  }
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Changes

  /// Refuses a change of the photo library: calls the handler with an error, without calling the
  /// block that describes the change.
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.noteChange()
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Refuses a change of the photo library: throws an error, without calling the block that
  /// describes the change.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Self.noteChange()
    throw PHPhotosError(.accessUserDenied)
  }

  /// Refuses a change of the photo library: throws an error, without calling the block that
  /// describes the change.
  @preconcurrency
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    Self.noteChange()
    throw PHPhotosError(.accessUserDenied)
  }

  private static func noteChange() {
    Outbound.note("a change of photos (PHPhotoLibrary)", answer: "denied")
  }

  // MARK: - Observers

  /// Adds an observer of the photo library. In the model the method does nothing, because the
  /// library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Shows the system's screen on which a person chooses the photos that an app may see. In the
  /// model it shows nothing, because permission is not limited.
  @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// An observer that is told of changes in the photo library. The model never makes a change.
@preconcurrency
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photo library, as its observers get it. The model never makes one.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<Object: PHObject>(
    for object: Object
  ) -> PHObjectChangeDetails<Object>? { nil }
  open func changeDetails<Object: PHObject>(
    for fetchResult: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

/// The changes of one object in the photo library. The model never makes any.
open class PHObjectChangeDetails<Object: PHObject>: NSObject {
  public let objectBeforeChanges: Object
  public let objectAfterChanges: Object?
  public let assetContentChanged = false
  open var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(before: Object, after: Object?) {
    objectBeforeChanges = before
    objectAfterChanges = after
  }
}

/// The changes of the result of a fetch from the photo library. The model never makes any.
open class PHFetchResultChangeDetails<Object: PHObject>: NSObject {
  public let fetchResultBeforeChanges: PHFetchResult<Object>
  public let fetchResultAfterChanges: PHFetchResult<Object>
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [Object] { [] }
  open var insertedObjects: [Object] { [] }
  open var changedObjects: [Object] { [] }
  open var hasMoves: Bool { false }

  public init(
    from before: PHFetchResult<Object>, to after: PHFetchResult<Object>, changedObjects: [Object]
  ) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library, with the codes of the Photos framework.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == code
    }
  }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  public static let userCancelled = Code.userCancelled
  public static let accessRestricted = Code.accessRestricted
  public static let accessUserDenied = Code.accessUserDenied
  public static let networkAccessRequired = Code.networkAccessRequired
  public static let identifierNotFound = Code.identifierNotFound
}
