import HeadlessUIKit

/// The resting values of every view in a window, taken at one moment.
///
/// A snapshot holds numbers and serials, never views: what a controller outlives is one of the things that are
/// judged, so nothing here may keep a view alive.
@MainActor
struct WindowSnapshot {
  /// The views in drawing order, each before its subviews.
  private(set) var entries: ContiguousArray<Entry> = []
  /// The window's size when the snapshot was taken.
  let size: CGSize

  /// One view.
  struct Entry {
    var serial: Int
    /// The superview's place in `entries`; -1 for the window.
    var parent: Int
    var type: AnyObject.Type
    /// The type of the controller whose view this is, if it is one.
    var controller: AnyObject.Type?
    var scrolls: Bool
    /// Whether the view belongs to a cell: what shows one row now shows another later, or none.
    var isReused: Bool
    var state: ViewState
  }

  init(of window: UIWindow) {
    size = window.bounds.size
    entries.reserveCapacity(32)
    add(window, parent: -1)
  }

  private mutating func add(_ view: UIView, parent: Int) {
    let place = entries.count
    entries.append(
      Entry(
        serial: view.serial, parent: parent, type: type(of: view),
        controller: view.controller.map { type(of: $0) },
        scrolls: view is UIScrollView,
        isReused: Self.isCell(view) || (parent >= 0 && entries[parent].isReused),
        state: ViewState(of: view)))
    // What stands inside a bar is UIKit's own, made anew whenever UIKit likes.
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return }
    for subview in view.subviews { add(subview, parent: place) }
  }

  /// Whether a list uses the view again and again.
  private static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  /// The place of a view, if it was in the window.
  func place(of serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }
  }

  /// What a person calls a view: its controller's view, and the way down from there.
  ///
  /// `HomeViewController.view > UIView[2]` is the third subview of that controller's view.
  func path(to place: Int) -> String {
    let entry = entries[place]
    if let controller = entry.controller { return "\(controller).view" }
    guard entry.parent >= 0 else { return "window" }
    return "\(path(to: entry.parent)) > \(entry.type)[\(index(of: place))]"
  }

  /// Which of its superview's subviews the view is.
  func index(of place: Int) -> Int {
    let parent = entries[place].parent
    return entries[..<place].count { $0.parent == parent }
  }
}

// MARK: - Comparing

extension WindowSnapshot {
  /// One value that is not what it was.
  struct Difference: Hashable {
    /// The view, as a person calls it.
    var path: String
    /// The property, as UIKit calls it.
    var property: String
    var before: String
    var after: String
  }

  /// What is different in a later snapshot about the views of this one, in drawing order.
  ///
  /// Views that only the later one has are nobody's difference here. A scroll view may have scrolled. Geometry is not
  /// compared across a change of the window's size, for that moves everything; nor is it within cells, which a list that
  /// loads its rows again uses for other rows.
  func differences(in later: WindowSnapshot) -> [Difference] {
    if isSame(as: later) { return [] }

    let geometry = size == later.size
    var places: [Int: Int] = [:]
    for (place, entry) in later.entries.enumerated() { places[entry.serial] = place }

    var found: [Difference] = []
    for place in entries.indices {
      let entry = entries[place]
      guard let laterPlace = places[entry.serial] else {
        // Only the uppermost of a subtree that left is worth a word.
        if entry.isReused { continue }
        if entry.parent < 0 || places[entries[entry.parent].serial] != nil {
          found.append(
            Difference(path: path(to: place), property: "window", before: "in it", after: "gone"))
        }
        continue
      }
      let other = later.entries[laterPlace]
      if !isSuperviewSame(entry, other, in: later) {
        found.append(
          Difference(
            path: path(to: place), property: "superview", before: parentPath(of: place),
            after: later.parentPath(of: laterPlace)))
      } else if !entry.isReused, !isOrderSame(place, laterPlace, in: later, places) {
        found.append(
          Difference(
            path: path(to: place), property: "index", before: "\(index(of: place))",
            after: "\(later.index(of: laterPlace))"))
      }
      for (property, before, after) in entry.state.differences(
        from: other.state, geometry: geometry && !entry.isReused, scrolls: entry.scrolls)
      {
        found.append(
          Difference(path: path(to: place), property: property, before: before, after: after))
      }
    }
    return found
  }

  private func isSame(as later: WindowSnapshot) -> Bool {
    guard entries.count == later.entries.count, size == later.size else { return false }
    return zip(entries, later.entries).allSatisfy { mine, theirs in
      mine.serial == theirs.serial && mine.parent == theirs.parent && mine.state == theirs.state
    }
  }

  private func parentPath(of place: Int) -> String {
    entries[place].parent < 0 ? "nothing" : path(to: entries[place].parent)
  }

  private func isSuperviewSame(_ entry: Entry, _ other: Entry, in later: WindowSnapshot) -> Bool {
    let mine = entry.parent < 0 ? 0 : entries[entry.parent].serial
    let theirs = other.parent < 0 ? 0 : later.entries[other.parent].serial
    return mine == theirs
  }

  /// Whether the nearest sibling below, of those both snapshots have, is the same.
  private func isOrderSame(
    _ place: Int, _ laterPlace: Int, in later: WindowSnapshot, _ places: [Int: Int]
  ) -> Bool {
    let parent = entries[place].parent
    guard parent >= 0 else { return true }
    let laterParent = later.entries[laterPlace].parent
    let below = entries[..<place].last { sibling in
      sibling.parent == parent
        && places[sibling.serial].map { later.entries[$0].parent == laterParent } == true
    }
    let mine = Set(entries.filter { $0.parent == parent }.map(\.serial))
    let laterBelow = later.entries[..<laterPlace].last { sibling in
      sibling.parent == laterParent && mine.contains(sibling.serial)
    }
    return below?.serial == laterBelow?.serial
  }
}
