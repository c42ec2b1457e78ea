package import HeadlessUIKit

/// The resting values of every view in a window, taken at one moment.
///
/// A snapshot holds numbers and serials, never views: what a controller outlives is one of the
/// things that are judged, so nothing here may keep a view alive.
@MainActor
package struct WindowSnapshot {
  /// The views in drawing order, each before its subviews.
  package private(set) var entries: ContiguousArray<Entry> = []
  /// The window's size when the snapshot was taken.
  package let size: CGSize

  /// One view.
  package struct Entry {
    /// The view's number. A container that UIKit makes anew for each presentation goes by the
    /// number of the controller in it, negated, so that a controller that is presented again is in
    /// the same place.
    package var serial: Int
    /// The superview's place in `entries`; -1 for the window.
    package var parent: Int
    package var type: AnyObject.Type
    /// What tests find the view by.
    var identifier: String?
    /// The controller whose view this is, if it is one.
    package var controller: ControllerName?
    var scrolls: Bool
    /// Whether the view belongs to a cell: what shows one row now shows another later, or none.
    var isReused: Bool
    /// How often the cell has been used again: what it shows is given to it anew each time.
    var uses: Int
    /// The height of the sheet that the view is in, if it is in one: a finger may choose another.
    var sheetHeight: CGFloat?
    var state: ViewState
  }

  package init(of window: UIWindow) {
    size = window.bounds.size
    entries.reserveCapacity(32)
    add(window, parent: -1)
    Simulator.current.effort &+= 2 * entries.count
  }

  private mutating func add(_ view: UIView, parent: Int) {
    let place = entries.count
    let hasParent = parent >= 0
    // What a list uses again lies on the list.
    let isCell = hasParent && entries[parent].scrolls && Self.isCell(view)
    let controller = view.controller
    let presented = view.presentedWithin
    var state = ViewState(of: view)
    // Each presentation has a container of its own, with recognisers of its own: how many there are
    // is what can be compared.
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
    // What stands inside a bar is UIKit's own, made anew whenever UIKit likes.
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return }
    for subview in view.subviews { add(subview, parent: place) }
  }

  /// Whether a list uses the view again and again.
  private static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  /// How often a list has used a view again, if it is one of a list's.
  private static func uses(of view: UIView) -> Int? {
    (view as? UITableViewCell)?.uses ?? (view as? UICollectionReusableView)?.uses
  }

  /// The place of a view, if it was in the window.
  package func place(of serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }
  }

  /// What a person calls a view: its controller's view, and the way down from there.
  ///
  /// `HomeViewController.view > UIView[2]` is the third subview of that controller's view. One that
  /// has an identifier goes by that: `HomeViewController.view > UIView 'dimmer'`.
  package func path(to place: Int) -> String {
    let entry = entries[place]
    if let controller = entry.controller { return "\(controller).view" }
    guard entry.parent >= 0 else { return "window" }
    let name =
      entry.identifier.map { "\(entry.type) '\($0.prefix(40))'" }
      ?? "\(entry.type)[\(index(of: place))]"
    return "\(path(to: entry.parent)) > \(name)"
  }

  /// The way down to a view by types and places alone, for comparing: what a title or an identifier
  /// says is no view's value.
  func plainPath(to place: Int) -> String {
    let entry = entries[place]
    if let controller = entry.controller { return "\(controller.type).view" }
    guard entry.parent >= 0 else { return "window" }
    return "\(plainPath(to: entry.parent)) > \(entry.type)[\(index(of: place))]"
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
  package struct Difference: Hashable {
    /// The view.
    package var serial: Int
    /// The view, as a person calls it.
    package var path: String
    /// What is different about it.
    package var property: ViewProperty
    package var before: String
    package var after: String
  }

  /// What is different in a later snapshot about the views of this one, in drawing order.
  ///
  /// Views that only the later one has are no difference here. A view that has given way to one of
  /// its like, in the same place, is not lost: a picture that is taken anew at every frame, a
  /// wrapper that each presentation makes. A scroll view may have scrolled, and what stands in it
  /// may have been carried along, as a header that floats is. Geometry is not compared across a
  /// change of the window's size, for that moves everything, nor inside a sheet across a change of
  /// its height; nor is it within cells, which a list that loads its rows again uses for other
  /// rows. In a cell that was used again nothing is compared: a row whose letter was read meanwhile
  /// looks otherwise, and should.
  package func differences(in later: WindowSnapshot) -> [Difference] {
    if isSame(as: later) { return [] }

    let geometry = size == later.size
    let match = Match(self, later)
    var found: [Difference] = []
    for place in entries.indices {
      let entry = entries[place]
      func add(_ property: ViewProperty, _ before: String, _ after: String) {
        found.append(
          Difference(
            serial: entry.serial, path: path(to: place), property: property, before: before,
            after: after))
      }
      guard let laterPlace = match.places[place] else {
        // Only the uppermost of a subtree that left is worth a word.
        if !entry.isReused, entry.parent < 0 || match.places[entry.parent] != nil {
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
        add(.index, "\(index(of: place))", "\(later.index(of: laterPlace))")
      }
      for (property, before, after) in entry.state.differences(
        from: other.state,
        geometry: geometry && !entry.isReused && entry.sheetHeight == other.sheetHeight
          && !isCarried(place, match.places, later),
        scrolls: entry.scrolls)
      {
        add(property, before, after)
      }
    }
    return found
  }

  /// Whether the scroll view around a view has scrolled.
  private func isCarried(_ place: Int, _ places: [Int?], _ later: WindowSnapshot) -> Bool {
    let parent = entries[place].parent
    guard parent >= 0, entries[parent].scrolls, let laterParent = places[parent] else {
      return false
    }
    return entries[parent].state.bounds.origin != later.entries[laterParent].state.bounds.origin
  }

  /// The places of the views that only a later snapshot has, apart from cells and what has taken
  /// the place of its like.
  package func additions(in later: WindowSnapshot) -> [Int] {
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

  /// Which view of a later snapshot is which of an earlier one.
  @MainActor
  private struct Match {
    /// Where each view of the earlier snapshot is in the later one; `nil` if it is gone.
    var places: [Int?]
    /// The places of those that have given way to their like.
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

    /// Whether the nearest sibling below, of those both snapshots have, is the same. A list puts
    /// its cells wherever it likes.
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
