import HeadlessUIKit

/// The names of properties that hold views, found by reflection on the controllers on the screen.
///
/// A reader of a report finds `DetailViewController.imageView` in the code at once, unlike a path
/// through the view tree. Reflection is slow, so it is done only when a violation is reported.
@MainActor
struct HeldViews {
  private var names: [Int: String] = [:]

  init(of root: UIViewController?) {
    if let root { look(into: root) }
  }

  /// Returns the property that holds the view with the given serial number, such as
  /// `DetailViewController.imageView`; `nil` if no property does.
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

  /// Adds the properties that the app's own classes declare. UIKit's private properties are left
  /// out, because their names would not help a reader of the report.
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

  /// Returns the view in the value of a controller's property, which may be optional; `nil` if the
  /// value is no view.
  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return nil }
    return some.value as? UIView
  }
}
