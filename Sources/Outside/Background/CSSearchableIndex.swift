public import Foundation
public import UIKit

/// The system's search, to which an app adds what it has. The model's phone has no search, so
/// nothing is added, and nothing is found.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  open class func `default`() -> CSSearchableIndex {
    perLaunch("Outside.CSSearchableIndex") { CSSearchableIndex(name: "") }
  }
  open class func isIndexingAvailable() -> Bool { false }

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) {}

  @preconcurrency
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    refuseInNextTurn("the system's search (CSSearchableIndex)", answer: "unavailable") {
      completionHandler?(CSIndexError(.indexUnavailableError))
    }
  }
}

/// The delegate of the system's search. The model does not call it.
@preconcurrency
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// A thing of an app that the system's search can find.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Foundation.Date?

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The facts by which the system's search finds a thing of an app.
open class CSSearchableItemAttributeSet: NSObject {
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var contentURL: URL?
  open var contentCreationDate: Foundation.Date?
  open var contentModificationDate: Foundation.Date?

  public init(itemContentType: String) { contentType = itemContentType }
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }
}

/// An error of the system's search.
public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors of the system's search.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CSIndexErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors of the system's search.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
/// The kind of the activity in which a person has found a thing of an app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The entry of an activity with the name of what a person has found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

extension NSUserActivity {
  /// The facts by which the system's search finds the activity. The model offers it to nobody.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, contentKey) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, contentKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The key under which an activity keeps its facts.
///
/// Unchecked: the pointer is only compared.
nonisolated(unsafe) private let contentKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
