import Testing

@testable import Adopt

/// Tests an app with a Core Data model: it is rewritten for Linux, compiled and run.
@Suite("An app with a Core Data model")
struct DataModelRunningTests {
  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="1"
          usesScalarValueType="YES"/>
        <relationship name="bag" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Bag" inverseName="items" inverseEntity="Bag"/>
      </entity>
      <entity name="Bag" representedClassName="Bag">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Item" inverseName="bag" inverseEntity="Item"/>
      </entity>
    </model>
    """

  private static let app = """
    import CoreData
    import UIKit

    @objc(Bag)
    public class Bag: NSManagedObject {
      @NSManaged public var name: String
      @NSManaged public var items: Set<Item>
      @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)
      @nonobjc class func fetchRequest() -> NSFetchRequest<Bag> { NSFetchRequest(entityName: "Bag") }
    }

    final class Store: NSObject, NSFetchedResultsControllerDelegate {
      static let shared = Store()
      lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Shop")
        container.loadPersistentStores(completionHandler: { description, error in
          if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
        })
        return container
      }()
      private(set) var told = 0
      private var results: NSFetchedResultsController<Item>!

      func watch() {
        let request: NSFetchRequest<Item> = Item.fetchRequest()
        request.predicate = NSPredicate(format: "%K > %d AND bag.name ==[c] %@", #keyPath(Item.count), 1, "home")
        request.sortDescriptors = [
          NSSortDescriptor(
            key: "title", ascending: true,
            selector: #selector(NSString.localizedCaseInsensitiveCompare(_:)))
        ]
        results = NSFetchedResultsController(
          fetchRequest: request, managedObjectContext: container.viewContext,
          sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        try? results.performFetch()
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        told = controller.sections?[0].numberOfObjects ?? 0
        if controller == results { told += 100 }
      }
      func clear() throws {
        let request = Bag.fetchRequest()
        let batch = NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
        try container.viewContext.execute(batch)
      }
      var titles: [String] { results.fetchedObjects?.compactMap { $0.title } ?? [] }
    }
    """

  private static let main = """
    import Outside
    import UIKit

    MainActor.assumeIsolated {
      let simulator = Simulator.boot()
      let store = Store.shared
      store.watch()
      let bag = Bag(context: store.container.viewContext)
      bag.name = "Home"
      for (title, count) in [("b", 2), ("A", 3), ("c", 1)] as [(String, Int16)] {
        let item = Item(context: store.container.viewContext)
        item.title = title
        item.count = count
        bag.addToItems(item)
      }
      print(bag.items.count, store.titles)
      try! store.container.viewContext.save()
      print(store.told, store.titles)
      try! store.clear()
      print(try! store.container.newBackgroundContext().count(for: Bag.fetchRequest()))
      withExtendedLifetime(simulator) {}
    }
    """

  @Test("Its objects are saved, found and watched, with the classes that Xcode generates")
  func runs() throws {
    let folder = Folder()
    try folder.write(Self.model, "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    try folder.write(Self.app, "Store.swift")
    let app = try withExtendedLifetime(folder) {
      try Compilation(adopting: folder.path, main: Self.main)
    }

    #expect(try app.compile() == [])
    #expect(try app.output() == "3 []\n102 [\"A\", \"b\"]\n0\n")
  }
}
