import CallStacks
import HeadlessUIKit

/// The classes of an executable that take part in transitions and are neither the model's nor
/// Turnstile's.
///
/// A check of an app tells those that never ran: what was not tried is not green.
enum OwnClasses {
  /// Animators, interactors and presentation controllers, by name, in alphabetical order.
  static let ofTransitions: [String] = {
    final class Collection { var names: [String] = [] }
    let found = Collection()
    turnstile_each_class(
      { OwnClasses.isOwn(module: String(cString: $0)) ? 1 : 0 },
      { context, metadata in
        let type: AnyClass = unsafeBitCast(metadata, to: AnyClass.self)
        guard OwnClasses.isPartOfTransition(type) else { return }
        Unmanaged<Collection>.fromOpaque(context).takeUnretainedValue().names.append("\(type)")
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.names.sorted()
  }()

  /// Whether classes of a module are an app's own.
  private static func isOwn(module: String) -> Bool {
    !["HeadlessUIKit", "Turnstile", "Gate", "Filmstrip", "SwiftUI", "Combine", "Outside"]
      .contains(module)
  }

  private static func isPartOfTransition(_ type: AnyClass) -> Bool {
    type is any UIViewControllerAnimatedTransitioning.Type
      || type is any UIViewControllerInteractiveTransitioning.Type
      || type is UIPresentationController.Type
  }

  /// The names of a class and of the app's own classes above it: whoever ran has run their code.
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
