import HeadlessUIKit

/// Numbers the layers of a recorded run in the order in which they first appear, and stores their
/// types.
///
/// Views have the same serial numbers as in clauses, so that a view that a finding names can be
/// outlined.
@MainActor
final class Catalogue {
  private(set) var nodes: [Recording.Node] = []
  private var views: [Int: Int] = [:]
  private var layers: [Int: Int] = [:]
  /// By serial number of a view, its last background colour. A snapshot of the view is drawn in it.
  private var colors: [Int: CGColor] = [:]

  /// Returns the number of a layer in the recording. A layer that has none yet gets the next
  /// number.
  func node(of layer: CALayer, _ view: UIView?) -> Int {
    let serial = view.map { $0.presentedWithin.map { -$0.serial } ?? $0.serial }
    if let known = serial.map({ views[$0] }) ?? layers[layer.serial] { return known }
    let number = nodes.count
    nodes.append(
      Recording.Node(
        type: view.map { "\(type(of: $0))" } ?? "\(type(of: layer))",
        controller: view?.controller.map { "\(type(of: $0))" },
        isContent: view?.controller.map { !Self.isContainer($0) } ?? false, isView: view != nil))
    if let serial { views[serial] = number } else { layers[layer.serial] = number }
    return number
  }

  private static func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
  }

  /// Stores a view's present background colour, in which snapshots of the view are drawn.
  func note(_ color: CGColor?, of view: UIView) { colors[view.serial] = color }

  /// Returns the background colour that was last stored for a view, or `nil`.
  func color(ofView serial: Int) -> CGColor? { colors[serial] }

  /// Returns the number of a view's layer in the recording, or `nil` if no frame has shown the
  /// layer.
  func node(ofView serial: Int) -> Int? { views[serial] }
}
