import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Controllers of fetched results", .serialized)
struct FetchedResultsTests {
  /// A delegate that writes down what it is told.
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var told: [String] = []
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { told.append("will") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { told.append("section \(sectionInfo.name) \(sectionIndex) \(type)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
      told.append("\((anObject as? Note)?.title ?? "") \(type) \(places.joined(separator: " "))")
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { told.append("did") }
  }

  private func controller(
    _ notes: Notes, by key: String? = nil
  ) -> NSFetchedResultsController<Note> {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "stars", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: notes.context, sectionNameKeyPath: key,
      cacheName: nil)
  }

  @Test("The results stand in their order, in one section or by a property")
  func sections() throws {
    let notes = Notes()
    for (title, stars) in [("A", 2), ("B", 1), ("C", 2)] as [(String, Int16)] {
      notes.add(title, stars: stars)
    }
    let (plain, divided) = (controller(notes), controller(notes, by: "stars"))
    #expect(plain.fetchedObjects == nil && plain.sections == nil)
    try plain.performFetch()
    try divided.performFetch()

    #expect(plain.fetchedObjects?.map(\.title) == ["B", "A", "C"])
    #expect(plain.sections?.map(\.numberOfObjects) == [3])
    #expect(divided.sections?.map(\.name) == ["1", "2"])
    #expect(divided.sectionIndexTitles == ["1", "2"])
    #expect(divided.sectionIndexTitle(forSectionName: "home") == "H")
    #expect(divided.section(forSectionIndexTitle: "2", at: 1) == 1)
    #expect(divided.managedObjectContext === notes.context && divided.cacheName == nil)
    #expect(divided.sectionNameKeyPath == "stars")
    let last = divided.object(at: IndexPath(item: 1, section: 1))
    #expect(last.title == "C")
    #expect(divided.indexPath(forObject: last) == IndexPath(item: 1, section: 1))
  }

  @Test("The delegate is told of each change between the beginning and the end of all")
  func changes() throws {
    let notes = Notes()
    let (first, second) = (notes.add("A", stars: 1), notes.add("B", stars: 2))
    let (results, listener) = (controller(notes, by: "stars"), Listener())
    try notes.context.save()
    results.delegate = listener
    try results.performFetch()
    first.title = "A2"
    try notes.context.save()
    #expect(listener.told == ["will", "A2 update 0.0 0.0", "did"])
    listener.told = []
    second.stars = 0
    notes.add("C", stars: 1)
    notes.simulator.run(for: .milliseconds(100))
    #expect(
      listener.told == [
        "will", "section 2 1 delete", "section 0 0 insert", "C insert - 1.1", "B move 1.0 0.0",
        "did",
      ])
    listener.told = []
    notes.context.delete(first)
    try notes.context.save()
    #expect(listener.told == ["will", "A2 delete 1.0 -", "did"])
    #expect(results.fetchedObjects?.map(\.title) == ["B", "C"])
  }

  /// A delegate that fills a list with snapshots.
  @MainActor
  private final class Filler: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
    var untyped: [NSDiffableDataSourceSnapshotReference] = []
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      snapshots.append(snapshot.typed())
      untyped.append(snapshot)
    }
  }

  @Test("A delegate that wants snapshots gets one of each fetch and of each change")
  func snapshots() throws {
    let notes = Notes()
    let first = notes.add("A", stars: 1)
    let (results, filler) = (controller(notes, by: "stars"), Filler())
    try notes.context.save()
    results.delegate = filler
    try results.performFetch()
    let second = notes.add("B", stars: 2)
    first.title = "A2"
    try notes.context.save()

    #expect(filler.snapshots.map(\.sectionIdentifiers) == [["1"], ["1", "2"]])
    let last = try #require(filler.snapshots.last)
    #expect(last.itemIdentifiers == [first.objectID, second.objectID])
    #expect(last.reloadedItemIdentifiers == [first.objectID])
    let numbered: NSDiffableDataSourceSnapshot<String, NSObject> = last.typed()
    #expect(numbered.numberOfItems == 2)
    for (snapshot, untyped) in zip(filler.snapshots, filler.untyped) {
      #expect(untyped.itemIdentifiers as? [NSManagedObjectID] == snapshot.itemIdentifiers)
      #expect(untyped.sectionIdentifiers as? [String] == snapshot.sectionIdentifiers)
      #expect(untyped.numberOfItems == snapshot.numberOfItems)
      #expect(untyped.numberOfSections == snapshot.numberOfSections)
    }
    #expect(results.sections?.first?.objects?.count == results.sections?.first?.numberOfObjects)
    #expect(results.sections?.first?.indexTitle == results.sectionIndexTitles.first)
    #expect(results.isEqual(results) && results.hash == results.hash)
  }

  @Test("Without a delegate the results stay as they were fetched")
  func still() throws {
    let notes = Notes()
    let results = controller(notes)
    try results.performFetch()
    notes.add("A")
    try notes.context.save()

    #expect(results.fetchedObjects == [])
  }
}
