/// Solves the constraints of one view and the views inside it for their frames.
///
/// The engine belongs to a view whose own frame is given: a window, a controller's view, anything
/// laid out by frames. It covers the views inside down to the next views whose frames are given.
/// Their frames are constants to this engine, and they have engines of their own. So moving a whole
/// screen from one container to another, as transitions do, touches no constraint.
///
/// Each view that constraints lay out has four variables: the position in its superview and the
/// size. A view's position in the coordinates of the view that holds a constraint is the sum of the
/// positions of its superviews up to that view.
///
/// Frames that are given, safe areas and the constraints' constants are numbers in the system. They
/// are read again at each solution after a change, and a changed number is shifted in the solved
/// system. Views that come and go bring and take their own constraints, and no others are touched.
/// The system is built anew only if a view that constraints refer to changes between a given frame
/// and a solved one, because then a number becomes a variable, or the other way round.
@MainActor
final class LayoutEngine {
  /// The variables of a view or a guide.
  private struct Variables {
    let reference: LayoutReference
    let x, y, width, height: Int
    /// The view's content size when it was last read, and the view's count of changes of its
    /// content size at that time.
    var intrinsicSize: CGSize?
    var contentSizeChange = -1
    /// The constraints by which the view's contents resist growing (hugging) and shrinking
    /// (compression), at their own priorities.
    var wishes: [SimplexSolver.Handle] = []
    /// True once the view or guide has left the engine's views; its content-size constraints are
    /// then removed.
    var isDropped = false
  }

  /// A constraint in the engine's system of equations, with the constant that it has there. The
  /// handle is nil if the constraint conflicted and was left out.
  private struct Entry {
    var constraint: NSLayoutConstraint
    var handle: SimplexSolver.Handle?
    /// The terms of the constraint's equation: multiples of variables.
    let terms: [LinearExpression.Term]
    var constant: Double
    /// The priority of the constraint when it was added to the system, and the view that held it.
    let priority: UILayoutPriority
    let holder: ObjectIdentifier?

    /// Returns true if another constraint differs from this entry at most in its constant.
    @MainActor
    func asksForTheSame(as other: NSLayoutConstraint) -> Bool {
      constraint.firstLayoutItem === other.firstLayoutItem
        && constraint.secondLayoutItem === other.secondLayoutItem
        && constraint.firstAttribute == other.firstAttribute
        && constraint.secondAttribute == other.secondAttribute
        && constraint.relation == other.relation && constraint.multiplier == other.multiplier
        && constraint.followsReadingDirection == other.followsReadingDirection
        && priority == other.priority && holder == other.holder.map { ObjectIdentifier($0) }
    }
  }

  private unowned let root: UIView
  /// True if the size of the engine's root view is a variable, too; false if the root's frame is
  /// given.
  private let rootIsFree: Bool
  private var solver = SimplexSolver()
  private var entries: [Entry] = []
  /// The constraints deactivated since the last solution, which are still in the system. Code that
  /// makes its constraints anew before each layout mostly asks for the same again, so they can be
  /// reused.
  private var leaving: [Entry] = []
  private var variables: [Variables] = []
  /// The index in `variables` of each view or guide; only looked up, never iterated.
  private var places: [ObjectIdentifier: Int] = [:]
  private var variablesWhenBuilt = 0

  /// True if a view or guide may have left the engine's views since the last solution.
  private var itemsMayHaveLeft = false
  /// The constraints that came with views which joined this engine's views. The constraint whose
  /// activation made a view join may be among them, and must be added only once.
  private var broughtAlong: [NSLayoutConstraint] = []

  /// True if a number in the constraints, such as a constant or an inset, may have changed since
  /// the last solution.
  var numbersMayDiffer = true
  /// True if the system of equations has to be built anew.
  var isOutdated = true

  init(root: UIView, rootIsFree: Bool = false) {
    self.root = root
    self.rootIsFree = rootIsFree
  }
}

// MARK: - Solving

extension LayoutEngine {
  /// Brings the system of equations up to date, and requests layout wherever the solved frame of a
  /// view or guide has changed.
  ///
  /// The new solution is compared with the previous solution and not with the views' frames. So
  /// views that the app moved since then stay there until their superview is laid out.
  func solve() {
    updateConstraints()
    broughtAlong = []
    // Changes that the app makes in `updateConstraints()` are part of this solution.
    root.solvingIsDue = false
    takeOutLeaving()
    dropItemsThatLeft()
    if isOutdated || solver.variableCount > 4 * variablesWhenBuilt + 1000 {
      build()
    } else if numbersMayDiffer {
      do { try update() } catch { build() }
    }
    numbersMayDiffer = false
    Simulator.current.effort &+= solver.takeEffort()
    guard solver.valuesMayDiffer else { return }
    solver.valuesMayDiffer = false
    let pixels = Pixels()
    for found in variables {
      guard !found.isDropped, let item = found.reference.item else { continue }
      let place = place(found)
      if let known = item.solution, pixels.isSamePlace(known.exact, place) { continue }
      item.solution = Solution(exact: place, onPixels: pixels.rounded(place))
      let isInside = found.reference.view != nil && item !== root
      (isInside ? item.layoutOwner?.superview : item.layoutOwner)?.constraintsHaveAnotherSolution()
    }
  }

  private func place(_ found: Variables) -> CGRect {
    CGRect(
      x: solver[found.x], y: solver[found.y], width: solver[found.width],
      height: solver[found.height])
  }

  /// Returns the root's size that satisfies its constraints and is closest to a target size, at the
  /// given priorities.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraints()
    build()
    let box = box(of: root, in: root)
    var (width, height) = (box.width, box.height)
    width.constant -= target.width
    height.constant -= target.height
    _ = try? solver.add(width, .equal, priority: min(horizontal, UILayoutPriority(999)).rawValue)
    _ = try? solver.add(height, .equal, priority: min(vertical, UILayoutPriority(999)).rawValue)
    return Pixels().rounded(place(variables[variables(of: root)])).size
  }
}

// MARK: - Building

extension LayoutEngine {
  private func build() {
    solver = SimplexSolver()
    entries = []
    leaving = []
    variables = []
    places = [:]
    isOutdated = false
    itemsMayHaveLeft = false
    let views = views
    for view in views where isFound(view) { _ = variables(of: view) }
    for view in views { for constraint in view.constraints { add(constraint) } }
    for place in variables.indices { wish(place) }
    variablesWhenBuilt = solver.variableCount
  }

  /// The views that this engine solves for, each before the views inside it.
  private var views: [UIView] { views(from: root) }

  /// Returns a view and the views inside it that are solved together with it, each before its
  /// subviews.
  private func views(from top: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [top]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed().filter { $0.layoutState?.isSeparate == false }
    }
    return found
  }

  /// Calls `updateConstraints()` on the views that need it, the innermost first.
  private func updateConstraints() {
    guard isOutdated || root.layoutState?.updatesAreDue == true else { return }
    root.layoutState?.updatesAreDue = false
    for view in views.reversed() { view.updateConstraintsHere() }
  }

  /// Adds an activated constraint to the system of equations.
  func install(_ constraint: NSLayoutConstraint) {
    guard !isOutdated, !broughtAlong.contains(where: { $0 === constraint }), !takeBack(constraint)
    else { return }
    // A deactivated constraint must not conflict with the new one, so it is removed first.
    takeOutLeaving()
    let known = variables.count
    add(constraint)
    for place in known..<variables.count { wish(place) }
  }

  /// Reuses a deactivated constraint's place in the system for a new one that differs at most in
  /// its constant.
  private func takeBack(_ constraint: NSLayoutConstraint) -> Bool {
    guard let index = leaving.firstIndex(where: { $0.asksForTheSame(as: constraint) }),
      let expression = expression(of: constraint), expression.terms == leaving[index].terms
    else { return false }
    var entry = leaving.remove(at: index)
    entry.constraint = constraint
    entries.append(entry)
    if expression.constant != entry.constant { numbersMayDiffer = true }
    return true
  }

  /// Marks a deactivated constraint for removal at the next solution.
  func uninstall(_ constraint: NSLayoutConstraint) {
    broughtAlong.removeAll { $0 === constraint }
    guard !isOutdated, let index = entries.lastIndex(where: { $0.constraint === constraint })
    else {
      return
    }
    leaving.append(entries.remove(at: index))
  }

  private func takeOutLeaving() {
    guard !leaving.isEmpty else { return }
    for handle in leaving.compactMap(\.handle) { solver.remove(handle) }
    leaving = []
    // A constraint that was left out because of a conflict may hold now, so the system is built
    // anew.
    if entries.contains(where: { $0.handle == nil }) { isOutdated = true }
  }

  /// Updates the system after a view has joined or left this engine's views, or its frame has
  /// changed between given and solved.
  ///
  /// If no constraint in the system refers to the view or to views inside it, it is enough to add
  /// the constraints that they bring. Otherwise the system is built anew.
  func itemsDidChange(inside view: UIView) {
    guard !isOutdated else { return }
    guard !entries.contains(where: { $0.constraint.reaches(into: view) }) else {
      isOutdated = true
      return
    }
    itemsMayHaveLeft = true
    root.makeLayoutState().updatesAreDue = true
    guard view.layoutState?.isSeparate == false else { return }
    for part in views(from: view) {
      for constraint in part.constraints {
        install(constraint)
        broughtAlong.append(constraint)
      }
    }
  }

  /// Marks the constraints that refer to a view or to views inside it for removal, because the view
  /// is about to leave.
  func willLose(_ view: UIView) {
    guard !isOutdated else { return }
    itemsMayHaveLeft = true
    broughtAlong.removeAll { $0.reaches(into: view) }
    for index in entries.indices.reversed() where entries[index].constraint.reaches(into: view) {
      leaving.append(entries.remove(at: index))
    }
  }

  /// Removes the content-size constraints of views and guides that have left the engine's views.
  private func dropItemsThatLeft() {
    guard itemsMayHaveLeft, !isOutdated else { return }
    itemsMayHaveLeft = false
    for place in variables.indices where !variables[place].isDropped {
      let item = variables[place].reference.item
      let isInside = item?.layoutOwner?.layoutRoot === root
      if isInside, variables[place].reference.view.map(isFound) ?? true { continue }
      variables[place].isDropped = true
      for handle in variables[place].wishes { solver.remove(handle) }
      variables[place].wishes = []
      if let item, places[ObjectIdentifier(item)] == place {
        places[ObjectIdentifier(item)] = nil
      }
    }
  }

  /// Removes a constraint from the system and adds it again with its new priority.
  func replace(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    let relation: SimplexSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let handle = try? solver.add(expression, relation, priority: constraint.priority.rawValue)
    entries.append(
      Entry(
        constraint: constraint, handle: handle, terms: expression.terms,
        constant: expression.constant, priority: constraint.priority,
        holder: constraint.holder.map { ObjectIdentifier($0) }))
    if handle == nil {
      guard !constraint.isKnownToConflict else { return }
      constraint.isKnownToConflict = true
      Simulator.current.warn(
        UIKitWarning(
          .unsatisfiableConstraints,
          """
          Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint \
          \(constraint)
          """))
    }
  }

  /// Changes the constants in the system for constraints whose constants have changed.
  private func update() throws(SimplexSolver.Conflict) {
    for index in entries.indices {
      guard let expression = expression(of: entries[index].constraint),
        expression.constant != entries[index].constant
      else { continue }
      // A constraint that was left out with its old constant may hold with the new one.
      guard let handle = entries[index].handle else { throw SimplexSolver.Conflict() }
      try solver.shift(handle, by: expression.constant - entries[index].constant)
      entries[index].constant = expression.constant
    }
    for place in variables.indices { wish(place) }
  }

  /// Replaces a view's content-size constraints, if its content size has changed.
  private func wish(_ place: Int) {
    guard !variables[place].isDropped, let view = variables[place].reference.view else { return }
    let state = view.makeLayoutState()
    guard state.contentSizeChanges != variables[place].contentSizeChange else { return }
    variables[place].contentSizeChange = state.contentSizeChanges
    let size = view.contentSizeForConstraints
    guard size != variables[place].intrinsicSize else { return }
    variables[place].intrinsicSize = size
    for handle in variables[place].wishes { solver.remove(handle) }
    variables[place].wishes = []
    let row = view.superview as? any ArrangingView
    wish(
      place, variables[place].width, size.width, state.hugging.horizontal,
      state.compression.horizontal, yields: row?.yieldsRoom(view, along: .horizontal) == true)
    wish(
      place, variables[place].height, size.height, state.hugging.vertical,
      state.compression.vertical, yields: row?.yieldsRoom(view, along: .vertical) == true)
  }

  private func wish(
    _ place: Int, _ variable: Int, _ length: CGFloat,
    _ hugging: UILayoutPriority, _ compression: UILayoutPriority, yields: Bool
  ) {
    guard length != UIView.noIntrinsicMetric else { return }
    var expression = LinearExpression(variable: variable)
    expression.constant = -length
    var wishes = [
      (SimplexSolver.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression),
    ]
    // Among arranged views with equal priorities, one gets no such constraint and takes up the
    // difference.
    if yields { wishes.append((.equal, UILayoutPriority(2))) }
    for (relation, priority) in wishes {
      if let handle = try? solver.add(expression, relation, priority: priority.rawValue) {
        variables[place].wishes.append(handle)
      }
    }
  }
}

// MARK: - Expressions

extension LayoutEngine {
  /// Returns the expression that a constraint compares with zero; `nil` if its view or guide is
  /// gone.
  private func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = constraint.firstLayoutItem else { return nil }
    let isMirrored =
      constraint.followsReadingDirection
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = value(constraint.firstAttribute, of: first, in: holder, isMirrored)
    if constraint.hasSecondItem {
      guard let second = constraint.secondLayoutItem else { return nil }
      expression.add(
        value(constraint.secondAttribute, of: second, in: holder, isMirrored),
        times: -constraint.multiplier)
    }
    expression.constant -= constraint.constant
    return expression
  }

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView,
    _ isMirrored: Bool
  ) -> LinearExpression {
    let isContent = attribute.isEdge && item === holder
    let content = isContent ? holder.layoutState?.builtIn.content : nil
    let box = box(of: content ?? item, in: holder)
    var margins = UIEdgeInsets.zero
    if attribute.isMargin, let view = item.layoutReference.view {
      view.layoutState?.solvedSafeArea = view.safeAreaInsets
      margins = view.layoutMargins
    }
    guard isMirrored else { return box.value(of: attribute, margins: margins) }
    // In right-to-left layout distances count from the right, so a positive constant still leads
    // inwards.
    var value = box.value(of: attribute.mirrored, margins: margins)
    value.scale(by: -1)
    return value
  }

  /// Returns an item's box in the coordinates of a view that contains it.
  private func box(of item: any LayoutItem, in ancestor: UIView) -> LayoutBox {
    var box: LayoutBox
    var view: UIView
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      box = self.box(of: guide, of: owner)
      view = owner
    } else {
      view = item as! UIView
      box = place(of: view)
      if view === ancestor {
        (box.x, box.y) = (LinearExpression(), LinearExpression())
        return box
      }
      guard let above = view.superview else { return box }
      view = above
    }
    while view !== ancestor, let above = view.superview {
      let outer = place(of: view)
      box.x.add(outer.x)
      box.y.add(outer.y)
      view = above
    }
    return box
  }

  /// Returns a view's box in its superview's coordinates.
  private func place(of view: UIView) -> LayoutBox {
    if isFound(view) {
      return box(of: variables[variables(of: view)])
    }
    let frame = view.untransformedFrame
    return LayoutBox(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  /// Returns a guide's box in the coordinates of its view.
  private func box(of guide: UILayoutGuide, of owner: UIView) -> LayoutBox {
    guard let insets = guide.insets?(owner) else { return box(of: variables[variables(of: guide)]) }
    owner.layoutState?.solvedSafeArea = owner.safeAreaInsets
    var box = place(of: owner)
    box.x = LinearExpression(insets.left)
    box.y = LinearExpression(insets.top)
    box.width.constant -= insets.left + insets.right
    box.height.constant -= insets.top + insets.bottom
    return box
  }

  private func box(of variables: Variables) -> LayoutBox {
    LayoutBox(
      x: LinearExpression(variable: variables.x), y: LinearExpression(variable: variables.y),
      width: LinearExpression(variable: variables.width),
      height: LinearExpression(variable: variables.height))
  }

  /// Returns true if constraints determine a view's frame, so that it is not given.
  private func isFound(_ view: UIView) -> Bool {
    view.isFoundByConstraints || rootIsFree && view === root
  }

  /// Returns the index of the variables of a view or guide. It compares the object, because another
  /// one may have lived at the same address before.
  private func place(known item: any LayoutItem) -> Int? {
    guard let place = places[ObjectIdentifier(item)], variables[place].reference.item === item
    else {
      return nil
    }
    return place
  }

  /// Returns the index of the variables of a view or guide, and creates them if there are none yet.
  private func variables(of item: any LayoutItem) -> Int {
    if let place = place(known: item) { return place }
    solver.valuesMayDiffer = true
    places[ObjectIdentifier(item)] = variables.count
    variables.append(
      Variables(
        reference: item.layoutReference, x: solver.makeVariable(), y: solver.makeVariable(),
        width: solver.makeVariable(), height: solver.makeVariable()))
    return variables.count - 1
  }
}
