import Foundation

/// The contents of an archived view, from which a copy of the view can be made.
///
/// Some apps archive a view and unarchive it at once, to get a copy that moves while the original
/// stays in place. The copy is made by `init(coder:)` of the view's class, as for a storyboard. It
/// has the view's properties, subviews and constraints. Gesture recognisers, targets, delegates and
/// properties of the layer are not archived.
///
/// The archive's data holds only a number, by which the simulator finds this object. The archive
/// can therefore be read only as long as the simulator exists.
@MainActor
final class ArchivedView {
  /// The UIKit class whose decoding sets the copy's properties: the most derived class of the view
  /// that supports it.
  var base: AnyClass = UIView.self
  /// The raw value of the style with which the copy is created, for a button or a table.
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

  /// Adds a closure that sets, in a copy of the view, the properties that one class of the view
  /// declares.
  func note<View: UIView>(_ set: @escaping (View) -> Void) {
    values.append { view, _ in (view as? View).map(set) }
  }

  /// Adds a closure that runs when the copies of all views in the archive have been made.
  func noteLast(_ set: @escaping (ArchivedCopies) -> Void) {
    values.append { _, copies in copies.last.append(set) }
  }

  /// Makes the coder from which a copy of the view is decoded, for example by `init(coder:)`.
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
      // The copy's properties are set here if the app's own `init(coder:)` did not pass this coder
      // to its superclass, which would have set them.
      coder.decode(subview)
      inside.addSubview(subview)
    }
  }
}

/// The copies that were made of an archive's views. Each is found by the view that was archived.
@MainActor
final class ArchivedCopies {
  var views: [ObjectIdentifier: UIView] = [:]
  fileprivate(set) var last: [(ArchivedCopies) -> Void] = []

  subscript(_ original: UIView?) -> UIView? { original.flatMap { views[ObjectIdentifier($0)] } }
}

/// A placeholder class whose name is written to archives for view classes that Foundation cannot
/// look up by name.
final class NamelessView: UIView {}

/// The views that were archived in one simulator. They are found by the numbers in the archives'
/// data.
@MainActor
final class Archives {
  private static let key = "turnstile.view"
  private var views: [ArchivedView] = []

  /// Returns the class whose name Foundation writes to an archive for a view class. Foundation
  /// cannot look up a nested class or one that is private to a file, so ``NamelessView`` replaces
  /// such a class.
  ///
  /// - Note: Unlike UIKit, all these classes share one name, and the name means the class that was
  ///   archived last. An archive that is read after a view of another such class was archived gives
  ///   a view of that other class.
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
