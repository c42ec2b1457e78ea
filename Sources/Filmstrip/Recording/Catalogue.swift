import HeadlessUIKit

/// The layers of a run, numbered in the order in which they are first seen, with their types.
///
/// A view has the same serial here as in the clauses, so that a view which a clause names can be
/// outlined.
@MainActor
final class Catalogue {
  private(set) var nodes: [Recording.Node] = []
  private var views: [Int: Int] = [:]
  private var layers: [Int: Int] = [:]
  /// The last colour of each view, for drawing snapshots of the view.
  private var colors: [Int: CGColor] = [:]

  /// Returns the number of a layer, and registers the layer if it is new.
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

  /// Stores the colour of a view.
  func note(_ color: CGColor?, of view: UIView) { colors[view.serial] = color }

  /// Returns the last colour of a view.
  func color(ofView serial: Int) -> CGColor? { colors[serial] }

  /// Returns the number of the view with a serial, if the view was ever seen.
  func node(ofView serial: Int) -> Int? { views[serial] }
}
