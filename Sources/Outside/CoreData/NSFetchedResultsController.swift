public import Foundation
import UIKit

/// A section of the results of a fetch.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The kind of a change in the results of a fetch.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// A controller that shows the results of a fetch in a list, and tells its delegate of changes.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { follow() }
  }
  private let results: FetchedResults

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    results = FetchedResults(context, by: sectionNameKeyPath) { fetchRequest.question }
  }

  /// Creates a controller with the results of another one, whose type of results differs.
  private init<Other>(_ other: NSFetchedResultsController<Other>) {
    fetchRequest = NSFetchRequest<ResultType>()
    fetchRequest.question = other.fetchRequest.question
    cacheName = other.cacheName
    results = other.results
  }

  open var managedObjectContext: NSManagedObjectContext { results.context }
  open var sectionNameKeyPath: String? { results.sectionPath }

  // MARK: - Results

  open func performFetch() throws {
    try results.fetch()
    follow()
    if let delegate { _ = tellSnapshot(delegate, changed: []) }
  }

  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.objects.compactMap { $0 as? ResultType } : nil
  }
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }
  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// Returns the object at a place. Traps if there is none, as on a device.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = results.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].all.indices.contains(indexPath.item),
      let object = sections[indexPath.section].all[indexPath.item] as? ResultType
    else { preconditionFailure("No object at index path \(indexPath) of the fetched results.") }
    return object
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(results.place)
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }
  open class func deleteCache(withName name: String?) {}

  // Two controllers with the same results are equal, because the delegate gets one of another type.
  // All have one hash, since an address must not be one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharesResults)?.shared === results
  }
  open override var hash: Int { 1 }

  // MARK: - Changes

  private var ofAnyResult: NSFetchedResultsController<any NSFetchRequestResult> {
    (self as Any) as? NSFetchedResultsController<any NSFetchRequestResult>
      ?? NSFetchedResultsController<any NSFetchRequestResult>(self)
  }

  /// Gives the delegate a snapshot of the results. Returns false if it does not want one; then it
  /// is told of each change.
  private func tellSnapshot(
    _ delegate: any NSFetchedResultsControllerDelegate, changed: [NSManagedObjectID]
  ) -> Bool {
    let snapshot = NSDiffableDataSourceSnapshotReference(results.sections, changed: changed)
    delegate.controller(ofAnyResult, didChangeContentWith: snapshot)
    return snapshot.isWanted
  }

  /// Tells the delegate of changes from now on.
  private func follow() {
    guard delegate != nil else {
      results.tell = nil
      return
    }
    results.tell = { [weak self] sections, objects in self?.tell(sections, objects) }
  }

  private func tell(
    _ sections: [FetchedResults.SectionChange], _ objects: [FetchedResults.ObjectChange]
  ) {
    guard let delegate else { return }
    let changed = objects.filter { $0.type == .update }.map(\.object.objectID)
    if tellSnapshot(delegate, changed: changed) { return }
    let controller = ofAnyResult
    delegate.controllerWillChangeContent(controller)
    for change in sections {
      delegate.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }
}

/// A controller of fetched results, whatever the type of its results is.
private protocol SharesResults {
  var shared: FetchedResults { get }
}

extension NSFetchedResultsController: SharesResults {
  fileprivate var shared: FetchedResults { results }
}

/// The delegate of a controller of fetched results, which is told of changes.
@preconcurrency
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshot.isWanted = false }
}
