package import HeadlessUIKit

/// The model values of every view in a window, taken at one moment.
///
/// A snapshot holds numbers but no views, because it must not keep a view alive: some clauses judge
/// whether a view or controller is released.
@MainActor
package struct WindowSnapshot {
  /// The views in the window in drawing order: each superview comes before its subviews.
  package private(set) var entries: ContiguousArray<Entry> = []
  /// The size of the window when the snapshot was taken.
  package let size: CGSize
  /// The serial number of the view in which text was being edited when the snapshot was taken;
  /// `nil` if there was none.
  private let editing: Int?

  /// One view in the snapshot, with its values.
  package struct Entry {
    /// The number by which the view is recognised in another snapshot: its serial number. UIKit
    /// makes a new container view for each presentation, so such a container has the negated serial
    /// number of the presented controller. A controller that is presented again is then at the same
    /// place.
    package var serial: Int
    /// The index of the view's superview in `entries`; -1 if this view is the window.
    package var parent: Int
    package var type: AnyObject.Type
    /// The view's accessibility identifier, which names it in reports.
    var identifier: String?
    /// The name of the controller that owns the view, if it is a controller's view.
    package var controller: ControllerName?
    var scrolls: Bool
    /// True if the view is a cell of a list or inside one. The list may use the cell for another
    /// row, or for none.
    var isReused: Bool
    /// The number of times that the list has reused the cell; each time, the app sets its contents
    /// anew.
    var uses: Int
    /// The height of the sheet that contains the view, if one does; a finger may change it.
    var sheetHeight: CGFloat?
    var state: ViewState
  }

  package init(of window: UIWindow) {
    size = window.bounds.size
    editing = UIApplication.shared.editedView?.serial
    entries.reserveCapacity(32)
    add(window, parent: -1)
    Simulator.current.effort &+= 2 * entries.count
  }

  private mutating func add(_ view: UIView, parent: Int) {
    let place = entries.count
    let hasParent = parent >= 0
    // A view counts as a cell only directly inside a scroll view, because the cells that a list
    // reuses are its direct subviews.
    let isCell = hasParent && entries[parent].scrolls && Self.isCell(view)
    let controller = view.controller
    let presented = view.presentedWithin
    var state = ViewState(of: view)
    // The recognisers of a presentation's container are compared by number only, because each
    // presentation has a new container with new recognisers.
    if presented != nil { state.countRecognizers() }
    entries.append(
      Entry(
        serial: presented.map { -$0.serial } ?? view.serial, parent: parent,
        type: type(of: view),
        identifier: view.accessibilityIdentifier,
        controller: controller.map { ControllerName(of: $0) },
        scrolls: view is UIScrollView,
        isReused: isCell || (hasParent && entries[parent].isReused),
        uses: (isCell ? Self.uses(of: view) : nil) ?? (hasParent ? entries[parent].uses : 0),
        sheetHeight: controller?.heightOfSheet
          ?? (hasParent ? entries[parent].sheetHeight : nil),
        state: state))
    // The subviews of a bar are not recorded, because they belong to UIKit, which may make them
    // anew at any time.
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return }
    for subview in view.subviews { add(subview, parent: place) }
  }

  /// Returns true if a list makes and drops a view by itself: a cell, or a header or footer, which
  /// in a table may be any view.
  static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
      || (view.superview as? UITableView)?.showsAsBar(view) == true
  }

  /// Returns the number of times that a list has reused the view; `nil` if it is no reusable cell.
  private static func uses(of view: UIView) -> Int? {
    (view as? UITableViewCell)?.uses ?? (view as? UICollectionReusableView)?.uses
  }

  /// Returns the index of a view in `entries`; `nil` if it was not in the window.
  package func place(of serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }
  }

  /// Returns the name of a view in reports: its controller's view, and the path down from there.
  ///
  /// `HomeViewController.view > UIView[2]` is the third subview of that controller's view. A view
  /// with an accessibility identifier is named by it: `HomeViewController.view > UIView 'dimmer'`.
  package func path(to place: Int) -> String {
    let entry = entries[place]
    if let controller = entry.controller { return "\(controller).view" }
    guard entry.parent >= 0 else { return "window" }
    let name =
      entry.identifier.map { "\(entry.type) '\($0.prefix(40))'" }
      ?? "\(entry.type)[\(index(of: place))]"
    return "\(path(to: entry.parent)) > \(name)"
  }

  /// Returns the path down to a view by classes and indices alone. Paths of two runs are compared,
  /// and titles and identifiers, which other names use, may differ between runs.
  func plainPath(to place: Int) -> String {
    let entry = entries[place]
    if let controller = entry.controller { return "\(controller.type).view" }
    guard entry.parent >= 0 else { return "window" }
    return "\(plainPath(to: entry.parent)) > \(entry.type)[\(index(of: place))]"
  }

  /// Returns the view's index among its superview's subviews.
  func index(of place: Int) -> Int {
    let parent = entries[place].parent
    return entries[..<place].count { $0.parent == parent }
  }
}

extension WindowSnapshot {
  /// Returns true if a view in the snapshot is a controller's view or contains one.
  func holdsController(serial: Int) -> Bool {
    guard let top = place(of: serial) else { return false }
    return entries.indices[top...].contains { place in
      guard entries[place].controller != nil else { return false }
      var above = place
      while above > top { above = entries[above].parent }
      return above == top
    }
  }
}

// MARK: - Comparing

extension WindowSnapshot {
  /// A difference between two snapshots of a window: a view, a property of it, and both values.
  package struct Difference: Hashable {
    /// The serial number of the view that differs.
    package var serial: Int
    /// The name of the differing view in reports: its path from a controller's view.
    package var path: String
    /// The property of the view that differs between the snapshots, such as its transform.
    package var property: ViewProperty
    package var before: String
    package var after: String
    /// True if the property is a mask that did not have the size of its view before and has it now.
    var mendsMask = false
    /// For gesture recognisers, the name of the view that has them now and was not there before;
    /// `nil` if there is none.
    var heir: String?
  }

  /// Returns the values of this snapshot's views that differ in a later snapshot, in drawing order.
  ///
  /// Views that only the later snapshot has are no difference. A view that was replaced by a
  /// similar one at the same place is not lost: an image view that is made anew at every frame, a
  /// wrapper that each presentation makes. A scroll view may have scrolled and moved its subviews,
  /// such as a floating header. Geometry is not compared where it may change without a fault: after
  /// a change of the window's size, inside a sheet after a change of its height, and inside cells,
  /// which a list may use for other rows. In a cell that was reused nothing is compared, because it
  /// shows other data. If text is edited in one snapshot and not in the other, no values are
  /// compared, because apps draw edited fields in other ways and move views out of the keyboard's
  /// way.
  package func differences(in later: WindowSnapshot) -> [Difference] {
    if isSame(as: later) { return [] }

    let geometry = size == later.size
    let match = Match(self, later)
    var found: [Difference] = []
    for place in entries.indices {
      let entry = entries[place]
      func add(
        _ property: ViewProperty, _ before: String, _ after: String, mendsMask: Bool = false,
        heir: String? = nil
      ) {
        found.append(
          Difference(
            serial: entry.serial, path: path(to: place), property: property, before: before,
            after: after, mendsMask: mendsMask, heir: heir))
      }
      guard let laterPlace = match.places[place] else {
        // Of a subtree of views that is gone as a whole, only the topmost view is reported. What a
        // replaced view had inside is its own affair: the new one has parts of its own.
        if !entry.isReused, !match.replaced.contains(entry.parent),
          entry.parent < 0 || match.places[entry.parent] != nil
        {
          add(.window, "in it", "gone")
        }
        continue
      }
      if match.replaced.contains(place) { continue }
      let other = later.entries[laterPlace]
      if entry.uses != other.uses { continue }
      if !match.isSuperviewSame(place, laterPlace, self, later) {
        add(.superview, parentPath(of: place), later.parentPath(of: laterPlace))
      } else if !entry.isReused, !match.isOrderSame(place, laterPlace, self, later) {
        let (before, after) = (index(of: place), later.index(of: laterPlace))
        // The number is the same if as many views lie below the view as before, but other ones.
        add(.index, "\(before)", before == after ? "\(after), over another view" : "\(after)")
      }
      if editing != later.editing { continue }
      // Nobody sees a hidden view, so its looks and its place are not compared.
      let isUnseen = entry.state.isHidden && other.state.isHidden
      for (property, before, after) in entry.state.differences(
        from: other.state,
        geometry: geometry && !entry.isReused && entry.sheetHeight == other.sheetHeight
          && !isCarried(place, match.places, later),
        scrolls: entry.scrolls)
      where !isUnseen || property.isOfTouches {
        add(
          property, before, after,
          mendsMask: property == .mask && entry.state.mask?.isMended(by: other.state.mask) == true,
          heir: property == .gestureRecognizers
            ? heir(to: entry, now: other, in: later, match) : nil)
      }
    }
    return found
  }

  /// Returns the name of the view that was not in this snapshot and has a gesture recogniser in the
  /// later one that another view has lost; `nil` if there is none.
  private func heir(
    to entry: Entry, now other: Entry, in later: WindowSnapshot, _ match: Match
  ) -> String? {
    guard entry.serial > 0 else { return nil }
    let kept = other.state.recognizers.map(\.serial)
    let lost = entry.state.recognizers.map(\.serial).filter { !kept.contains($0) }
    guard !lost.isEmpty else { return nil }
    let known = Set(match.places.compactMap { $0 })
    return later.entries.indices.first { place in
      !known.contains(place) && later.entries[place].serial > 0
        && later.entries[place].state.recognizers.contains { lost.contains($0.serial) }
    }.map(later.path)
  }

  /// Returns true if the view's superview is a scroll view whose scrolling has moved the view.
  private func isCarried(_ place: Int, _ places: [Int?], _ later: WindowSnapshot) -> Bool {
    let parent = entries[place].parent
    guard parent >= 0, entries[parent].scrolls, let laterParent = places[parent] else {
      return false
    }
    return entries[parent].state.bounds.origin != later.entries[laterParent].state.bounds.origin
  }

  /// Returns the indices, in a later snapshot, of the views that this snapshot does not have. Cells
  /// of lists and views that replace a similar one at its place are left out.
  package func additions(in later: WindowSnapshot) -> [Int] {
    if entries.elementsEqual(later.entries, by: { $0.serial == $1.serial }) { return [] }
    let match = Match(self, later)
    let known = Set(match.places.compactMap { $0 })
    return later.entries.indices.filter { !known.contains($0) && !later.entries[$0].isReused }
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

  /// A mapping of the views of one snapshot to those of a later one: each view to itself or, if it
  /// is gone, to a similar view that has replaced it at its place.
  @MainActor
  private struct Match {
    /// For each view of the earlier snapshot its index in the later one; `nil` if the view is gone.
    var places: [Int?]
    /// The indices, in the earlier snapshot, of the views that are gone but were replaced by a
    /// similar view.
    var replaced: Set<Int> = []

    init(_ earlier: WindowSnapshot, _ later: WindowSnapshot) {
      var laterPlaces: [Int: Int] = [:]
      for (place, entry) in later.entries.enumerated() { laterPlaces[entry.serial] = place }
      places = earlier.entries.map { laterPlaces[$0.serial] }
      guard places.contains(nil) else { return }
      var free = Set(later.entries.indices).subtracting(places.compactMap { $0 })
      for place in places.indices where places[place] == nil {
        let entry = earlier.entries[place]
        guard entry.parent >= 0, let parent = places[entry.parent], entry.controller == nil,
          let like = later.entries.indices.first(where: { candidate in
            let other = later.entries[candidate]
            return free.contains(candidate) && other.parent == parent && other.type == entry.type
              && other.controller == nil && other.state.isPlaced(like: entry.state)
          })
        else { continue }
        free.remove(like)
        places[place] = like
        replaced.insert(place)
      }
    }

    func isSuperviewSame(
      _ place: Int, _ laterPlace: Int, _ earlier: WindowSnapshot, _ later: WindowSnapshot
    ) -> Bool {
      let (parent, laterParent) = (earlier.entries[place].parent, later.entries[laterPlace].parent)
      guard parent >= 0, laterParent >= 0 else { return parent < 0 && laterParent < 0 }
      return places[parent] == laterParent
    }

    /// Returns true if a view has the same nearest sibling below it in both snapshots, so that it
    /// was not moved to the front or back. Cells are ignored, because a list may put them in any
    /// order.
    func isOrderSame(
      _ place: Int, _ laterPlace: Int, _ earlier: WindowSnapshot, _ later: WindowSnapshot
    ) -> Bool {
      let parent = earlier.entries[place].parent
      guard parent >= 0 else { return true }
      let laterParent = later.entries[laterPlace].parent
      func isShared(_ sibling: Int) -> Bool {
        earlier.entries[sibling].parent == parent && !earlier.entries[sibling].isReused
          && places[sibling].map { later.entries[$0].parent == laterParent } == true
      }
      let below = earlier.entries[..<place].indices.last(where: isShared)
      let shared = Set(earlier.entries.indices.filter(isShared).compactMap { places[$0] })
      let laterBelow = later.entries[..<laterPlace].indices.last(where: shared.contains)
      return below.flatMap { places[$0] } == laterBelow
    }
  }
}
