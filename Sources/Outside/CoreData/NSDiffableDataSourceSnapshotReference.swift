public import Foundation
public import UIKit

/// A snapshot of fetched results, as the delegate of their controller gets it: the names of the
/// sections, each with the identities of its objects.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private let sections: [(name: String, identities: [NSManagedObjectID])]
  private let changed: [NSManagedObjectID]
  /// False once a delegate has let the default method answer, which wants no snapshot.
  var isWanted = true

  init(_ sections: [FetchedSection], changed: [NSManagedObjectID]) {
    self.sections = sections.map { ($0.name, $0.all.map(\.objectID)) }
    self.changed = changed
  }

  open var numberOfSections: Int { sections.count }
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.identities.count } }
  open var sectionIdentifiers: [Any] { sections.map(\.name) }
  open var itemIdentifiers: [Any] { sections.flatMap(\.identities) }

  /// Returns the snapshot with the types that a list has. Sections that are not texts are numbered.
  /// The tool `adopt` writes the call in front of a cast.
  @preconcurrency @MainActor
  public func typed<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<
    Section, Item
  > {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for (index, section) in sections.enumerated() {
      guard let name = (section.name as? Section) ?? (index as? Section) else { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(section.identities.compactMap { $0 as? Item }, toSection: name)
    }
    snapshot.reloadItems(changed.compactMap { $0 as? Item })
    return snapshot
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with other types, if its sections and items are of them. The tool `adopt`
  /// writes the call in front of a cast.
  public func typed<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<
    Section, Item
  > {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in sectionIdentifiers {
      guard let name = section as? Section else { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(
        itemIdentifiers(inSection: section).compactMap { $0 as? Item }, toSection: name)
    }
    return snapshot
  }
}
