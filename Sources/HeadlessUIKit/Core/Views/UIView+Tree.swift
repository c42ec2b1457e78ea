/// The tree of views, and the order of the calls by which views learn of its changes.
///
/// Adding a view makes the calls in UIKit's order. First the whole subtree is told of its future
/// window, then the subtree's root of its future superview. Then the tree changes, and the `did`
/// calls follow. Moving a view within a window is one change, not a removal and an addition, so the
/// view's touches continue (rule R115 of UIKit's behaviour).
///
/// No function here recurses, so a deep tree does not exhaust the stack. Adding a view without
/// subviews cannot close a cycle, so only views with subviews are compared with the ancestors.
extension UIView {
  /// Inserts a subview at an index.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    refuseCycle(with: view)
    precondition(
      index >= 0, "A subview must be inserted at an index of at least 0 (was \(index)).")
    if view.parent === self {
      move(view, to: min(index, children.count - 1), above: sibling)
      return
    }
    let inherited = view.inheritance
    let oldWindow = view.cachedWindow
    let newWindow = cachedWindow
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.forEachInTree { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    if let old = view.parent {
      view.constrained.cutConstraintsToOutside()
      old.drop(view)
    }

    let place = min(index, children.count)
    children.insert(view, at: place)
    view.parent = self
    view.constrained.joinConstraintsOutside()
    insertLayer(of: view, at: place, above: sibling)
    view.requestLayoutVisitIfDue()
    view.safeAreaMayHaveChanged()
    if changesWindow { view.enter(newWindow, leaving: oldWindow) }

    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.compareInheritance(with: inherited)
    Simulator.current.publish(.moved(view, to: self))
    if view.generation != generation { noteOutliving(view) }
  }

  /// Records that one of two views, of which one was added to the other, is of an earlier
  /// simulator.
  private func noteOutliving(_ view: UIView) {
    let (older, newer) = view.generation < generation ? (view, self) : (self, view)
    Simulator.current.noteOutliving(
      OutlivingView(
        name: "\(type(of: older))", other: "\(type(of: newer))"))
  }

  /// Inserts a subview directly above or below a sibling.
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard sibling.parent === self, let index = children.firstIndex(where: { $0 === sibling }) else {
      // If the sibling has another superview, UIKit adds the view in front of all subviews.
      return insert(view, at: .max)
    }
    guard view !== sibling else { return }
    var place = above ? index + 1 : index
    // If the view is already a sibling further back, its removal lowers the index of all siblings
    // in front of it by one.
    if view.parent === self, let old = children.firstIndex(where: { $0 === view }), old < index {
      place -= 1
    }
    insert(view, at: place, above: above ? sibling : nil)
  }

  /// Removes the view from its superview, and so from its window, and makes all calls that tell
  /// views of the removal.
  func leaveSuperview() {
    guard let old = parent else { return }
    let inherited = inheritance
    let oldWindow = cachedWindow
    if oldWindow != nil { forEachInTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    guard parent === old else { return }
    constrained.cutConstraintsToOutside()
    old.drop(self)
    if let oldWindow { enter(nil, leaving: oldWindow) }
    didMoveToSuperview()
    old.setNeedsLayout()
    compareInheritance(with: inherited)
    Simulator.current.publish(.moved(self, to: nil))
  }

  /// Removes a subview from the list of subviews. Of the calls that tell views of a change, it
  /// makes only `willRemoveSubview(_:)`.
  private func drop(_ view: UIView) {
    willRemoveSubview(view)
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    view.layer.removeFromSuperlayer()
    view.parent = nil
  }

  /// Moves a subview to another index among its siblings.
  func move(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    guard let old = children.lastIndex(where: { $0 === view }), old != index else { return }
    children.remove(at: old)
    children.insert(view, at: index)
    insertLayer(of: view, at: index, above: sibling)
    setNeedsLayout()
  }

  /// Exchanges two subviews, given their indices.
  func exchange(_ first: Int, _ second: Int) {
    precondition(
      children.indices.contains(first) && children.indices.contains(second),
      "Subviews to exchange must be at indices below \(children.count) (were \(first) and \(second))."
    )
    guard first != second else { return }
    children.swapAt(first, second)
    for index in [min(first, second), max(first, second)] {
      insertLayer(of: children[index], at: index)
    }
    setNeedsLayout()
  }

  /// Inserts a subview's layer at the place that the subview has among its siblings. Layers that
  /// belong to no view stay where they are.
  ///
  /// - Parameter sibling: A sibling directly above whose layer the layer goes (rule R162 of UIKit's
  ///   behaviour); `nil` for the place by index.
  private func insertLayer(of view: UIView, at index: Int, above sibling: UIView? = nil) {
    if let sibling, sibling.layer.superlayer === layer {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < children.count, children[index + 1].layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: children[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func refuseCycle(with view: UIView) {
    if view === self { fatalError("Can't add self as subview: \(self).") }
    // Only a view that has subviews can be an ancestor of its new superview, so only such a view is
    // searched for among the ancestors.
    if !view.children.isEmpty, isDescendant(of: view) {
      fatalError(
        "A view must not be put inside its own subtree (\(view) is an ancestor of \(self)): the tree would have a cycle."
      )
    }
  }
}

// MARK: - Windows

extension UIView {
  /// Calls a closure for this view and all views inside it, each before its subviews. The views are
  /// collected first, so changes of the tree by the closure do not affect the visit.
  func forEachInTree(_ visit: (UIView) -> Void) {
    if children.isEmpty { return visit(self) }
    for view in tree() { visit(view) }
  }

  /// Returns this view and all views inside it, each before its subviews.
  private func tree() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.children.reversed())
    }
    return found
  }

  /// Sets the window of the whole subtree, and makes the calls that tell of it.
  private func enter(_ window: UIWindow?, leaving old: UIWindow?) {
    if let window { forEachInTree { $0.controller?.viewWillEnter(window) } }
    let commit = window == nil ? Int.max : Simulator.current.animations.commits + 1
    forEachInTree { view in
      view.cachedWindow = window
      view.renderedFromCommit = commit
      if window == nil { view.leaveSafeArea() } else { view.returnToSafeArea() }
    }
    if old != nil { forEachInTree { $0.didLeaveWindow() } }
    forEachInTree { view in
      guard view.cachedWindow === window else { return }
      view.requestDisplay()
      view.didMoveToWindow()
      if window == nil { view.controller?.viewDidLeaveWindow() }
    }
  }

  /// Ends what only a view in a window can have: its touches and the role of first responder.
  private func didLeaveWindow() {
    Simulator.current.touches.viewLeftWindow(self)
    if isFirstResponder { resignFirstResponder() }
  }

  /// Releases the subviews one level after another. Recursive deallocation of a chain of ten
  /// thousand views would exhaust the stack.
  nonisolated func releaseSubviews() {
    var waiting = takeSubviews()
    while var view = waiting.popLast() {
      if isKnownUniquelyReferenced(&view) {
        waiting.append(contentsOf: view.takeSubviews())
      } else if view.isInWindow {
        view.forgetWindow()
      }
    }
  }

  /// Removes and returns the subviews without telling them. Called when their superview is being
  /// deallocated.
  private nonisolated func takeSubviews() -> [UIView] {
    let taken = children
    children = []
    for view in taken {
      view.parent = nil
      view.backing.parent = nil
    }
    backing.children.removeAll { $0.view != nil }
    return taken
  }

  /// Clears the window of all views in a subtree, because the window is gone. Other code still
  /// holds the subtree.
  private nonisolated func forgetWindow() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.cachedWindow = nil
      waiting.append(contentsOf: view.children)
    }
  }
}
