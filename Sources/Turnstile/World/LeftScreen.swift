import HeadlessUIKit

/// A screen that was left: what it looked like, and what the app itself has changed about it since.
///
/// A heart that is tapped on one screen appears on the one below, too, and an item that is deleted
/// here is gone there. That is what the app is for, and no transition has to undo it. So while no
/// transition is under way and no drag goes on, what changes about the views of a screen that was
/// left is not owed back. What is changed in the turn that asks for the next transition is: there
/// an animator's preparations begin.
@MainActor
struct LeftScreen {
  /// The controllers when it was left.
  let place: ControllerTree
  /// What it looked like.
  let picture: Picture
  /// Whether a transition was cancelled since that was not judged before the next had finished:
  /// what it left shows here first.
  var outlivedCancel = false
  private var views: ContiguousArray<Known> = []
  /// What the app has changed by itself.
  private var ownChanges: Set<Change> = []

  /// One of its views, and what it was like when it was looked at last.
  private struct Known {
    let view: ViewReference
    let serial: Int
    var state: ViewState
    var superview: Int?

    @MainActor init(_ view: UIView) {
      self.view = view.reference
      serial = view.serial
      state = ViewState(of: view)
      superview = view.superview?.serial
    }
  }

  private struct Change: Hashable {
    var serial: Int
    var property: ViewProperty
  }

  /// Takes note of a screen that is about to be left.
  init(_ place: ControllerTree, _ picture: Picture, in window: UIWindow) {
    self.place = place
    self.picture = picture
    views.reserveCapacity(picture.atRest.entries.count)
    add(window)
  }

  private mutating func add(_ view: UIView) {
    views.append(Known(view))
    for subview in view.subviews { add(subview) }
  }

  /// Looks at its views again.
  ///
  /// - Parameter isOwn: Whether what has changed since the last look is the app's own doing.
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
    }
  }

  private mutating func own(_ state: ViewState, of known: Known) {
    for change in known.state.differences(from: state, geometry: true, scrolls: false) {
      ownChanges.insert(Change(serial: known.serial, property: change.property))
    }
  }

  /// What is different now that is owed back.
  func differences(in later: WindowSnapshot) -> [WindowSnapshot.Difference] {
    picture.differences(in: later).filter {
      !ownChanges.contains(Change(serial: $0.serial, property: $0.property))
    }
  }
}
