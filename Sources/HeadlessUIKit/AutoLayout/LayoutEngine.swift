/// A solver for the constraints of one view (the root) and the views inside it, which finds their
/// frames.
///
/// The frame of the root is given: it is a window, a controller's view, or any other view that
/// frames lay out. The engine covers the views inside the root. Where it meets a view whose frame
/// is given, that frame is a constant, and the views inside have an engine of their own. So moving
/// a whole screen from one container to another, as transitions do, affects no constraint.
///
/// Each view that constraints lay out has four variables: its position in its superview (two) and
/// its size (two). A constraint compares positions in the coordinates of the view that holds it.
/// Such a position is the sum of the positions of the superviews on the way.
///
/// Given frames, safe areas and the constants of constraints are numbers in the system of
/// equations. After a change they are read again before the next solution, and a changed number is
/// shifted in the solved system. When views are added or removed, only their own constraints are
/// added or removed. A view that joins after another has left takes over the other's variables, and
/// with them those of its constraints that it needs as well. So code that makes its views anew
/// before each layout costs no solution. The system is built anew only if a view to which
/// constraints refer changes between a given frame and a solved one, because then a number becomes
/// a variable, or a variable a number.
@MainActor
final class LayoutEngine {
  /// The solver's variables for one view or layout guide: its position and its size.
  private struct Variables {
    var reference: LayoutReference
    let x, y, width, height: Int
    /// The view's content width and height with their priorities when the layout engine last read
    /// them, and (in `contentSizeChange`) the number of changes that the view had reported by then.
    var wished: [ContentWish] = []
    var contentSizeChange = -1
    /// The constraints for the view's content size, each at its own priority: the view's resistance
    /// to growing (hugging) and to shrinking (compression).
    var wishes: [SimplexSolver.Handle] = []
    /// True once the view or guide no longer belongs to the views that this layout engine covers.
    /// Its content-size constraints are then removed.
    var isDropped = false
  }

  /// The width or the height of a view's content, and the priorities with which the view keeps it.
  private struct ContentWish: Equatable {
    let length: CGFloat
    let hugging, compression: UILayoutPriority
    /// True if the view takes part of the room that its stack view has too much or too little.
    let yields: Bool
  }

  /// A constraint that belongs to the engine, with its handle in the solver and the constant that
  /// it has there. The handle is `nil` if the constraint was left out because of a conflict.
  private struct Entry {
    var constraint: NSLayoutConstraint
    var handle: SimplexSolver.Handle?
    /// The terms of the constraint's equation: multiples of the variables for positions and sizes.
    let terms: [LinearExpression.Term]
    var constant: Double
    let relation: NSLayoutConstraint.Relation
    /// The priority that the constraint had when it was added to the system.
    let priority: UILayoutPriority
  }

  unowned let root: UIView
  /// True if constraints determine the size of the engine's root view, too; false if the root's
  /// frame is set by other code.
  private let rootIsFree: Bool
  private var solver = SimplexSolver()
  private var entries: [Entry] = []
  /// The constraints that were deactivated since the last solution and are still in the layout
  /// engine's system of equations. Code that makes its constraints or its views anew before each
  /// layout usually makes equal ones, so a new constraint can take the place of an old one.
  private var leaving: [Entry] = []
  private var variables: [Variables] = []
  /// The index in `variables` for each view or guide. The dictionary is only looked up and never
  /// iterated, so its order does not matter.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The indices of those variables whose content-size constraints have yet to be added, because a
  /// view has got them since.
  private var wishesAreDue: [Int] = []
  private var variablesWhenBuilt = 0

  /// True if a view or guide may have been removed from the layout engine's views since the
  /// constraints were last solved.
  private var itemsMayHaveLeft = false
  /// The constraints that came with views that joined the layout engine since the last solution.
  /// Activating a constraint can make a view join, so the constraint may be in this list already
  /// and must not be added twice.
  private var broughtAlong: [NSLayoutConstraint] = []

  /// True if a number in the system of equations, such as a constraint's constant or a safe area
  /// inset, may have changed since the last solution.
  var numbersMayDiffer = true
  /// True if the layout engine has to build its system of equations anew instead of changing it.
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
  /// The new solution is compared with the previous solution and not with the views' frames. So a
  /// view that the app has moved in between stays where it is until its superview is laid out.
  func solve() {
    updateConstraints()
    broughtAlong = []
    // The mark is removed only now, because constraint changes that the app makes in
    // `updateConstraints()` are part of the following solution and need no other one.
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

  /// Returns the size of the engine's root view that satisfies the constraints and is closest to a
  /// target size, which has the given priorities. It is the result of
  /// `systemLayoutSizeFitting(_:)`.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraints()
    build()
    for length in lengthsForStretchedSubviews(target, horizontal, vertical) {
      _ = try? solver.add(
        length, .greaterThanOrEqual, priority: UILayoutPriority(999).rawValue)
    }
    let box = self.box(of: root, in: root)
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
    wishesAreDue = []
    isOutdated = false
    itemsMayHaveLeft = false
    let views = views
    for view in views where isFound(view) { _ = variables(of: view) }
    for view in views {
      for constraint in view.constraints {
        if let expression = expression(of: constraint) { add(constraint, expression) }
      }
    }
    wishWhereDue()
    variablesWhenBuilt = solver.variableCount
  }

  /// The views for which this layout engine finds frames. Each comes before the views inside it.
  private var views: [UIView] { views(from: root) }

  /// Returns a view and those views inside it for which the same layout engine finds frames. Each
  /// comes before its subviews.
  private func views(from top: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [top]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed().filter { $0.layoutState?.isSeparate == false }
    }
    return found
  }

  /// Calls `updateConstraints()` on those views of the layout engine that have requested it. Inner
  /// views come first.
  private func updateConstraints() {
    guard isOutdated || root.layoutState?.updatesAreDue == true else { return }
    root.layoutState?.updatesAreDue = false
    for view in views.reversed() { view.updateConstraintsHere() }
  }

  /// Adds a constraint that was just activated to the layout engine's system of equations.
  func install(_ constraint: NSLayoutConstraint) {
    guard !isOutdated, !broughtAlong.contains(where: { $0 === constraint }),
      let expression = expression(of: constraint)
    else { return }
    if !takeBack(constraint, expression) {
      // The constraints that were deactivated are removed first, so that they cannot conflict with
      // the new one.
      takeOutLeaving()
      add(constraint, expression)
    }
    wishWhereDue()
  }

  /// Lets a new constraint take the place of one that was deactivated and differs at most in its
  /// constant, because a change of a constant costs little. Returns false if there is none.
  private func takeBack(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) -> Bool {
    let (relation, priority) = (constraint.relation, constraint.priority)
    for place in leaving.indices
    where leaving[place].relation == relation && leaving[place].priority == priority
      && leaving[place].terms == expression.terms
    {
      var entry = leaving.remove(at: place)
      entry.constraint = constraint
      entries.append(entry)
      if expression.constant != entry.constant { numbersMayDiffer = true }
      return true
    }
    return false
  }

  /// Marks a constraint that was deactivated, so that the next solution first removes it from the
  /// system of equations.
  func uninstall(_ constraint: NSLayoutConstraint) {
    broughtAlong.removeAll { $0 === constraint }
    guard !isOutdated, let index = entries.lastIndex(where: { $0.constraint === constraint })
    else { return }
    leaving.append(entries.remove(at: index))
  }

  private func takeOutLeaving() {
    guard !leaving.isEmpty else { return }
    for handle in leaving.compactMap(\.handle) { solver.remove(handle) }
    leaving = []
    // A constraint that was left out because of a conflict may be possible without the removed one.
    // So the system is built anew.
    if entries.contains(where: { $0.handle == nil }) { isOutdated = true }
  }

  /// Updates the system after a view has joined or left the engine's views, or has changed between
  /// a given and a solved frame.
  ///
  /// If no constraint in the system refers to the view or to views inside it, only the constraints
  /// that these views hold are added. Otherwise the system is built anew.
  func itemsDidChange(inside view: UIView) {
    guard !isOutdated else { return }
    if view.isReachedByConstraints {
      for entry in entries where entry.constraint.reaches(into: view) {
        isOutdated = true
        return
      }
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

  /// Marks for removal the constraints that refer to a view or to views inside it, because the view
  /// is about to leave the engine's views.
  func willLose(_ view: UIView) {
    guard !isOutdated else { return }
    itemsMayHaveLeft = true
    guard view.isReachedByConstraints else { return }
    broughtAlong.removeAll { $0.reaches(into: view) }
    for index in entries.indices.reversed() where entries[index].constraint.reaches(into: view) {
      leaving.append(entries.remove(at: index))
    }
  }

  /// Removes the content-size constraints of views and guides that the layout engine no longer
  /// covers.
  private func dropItemsThatLeft() {
    guard itemsMayHaveLeft, !isOutdated else { return }
    itemsMayHaveLeft = false
    for place in variables.indices where !variables[place].isDropped && hasLeft(place) {
      variables[place].isDropped = true
      dropWishes(at: place)
      forgetItem(at: place)
    }
  }

  private func dropWishes(at place: Int) {
    for handle in variables[place].wishes { solver.remove(handle) }
    variables[place].wishes = []
    variables[place].wished = []
  }

  /// Returns true if the view or guide that has the variables at an index is no longer one whose
  /// frame the layout engine finds.
  private func hasLeft(_ place: Int) -> Bool {
    let reference = variables[place].reference
    guard reference.item?.layoutOwner?.layoutRoot === root else { return true }
    return reference.view.map(isFound) == false
  }

  private func forgetItem(at place: Int) {
    guard let item = variables[place].reference.item, places[ObjectIdentifier(item)] == place
    else { return }
    places[ObjectIdentifier(item)] = nil
  }

  /// Removes a constraint from the system of equations and adds it again with its new priority.
  func replace(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  private func add(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) {
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
        constant: expression.constant, relation: constraint.relation,
        priority: constraint.priority))
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

  /// Brings the constants in the system of equations up to date for those constraints whose
  /// constants have changed.
  private func update() throws(SimplexSolver.Conflict) {
    for index in entries.indices {
      guard let expression = expression(of: entries[index].constraint),
        expression.constant != entries[index].constant
      else { continue }
      // A constraint that was left out because of a conflict may be possible with its new constant.
      // So the system is built anew.
      guard let handle = entries[index].handle else { throw SimplexSolver.Conflict() }
      try solver.shift(handle, by: expression.constant - entries[index].constant)
      entries[index].constant = expression.constant
    }
    for place in variables.indices { wish(place) }
  }

  private func wishWhereDue() {
    for place in wishesAreDue { wish(place) }
    wishesAreDue = []
  }

  /// Replaces the constraints for a view's content size, if that size or what the view does to keep
  /// it has changed.
  private func wish(_ place: Int) {
    guard !variables[place].isDropped, let view = variables[place].reference.view else { return }
    let state = view.makeLayoutState()
    guard state.contentSizeChanges != variables[place].contentSizeChange else { return }
    variables[place].contentSizeChange = state.contentSizeChanges
    let size = view.contentSizeForConstraints
    let row = view.superview as? any ArrangingView
    let wished = [
      ContentWish(
        length: size.width, hugging: state.hugging.horizontal,
        compression: state.compression.horizontal,
        yields: row?.yieldsRoom(view, along: .horizontal) == true),
      ContentWish(
        length: size.height, hugging: state.hugging.vertical,
        compression: state.compression.vertical,
        yields: row?.yieldsRoom(view, along: .vertical) == true),
    ]
    guard wished != variables[place].wished else { return }
    dropWishes(at: place)
    variables[place].wished = wished
    variables[place].wishes =
      wishes(variables[place].width, wished[0]) + wishes(variables[place].height, wished[1])
  }

  private func wishes(_ variable: Int, _ wished: ContentWish) -> [SimplexSolver.Handle] {
    guard wished.length != UIView.noIntrinsicMetric else { return [] }
    var expression = LinearExpression(variable: variable)
    expression.constant = -wished.length
    var wishes = [
      (SimplexSolver.Relation.lessThanOrEqual, wished.hugging),
      (.greaterThanOrEqual, wished.compression),
    ]
    // In a stack view, all arranged views but one get a further weak constraint for their content
    // size. The one without it takes up the difference if all have the same priorities.
    if wished.yields { wishes.append((.equal, UILayoutPriority(2))) }
    return wishes.compactMap { relation, priority in
      try? solver.add(expression, relation, priority: priority.rawValue)
    }
  }
}

// MARK: - Variables

extension LayoutEngine {
  /// Returns the variables for the position and size of a view or guide, as linear expressions.
  func variableBox(of item: any LayoutItem) -> LayoutBox {
    let variables = variables[variables(of: item)]
    return LayoutBox(
      x: LinearExpression(variable: variables.x), y: LinearExpression(variable: variables.y),
      width: LinearExpression(variable: variables.width),
      height: LinearExpression(variable: variables.height))
  }

  /// Returns true if this layout engine finds the view's frame from constraints, false if other
  /// code sets the frame.
  func isFound(_ view: UIView) -> Bool {
    view.isFoundByConstraints || rootIsFree && view === root
  }

  /// Returns the index of the variables of a view or guide; `nil` if it has none. The object itself
  /// is compared too, because another object may have had the same address before.
  private func place(known item: any LayoutItem) -> Int? {
    guard let place = places[ObjectIdentifier(item)], variables[place].reference.item === item
    else { return nil }
    return place
  }

  /// Returns the index of the solver's variables for a view or guide. If it has none yet, it takes
  /// over those of a view or guide that has left, or new ones.
  private func variables(of item: any LayoutItem) -> Int {
    if let place = place(known: item) { return place }
    solver.valuesMayDiffer = true
    let place = vacatedPlace() ?? variables.count
    if place < variables.count {
      forgetItem(at: place)
      variables[place].reference = item.layoutReference
      variables[place].contentSizeChange = -1
      // A view replaces the wishes of the one before by its own, but a guide has none.
      if item.layoutReference.view == nil { dropWishes(at: place) }
    } else {
      variables.append(
        Variables(
          reference: item.layoutReference, x: solver.makeVariable(), y: solver.makeVariable(),
          width: solver.makeVariable(), height: solver.makeVariable()))
    }
    places[ObjectIdentifier(item)] = place
    wishesAreDue.append(place)
    return place
  }

  /// Returns the index of the variables of a view or guide that has left since the last solution,
  /// and whose constraints were deactivated but are still in the system; `nil` if there is none.
  private func vacatedPlace() -> Int? {
    guard itemsMayHaveLeft else { return nil }
    for term in leaving.lazy.flatMap(\.terms) {
      let place = variables.firstIndex { $0.x <= term.variable && term.variable <= $0.height }
      if let place, !variables[place].isDropped, hasLeft(place), !isConstrained(place) {
        return place
      }
    }
    return nil
  }

  /// Returns true if an active constraint refers to the variables at an index.
  private func isConstrained(_ place: Int) -> Bool {
    let own = variables[place].x...variables[place].height
    // Loops take the place of closures, because each call of a main-actor closure checks that it
    // runs on the main thread, which costs time.
    for entry in entries {
      for term in entry.terms where own.contains(term.variable) { return true }
    }
    return false
  }
}
