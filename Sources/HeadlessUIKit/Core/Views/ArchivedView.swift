import Foundation

/// An archived view: all that is needed to make a copy of the view.
///
/// Apps archive a view and unarchive it at once, to get a copy that moves while the original stays
/// in place. `init(coder:)` of the same class makes the copy, as from a storyboard. The copy has
/// the view's properties, subviews and constraints. Recognisers, targets, delegates and properties
/// of the layer are not archived.
///
/// The archive itself holds only a number, by which the simulator finds this object. So it can be
/// read as long as the simulator exists.
@MainActor
final class ArchivedView {
  /// The UIKit class whose initialiser sets the copy's values: the most derived one that decodes
  /// documents.
  var base: AnyClass = UIView.self
  /// The raw value of a style that the copy's initialiser needs: a button's or a table's.
  var style = 0
  private let type: UIView.Type
  private let original: ObjectIdentifier
  private let frame: CGRect
  private var subviews: [ArchivedView]
  private var values: [(UIView, ArchivedCopies) -> Void] = []

  init(_ view: UIView) {
    type = Swift.type(of: view)
    original = ObjectIdentifier(view)
    frame = CGRect(origin: .zero, size: view.bounds.size)
    subviews = view.archivedInside?.subviews.map(ArchivedView.init) ?? []
    view.archive(in: self)
    view.constrained.archiveConstraints(in: self)
  }

  /// Adds a closure that sets those properties of a copy that a view's class adds to its
  /// superclass.
  func note<View: UIView>(_ set: @escaping (View) -> Void) {
    values.append { view, _ in (view as? View).map(set) }
  }

  /// Adds a closure that runs when all copies of the archive's views have been made.
  func noteLast(_ set: @escaping (ArchivedCopies) -> Void) {
    values.append { _, copies in copies.last.append(set) }
  }

  /// Makes the coder from which a copy of the view is decoded.
  func coder(_ copies: ArchivedCopies? = nil) -> InterfaceCoder {
    InterfaceCoder(base: base, frame: frame, style: style) { [self] in
      guard let view = $0 as? UIView else { return }
      let all = copies ?? ArchivedCopies()
      restore(view, all)
      if copies == nil { for set in all.last { set(all) } }
    }
  }

  private func restore(_ view: UIView, _ copies: ArchivedCopies) {
    copies.views[original] = view
    for set in values { set(view, copies) }
    guard let inside = view.archivedInside else { return }
    for archived in subviews {
      let coder = archived.coder(copies)
      guard let subview = archived.type.init(coder: coder) else { continue }
      // The class's initialiser may not have passed the coder on to its superclass; then the values
      // are set here.
      coder.decode(subview)
      inside.addSubview(subview)
    }
  }
}

/// The copies of one archive's views, by the original views.
@MainActor
final class ArchivedCopies {
  var views: [ObjectIdentifier: UIView] = [:]
  fileprivate(set) var last: [(ArchivedCopies) -> Void] = []

  subscript(_ original: UIView?) -> UIView? { original.flatMap { views[ObjectIdentifier($0)] } }
}

/// A view class whose name stands in archives for classes that Foundation cannot look up by name.
final class NamelessView: UIView {}

/// The archived views of one simulator, by their numbers in archives.
@MainActor
final class Archives {
  private static let key = "turnstile.view"
  private var views: [ArchivedView] = []

  /// Returns the class whose name Foundation writes into the archive. Foundation cannot look up a
  /// nested class or one that is private to a file, so ``NamelessView`` replaces such a class.
  ///
  /// - Note: Unlike UIKit, all such classes share one name. So a view that is unarchived after a
  ///   view of another such class was archived has that other class.
  func named(_ viewClass: AnyClass) -> AnyClass {
    let path = String(reflecting: viewClass)
    if path.split(separator: ".").count == 2, !path.contains(where: { "(<".contains($0) }) {
      return viewClass
    }
    NSKeyedUnarchiver.setClass(
      viewClass, forClassName: Foundation.NSStringFromClass(NamelessView.self))
    return NamelessView.self
  }

  func write(_ view: UIView, to coder: NSCoder) {
    guard coder is NSKeyedArchiver else { return }
    coder.encode(views.count, forKey: Self.key)
    views.append(ArchivedView(view))
  }

  func read(_ coder: NSCoder) -> InterfaceCoder? {
    guard let unarchiver = coder as? NSKeyedUnarchiver, unarchiver.containsValue(forKey: Self.key)
    else { return nil }
    let number = unarchiver.decodeInteger(forKey: Self.key)
    return views.indices.contains(number) ? views[number].coder() : nil
  }
}

extension Simulator {
  var archives: Archives { kept(at: .archives) { Archives() } }
}
