import Foundation
import UIKit

/// The classes of an app whose objects Core Data creates, by name.
///
/// On a device Objective-C's runtime finds the class of an entity's objects by its name. In the
/// model the tool `adopt` registers the classes below `NSManagedObject`.
public enum ManagedClass {
  /// Makes a class known by its name, with a closure that creates its objects, in the current
  /// launch of the app.
  public static func register<Object: NSManagedObject>(
    _ name: String, _ type: Object.Type,
    _ make: @escaping @MainActor (NSEntityDescription, NSManagedObjectContext?) -> Object
  ) {
    let classes = RegisteredClasses.ofThisLaunch
    classes.all[name] = (type, { make($0, $1) })
  }

  /// Returns the registered class of an entity's objects, or `NSManagedObject`.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    RegisteredClasses.ofThisLaunch.of(entity)?.type ?? NSManagedObject.self
  }

  /// Creates an object of an entity's class, and inserts it into a context if there is one.
  static func makeObject(
    of entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) -> NSManagedObject {
    guard let known = RegisteredClasses.ofThisLaunch.of(entity) else {
      return NSManagedObject(entity: entity, insertInto: context)
    }
    // Unchecked: the object stays on this thread, because the closure runs before the call returns.
    nonisolated(unsafe) var object: NSManagedObject?
    onMainThread("NSManagedObject") { object = known.make(entity, context) }
    return object ?? NSManagedObject(entity: entity, insertInto: context)
  }
}

private final class RegisteredClasses {
  typealias Known = (
    type: NSManagedObject.Type,
    make: @MainActor (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
  )
  var all: [String: Known] = [:]

  static var ofThisLaunch: RegisteredClasses {
    perLaunch("Outside.CoreData.classes") { RegisteredClasses() }
  }

  func of(_ entity: NSEntityDescription) -> Known? {
    let name = entity.managedObjectClassName ?? ""
    return all[name.split(separator: ".").last.map(String.init) ?? name]
  }
}
