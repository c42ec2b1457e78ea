import HeadlessUIKit

/// Numbers the layers of a run in the order in which they are first seen, and remembers what they
/// are.
///
/// A view is known by the number that clauses know it by, so what they find different can be
/// pointed at.
@MainActor
final class Catalogue {
  private(set) var nodes: [Recording.Node] = []
  private var views: [Int: Int] = [:]
  private var layers: [Int: Int] = [:]
  /// The colours in which views were last seen, for pictures of them.
  private var colors: [Int: CGColor] = [:]

  /// The number of a layer.
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

  /// Remembers the colour of a view.
  func note(_ color: CGColor?, of view: UIView) { colors[view.serial] = color }

  /// The colour in which a view was last seen.
  func color(ofView serial: Int) -> CGColor? { colors[serial] }

  /// The number of a view that clauses know by a serial, if it was ever seen.
  func node(ofView serial: Int) -> Int? { views[serial] }
}
