import Foundation

/// The contents of an archived view, from which a copy of the view can be made.
///
/// Some apps archive a view and unarchive it at once, to get a copy that moves while the original
/// stays in place. The copy is made by `init(coder:)` of the view's class, as for a storyboard. It
/// has the view's properties, subviews and constraints. Gesture recognisers, targets, delegates and
/// properties of the layer are not archived.
///
/// A view's class may also encode its subviews and constraints by itself, under keys of its own, to
/// set its outlets in the copy. What it decodes under these keys is the copy's own subview or
/// constraint, and not one more copy (see ``ArchivedPart``).
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
  /// The view inside the archived one that holds its subviews, such as the content view of a cell;
  /// `nil` if the archived view holds them itself.
  private let inside: ObjectIdentifier?
  private let frame: CGRect
  private var subviews: [ArchivedView]
  private var values: [(UIView, ArchivedCopies) -> Void] = []
  /// The constraints that the view holds and that are archived with it.
  private var constraints: Set<ObjectIdentifier> = []

  init(_ view: UIView) {
    type = Swift.type(of: view)
    original = ObjectIdentifier(view)
    frame = CGRect(origin: .zero, size: view.bounds.size)
    let room = view.archivedInside
    inside = room === view ? nil : room.map(ObjectIdentifier.init)
    subviews = room?.subviews.map(ArchivedView.init) ?? []
    view.archive(in: self)
    view.constrained.archiveLayout(in: self)
    view.constrained.archiveConstraints(in: self)
    if let room, room !== view { room.constrained.archiveConstraints(in: self) }
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

  /// Adds a constraint that is archived with the view.
  func note(constraint: NSObject) { constraints.insert(ObjectIdentifier(constraint)) }

  /// Returns true if a view lies inside the archived view, or if a constraint is archived with it.
  func contains(_ part: ObjectIdentifier) -> Bool {
    constraints.contains(part) || part == inside
      || subviews.contains { $0.original == part || $0.contains(part) }
  }

  /// Makes the coder from which a copy of the view is decoded, for example by `init(coder:)`.
  ///
  /// - Parameter made: A closure that receives the copies of this view and of all in it, before
  ///   they are made.
  func coder(
    _ copies: ArchivedCopies? = nil, made: @escaping (ArchivedCopies) -> Void = { _ in }
  ) -> InterfaceCoder {
    InterfaceCoder(base: base, frame: frame, style: style) { [self] in
      guard let view = $0 as? UIView else { return }
      let all = copies ?? ArchivedCopies()
      made(all)
      restore(view, all)
      if copies == nil { for set in all.last { set(all) } }
    }
  }

  private func restore(_ view: UIView, _ copies: ArchivedCopies) {
    copies.views[original] = view
    if let inside { copies.views[inside] = view.archivedInside }
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
  /// The copies of constraints, each found by the constraint that was archived.
  var constraints: [ObjectIdentifier: NSObject] = [:]
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
  /// The copies that were made last of each archived view.
  private var copies: [Int: ArchivedCopies] = [:]
  /// The views and constraints to which archives refer, with the number of the archived view that
  /// contains them.
  private var parts: [(view: Int, original: ObjectIdentifier)] = []
  /// The archiver that encodes at present, and the numbers of the views that it has encoded.
  private var current: (archiver: ObjectIdentifier, views: [Int])?

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
    guard let archiver = coder as? NSKeyedArchiver else { return }
    if archiver.delegate == nil { archiver.delegate = self }
    let known = current?.archiver == ObjectIdentifier(archiver) ? current?.views ?? [] : []
    current = (ObjectIdentifier(archiver), known + [views.count])
    coder.encode(views.count, forKey: Self.key)
    views.append(ArchivedView(view))
  }

  func read(_ coder: NSCoder) -> InterfaceCoder? {
    guard let unarchiver = coder as? NSKeyedUnarchiver, unarchiver.containsValue(forKey: Self.key)
    else { return nil }
    if unarchiver.delegate == nil { unarchiver.delegate = self }
    let number = unarchiver.decodeInteger(forKey: Self.key)
    guard views.indices.contains(number) else { return nil }
    return views[number].coder { [unowned self] in copies[number] = $0 }
  }

  /// Returns what is encoded in place of an object: a reference in place of a view or constraint
  /// that an archived view contains, and a reference to nothing in place of any other constraint.
  func replacement(of object: NSObject, in archiver: ObjectIdentifier) -> NSObject {
    let original = ObjectIdentifier(object)
    let views = current?.archiver == archiver ? current?.views ?? [] : []
    guard let number = views.first(where: { self.views[$0].contains(original) }) else {
      // Foundation traps if an object is replaced by `nil`.
      return object is any NSCoding ? object : ArchivedPart(number: -1)
    }
    parts.append((number, original))
    return ArchivedPart(number: parts.count - 1)
  }

  /// Returns the view or constraint to which a reference refers, in the copy that was made last;
  /// `nil` if there is none.
  func part(_ number: Int) -> NSObject? {
    guard parts.indices.contains(number) else { return nil }
    let part = parts[number]
    return copies[part.view].flatMap {
      $0.views[part.original] ?? $0.constraints[part.original]
    }
  }
}

extension Simulator {
  var archives: Archives { kept(at: .archives) { Archives() } }
}
