import HeadlessUIKit

/// A screen that the user has left, with its appearance when it was left and the changes that the
/// app itself has made to it since.
///
/// An app may change a screen while another one covers it: a heart tapped on the detail screen is
/// also filled in the list below, and a deleted item disappears there. No transition has to undo
/// such changes. So a change to the views of a left screen need not be restored if it happens while
/// no transition is under way and no drag goes on. A change in the turn that requests the next
/// transition must be restored, because an animator's preparations begin there. The exception is a
/// turn in which the app also writes another text or picture into the screen, because no transition
/// does that: the user has chosen something, and the views that the app shows or hides with the
/// text are its own.
@MainActor
struct ScreenAtDeparture {
  /// The arrangement of the app's controllers when the user left the screen.
  let place: ControllerTree
  /// The values of the window's views when the user left the screen, to which a return must lead
  /// back.
  let baseline: RestorationBaseline
  /// The transition by which the user left the screen.
  let departure: TransitionRecord
  /// True if, after this screen was left, one transition was cancelled and another finished before
  /// the app was at rest. Leftovers of the cancelled transition could not be judged then, and first
  /// show on this screen.
  var outlivedCancel = false
  private var views: ContiguousArray<Known> = []
  /// The view values that the app has changed on purpose since the user left the screen. They need
  /// not be restored.
  private var ownChanges: Set<Change> = []
  /// The views that showed another text or picture when the app was last at rest than when the
  /// user left the screen.
  private var rewrittenAtRest: Set<Int> = []

  /// A view of the screen that was left, with its values when they were last read.
  private struct Known {
    let view: ViewReference
    let serial: Int
    var state: ViewState
    var superview: Int?
    /// The serial numbers of the view's subviews, from back to front; empty if there is at most
    /// one.
    var order: [Int]
    /// The text or picture of the view when the screen was left; `nil` if it has none.
    let content: ViewContent?

    @MainActor init(_ view: UIView) {
      self.view = view.reference
      serial = view.serial
      state = ViewState(of: view)
      superview = view.superview?.serial
      order = view.subviews.count > 1 ? view.subviews.map(\.serial) : []
      content = ViewContent(of: view)
    }

    /// True if the view shows another text or picture now than when the user left the screen.
    @MainActor var isRewritten: Bool {
      content != nil && view.view.map { ViewContent(of: $0) != content } == true
    }
  }

  private struct Change: Hashable {
    var serial: Int
    var property: ViewProperty
  }

  /// Creates a record of a screen that the user is about to leave, with the present values of its
  /// views.
  init(
    _ place: ControllerTree, _ baseline: RestorationBaseline, by departure: TransitionRecord,
    in window: UIWindow
  ) {
    self.place = place
    self.departure = departure
    self.baseline = baseline
    views.reserveCapacity(baseline.atRest.entries.count)
    add(window)
  }

  private mutating func add(_ view: UIView) {
    views.append(Known(view))
    for subview in view.subviews { add(subview) }
  }

  /// Reads the values of the left screen's views again, and records the changes that the app has
  /// made on purpose since the last reading.
  ///
  /// - Parameter isOwn: True if the changes since the last reading are the app's own and need not
  ///   be restored.
  mutating func look(isOwn: Bool) {
    for index in views.indices {
      guard let view = views[index].view.view else { continue }
      if !views[index].state.isStill(view) {
        let state = ViewState(of: view)
        if isOwn { own(state, of: views[index]) }
        views[index].state = state
      }
      let superview = view.superview?.serial
      if superview != views[index].superview {
        if isOwn {
          ownChanges.insert(Change(serial: view.serial, property: .superview))
          ownChanges.insert(Change(serial: view.serial, property: .window))
        }
        views[index].superview = superview
      }
      if !views[index].order.isEmpty { lookAtOrder(ofSubviewsOf: view, at: index, isOwn) }
    }
  }

  /// Reads the order of a view's subviews again. If the app has changed it on purpose, the order of
  /// all of them need not be restored: a view that is brought to the front changes the place of its
  /// siblings, too, because a place is told by the view below it.
  private mutating func lookAtOrder(ofSubviewsOf view: UIView, at index: Int, _ isOwn: Bool) {
    let before = views[index].order
    guard !view.subviews.elementsEqual(before, by: { $0.serial == $1 }) else { return }
    let now = view.subviews.map(\.serial)
    if isOwn, before.filter(now.contains) != now.filter(before.contains) {
      for serial in now { ownChanges.insert(Change(serial: serial, property: .index)) }
    }
    views[index].order = now
  }

  /// Notes which texts and pictures of the left screen are others than at the departure.
  mutating func noteTexts() { rewrittenAtRest = rewritten }

  /// Records the views that the app has shown or hidden as its own change, if it has also written
  /// another text or picture into the left screen since the app was last at rest.
  ///
  /// It is called when a transition starts, before its animator can change a view.
  mutating func lookAtStart() {
    guard !rewritten.isSubset(of: rewrittenAtRest) else { return }
    for known in views {
      guard let view = known.view.view, !known.state.isStill(view) else { continue }
      let changes = known.state.differences(
        from: ViewState(of: view), geometry: false, scrolls: false)
      for change in changes where [.isHidden, .alpha].contains(change.property) {
        ownChanges.insert(Change(serial: known.serial, property: change.property))
      }
    }
  }

  private var rewritten: Set<Int> {
    var serials: Set<Int> = []
    for known in views where known.isRewritten { serials.insert(known.serial) }
    return serials
  }

  private mutating func own(_ state: ViewState, of known: Known) {
    for change in known.state.differences(from: state, geometry: true, scrolls: false) {
      ownChanges.insert(Change(serial: known.serial, property: change.property))
    }
  }

  /// Returns the differences between the screen as it was left and a later snapshot, without the
  /// changes that the app made on purpose in the meantime.
  func differences(in later: WindowSnapshot) -> [WindowSnapshot.Difference] {
    let owed = baseline.differences(in: later).filter {
      !ownChanges.contains(Change(serial: $0.serial, property: $0.property))
    }
    guard !owed.isEmpty else { return owed }
    let follows = followsContent
    return owed.filter {
      ![.size, .center].contains($0.property) || !follows.contains($0.serial)
    }
  }

  /// The serial numbers of the views whose frames depend on a changed text or picture: the view
  /// that shows it, every view that constraints place, and those beside a changed text or a button
  /// with another picture, which an app may place by hand. No transition has to restore the old
  /// text.
  private var followsContent: Set<Int> {
    let rewritten = self.rewritten
    guard !rewritten.isEmpty else { return [] }
    let constrained = views.filter {
      $0.view.view?.translatesAutoresizingMaskIntoConstraints == false
    }
    return rewritten.union(constrained.map(\.serial)).union(besideChoices(rewritten))
  }

  /// Returns the serial numbers of the views beside labels whose text has changed, and beside
  /// buttons whose text or picture has, such as the line under the tab that the user has chosen.
  /// Buttons often stand in a stack view, so the views beside that stack count, too.
  private func besideChoices(_ rewritten: Set<Int>) -> [Int] {
    let buttons = Set(views.filter { $0.view.view is UIButton }.map(\.serial))
    var parents: Set<Int> = []
    for known in views where rewritten.contains(known.serial) {
      guard let parent = known.superview else { continue }
      switch known.content {
      case .text: parents.insert(parent)
      case .picture where buttons.contains(parent): parents.insert(parent)
      default: break
      }
    }
    // Every view comes after its superview, so the way from a label to the stack view around its
    // button leads backwards.
    for known in views.reversed() where parents.contains(known.serial) {
      guard let parent = known.superview, let view = known.view.view,
        view is UIButton || view is UIStackView
      else { continue }
      parents.insert(parent)
    }
    return views.filter { $0.superview.map(parents.contains) ?? false }.map(\.serial)
  }
}
