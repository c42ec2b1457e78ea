import Foundation
import UIKit

/// The objects that a controller of fetched results shows, in sections, and the changes of them.
///
/// Unchecked: contexts post their notifications on the main thread, so no other thread uses the
/// object.
final class FetchedResults: @unchecked Sendable {
  let context: NSManagedObjectContext
  let question: () -> FetchQuestion
  let sectionPath: String?
  private(set) var sections: [FetchedSection] = []
  private(set) var isFetched = false
  /// Tells the delegate of the changes in the sections, and of those of the objects.
  var tell: (([SectionChange], [ObjectChange]) -> Void)?
  private var observer: (any NSObjectProtocol)?

  typealias SectionChange = (
    section: FetchedSection, index: Int, type: NSFetchedResultsChangeType
  )
  typealias ObjectChange = (
    object: NSManagedObject, old: IndexPath?, new: IndexPath?, type: NSFetchedResultsChangeType
  )

  init(
    _ context: NSManagedObjectContext, by sectionPath: String?,
    _ question: @escaping () -> FetchQuestion
  ) {
    (self.context, self.sectionPath, self.question) = (context, sectionPath, question)
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  var objects: [NSManagedObject] { sections.flatMap(\.all) }

  func fetch() throws {
    sections = divided(try context.find(question()))
    isFetched = true
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in
      let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
      let touched = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
      self?.follow(touched.reduce(into: []) { $0.formUnion($1) })
    }
  }

  func place(of object: NSManagedObject) -> IndexPath? { Self.place(of: object, in: sections) }

  private static func place(
    of object: NSManagedObject, in sections: [FetchedSection]
  ) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let item = section.all.firstIndex(where: { $0 === object }) {
        return IndexPath(item: item, section: index)
      }
    }
    return nil
  }

  /// Divides sorted objects into sections. Without a key path there is one, which may be empty.
  private func divided(_ objects: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionPath else { return [FetchedSection(name: "", objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let value = PredicateValue.keyPath(sectionPath).value(object, [:])
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].all.append(object)
      } else {
        sections.append(FetchedSection(name: name, [object]))
      }
    }
    return sections
  }

  /// Fetches again after changes in the context, and tells of what has changed. Without a delegate
  /// the results stay as they are, as on a device.
  private func follow(_ touched: Set<NSManagedObject>) {
    guard let tell, let found = try? context.find(question()) else { return }
    let (before, after) = (sections, divided(found))
    let changes = Self.changes(from: before, to: after, touched)
    let names = (old: before.map(\.name), new: after.map(\.name))
    let removed = before.enumerated().filter { !names.new.contains($0.element.name) }
      .map { SectionChange($0.element, $0.offset, .delete) }
    let added = after.enumerated().filter { !names.old.contains($0.element.name) }
      .map { SectionChange($0.element, $0.offset, .insert) }
    guard !(changes.isEmpty && removed.isEmpty && added.isEmpty) else { return }
    sections = after
    tell(removed + added, changes)
  }

  private static func changes(
    from before: [FetchedSection], to after: [FetchedSection], _ touched: Set<NSManagedObject>
  ) -> [ObjectChange] {
    let (old, new) = (before.flatMap(\.all), after.flatMap(\.all))
    let (wasThere, isThere) = (Set(old), Set(new))
    let kept = (old: old.filter(isThere.contains), new: new.filter(wasThere.contains))
    let deleted = old.filter { !isThere.contains($0) }.map {
      ObjectChange($0, place(of: $0, in: before), nil, .delete)
    }
    let inserted = new.filter { !wasThere.contains($0) }.map {
      ObjectChange($0, nil, place(of: $0, in: after), .insert)
    }
    let others = kept.new.enumerated().filter { touched.contains($0.element) }
      .map { index, object -> ObjectChange in
        let (from, to) = (place(of: object, in: before), place(of: object, in: after))
        let sections = [from.map { before[$0.section].name }, to.map { after[$0.section].name }]
        let stays = kept.old[index] === object && sections[0] == sections[1]
        return ObjectChange(object, from, to, stays ? .update : .move)
      }
    return deleted + inserted + others
  }
}

/// A section of fetched results.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var all: [NSManagedObject]

  init(name: String, _ objects: [NSManagedObject]) { (self.name, all) = (name, objects) }

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { all.count }
  var objects: [Any]? { all }
}
