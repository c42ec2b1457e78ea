/// The tree of views: who is inside whom, and who is told about it.
///
/// Putting a view somewhere tells everybody in the order UIKit does: the window is announced to the
/// whole subtree, then the superview to its root; then the tree changes; then both are reported.
/// Moving a view from one place to another in the same window is one change, not a removal and an
/// addition, so its touches go on (R115).
///
/// Nothing here recurses into the tree, so depth costs no stack; and a view without subviews cannot
/// close a cycle, so building a tree from the top looks at no ancestors.
extension UIView {
  /// Puts a view inside at a depth.
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
  }

  /// Puts a view next to another one.
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard sibling.parent === self, let index = children.firstIndex(where: { $0 === sibling }) else {
      // UIKit adds it in front when the sibling is somewhere else.
      return insert(view, at: .max)
    }
    guard view !== sibling else { return }
    var place = above ? index + 1 : index
    // Taking it out first moves the sibling down by one.
    if view.parent === self, let old = children.firstIndex(where: { $0 === view }), old < index {
      place -= 1
    }
    insert(view, at: place, above: above ? sibling : nil)
  }

  /// Takes the view out of its superview and out of its window.
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

  /// Forgets a view inside, without telling it.
  private func drop(_ view: UIView) {
    willRemoveSubview(view)
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    view.layer.removeFromSuperlayer()
    view.parent = nil
  }

  /// Moves a view that is inside to another depth.
  func move(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    guard let old = children.lastIndex(where: { $0 === view }), old != index else { return }
    children.remove(at: old)
    children.insert(view, at: index)
    insertLayer(of: view, at: index, above: sibling)
    setNeedsLayout()
  }

  /// Lets two views inside change places.
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

  /// Gives the layer the place among its siblings that the view has; layers without views stay
  /// where they are. Above a sibling it is right above that one's layer (R162).
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
    // Only a view with something inside can be an ancestor of this one.
    if !view.children.isEmpty, isDescendant(of: view) {
      fatalError(
        "A view must not be put inside its own subtree (\(view) is an ancestor of \(self)): the tree would have a cycle."
      )
    }
  }
}

// MARK: - Windows

extension UIView {
  /// Visits the view and everything inside, each before what is inside it, as the tree was when
  /// asked.
  func forEachInTree(_ visit: (UIView) -> Void) {
    if children.isEmpty { return visit(self) }
    for view in tree() { visit(view) }
  }

  /// The view and everything inside, each before what is inside it.
  private func tree() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.children.reversed())
    }
    return found
  }

  /// Takes over the superview's window in the whole subtree and reports it.
  private func enter(_ window: UIWindow?, leaving old: UIWindow?) {
    if let window { forEachInTree { $0.controller?.viewWillEnter(window) } }
    let commit = window == nil ? Int.max : Simulator.current.animations.commits + 1
    forEachInTree { view in
      view.cachedWindow = window
      view.renderedFromCommit = commit
      if window == nil { view.announcedSafeArea = .zero }
    }
    if old != nil { forEachInTree { $0.didLeaveWindow() } }
    forEachInTree { view in
      guard view.cachedWindow === window else { return }
      view.requestDisplay()
      view.didMoveToWindow()
      if window == nil { view.controller?.viewDidLeaveWindow() }
    }
  }

  /// Lets go of what only a view in a window can have.
  private func didLeaveWindow() {
    Simulator.current.touches.viewLeftWindow(self)
    if isFirstResponder { resignFirstResponder() }
  }

  /// Lets go of the views inside, level by level: a chain of ten thousand must not unwind on the
  /// stack.
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

  /// Takes the views inside out without telling them: their superview is being deallocated.
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

  /// Takes note, for a whole subtree that somebody keeps, that its window is gone.
  private nonisolated func forgetWindow() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.cachedWindow = nil
      waiting.append(contentsOf: view.children)
    }
  }
}
