import HeadlessUIKit

/// Which property holds a view, found by looking into the controllers on the stage.
///
/// `DetailViewController.imageView` is found in the code at once; a path through the window is not.
/// Looking takes its time, so it is done when something is reported and at no other.
@MainActor
struct HeldViews {
  private var names: [Int: String] = [:]

  init(of root: UIViewController?) {
    if let root { look(into: root) }
  }

  /// The property that holds the view with a number.
  subscript(serial: Int) -> String? { names[serial] }

  private mutating func look(into controller: UIViewController) {
    note(Mirror(reflecting: controller), of: "\(ControllerName(of: controller))")
    if let presented = controller.ownPresented {
      if let presentation = presented.presentationController {
        note(Mirror(reflecting: presentation), of: "\(type(of: presentation))")
      }
      look(into: presented)
    }
    for child in controller.children { look(into: child) }
  }

  /// Notes the properties that a class of the app's declares; what UIKit's own hold is no name for
  /// anybody.
  private mutating func note(_ mirror: Mirror, of owner: String) {
    var mirror: Mirror? = mirror
    while let current = mirror, !Self.isOfTheModel(current.subjectType) {
      for (label, value) in current.children {
        guard let label, let view = Self.view(in: value), names[view.serial] == nil else {
          continue
        }
        names[view.serial] = "\(owner).\(label.replacing("$__lazy_storage_$_", with: ""))"
      }
      mirror = current.superclassMirror
    }
  }

  private static func isOfTheModel(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }

  /// The view a property holds, whether it may be without one or not.
  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return nil }
    return some.value as? UIView
  }
}
