import Foundation

/// What an archive holds of a view: enough to make another one like it.
///
/// Apps archive a view and take it out of the archive at once, to have a second one that moves
/// while the first stays where it is. The second is made by `init(coder:)` of the same class, as
/// from a storyboard. It has what the view was told and its subviews and constraints; recognisers,
/// targets, delegates and what was set on the layer are not archived.
///
/// The archive itself holds a number by which the world finds this, so it can be read for as long
/// as the world lasts.
@MainActor
final class ArchivedView {
  /// The class of UIKit's whose initialiser sets the values: the lowest that does so for documents.
  var base: AnyClass = UIView.self
  /// What has to be known as the view is made: the raw value of a button's or a table's style.
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

  /// Notes what a view needs besides what its superclass has noted.
  func note<View: UIView>(_ set: @escaping (View) -> Void) {
    values.append { view, _ in (view as? View).map(set) }
  }

  /// Notes what can only be set once all views are there.
  func noteLast(_ set: @escaping (ArchivedCopies) -> Void) {
    values.append { _, copies in copies.last.append(set) }
  }

  /// The coder that a view is made of which comes out of an archive.
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
      // A class that does not hand the coder on to its superclass has decoded nothing by now.
      coder.decode(subview)
      inside.addSubview(subview)
    }
  }
}

/// The views that come out of one archive, by those that went in.
@MainActor
final class ArchivedCopies {
  var views: [ObjectIdentifier: UIView] = [:]
  fileprivate(set) var last: [(ArchivedCopies) -> Void] = []

  subscript(_ original: UIView?) -> UIView? { original.flatMap { views[ObjectIdentifier($0)] } }
}

/// Lends its name to a class for which Foundation finds none.
final class NamelessView: UIView {}

/// The views that a world has archived, by their numbers.
@MainActor
final class Archives {
  private static let key = "turnstile.view"
  private var views: [ArchivedView] = []

  /// The class that Foundation is to ask for its name: it finds none for a class inside another one
  /// or private to a file, so another class lends such a class its name.
  ///
  /// - Note: Unlike UIKit, there is one name for all such classes. What is taken out of an archive
  ///   after a view of another such class was archived comes out as that other class.
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
