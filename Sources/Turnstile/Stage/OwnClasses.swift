import CallStacks
import HeadlessUIKit

/// The classes of an executable that take part in transitions and belong neither to the model nor
/// to Turnstile.
///
/// The report on an app lists those of these classes that took part in no transition, because a
/// green result says nothing about them.
enum OwnClasses {
  /// The names of the app's animators, interactors and presentation controllers, in alphabetical
  /// order. The classes that the tool `adopt` has added to the app's copy are left out.
  static let ofTransitions: [String] = types.map { "\($0)" }.sorted()

  private static let types: [AnyClass] = {
    final class Collection { var types: [AnyClass] = [] }
    let found = Collection()
    turnstile_each_class(
      { FunctionName.isOfApp(module: String(cString: $0)) ? 1 : 0 },
      { context, metadata in
        // Unchecked: the cast is safe, because a class is the address of its metadata, and the
        // runtime lists classes only.
        let type: AnyClass = Swift.unsafeBitCast(metadata, to: AnyClass.self)
        guard OwnClasses.isPartOfTransition(type), !"\(type)".hasPrefix("Turnstile") else { return }
        Unmanaged<Collection>.fromOpaque(context).takeUnretainedValue().types.append(type)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }()

  private static func isPartOfTransition(_ type: AnyClass) -> Bool {
    type is any UIViewControllerAnimatedTransitioning.Type
      || type is any UIViewControllerInteractiveTransitioning.Type
      || type is UIPresentationController.Type
  }

  /// Returns the names of the classes of transitions that have run if UIKit has called methods of
  /// the named classes: these and their superclasses.
  static func ran(named names: [String]) -> [String] {
    var ran: [String] = []
    for type in types where names.contains("\(type)") { ran += Self.names(of: type) }
    return ran
  }

  /// Returns the names of a class and of the app's own superclasses, because the code of the
  /// superclasses has run, too.
  static func names(of type: AnyClass) -> [String] {
    var names: [String] = []
    var current: AnyClass? = type
    while let here = current, !_typeName(here).hasPrefix("HeadlessUIKit.") {
      names.append("\(here)")
      current = _getSuperclass(here)
    }
    return names
  }
}
