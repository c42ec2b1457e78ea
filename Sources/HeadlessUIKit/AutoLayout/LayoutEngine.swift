/// Finds the frames that constraints ask for, in one view and what is inside it.
///
/// The engine belongs to a view whose own frame is given: a window, a controller's view, anything laid out by frames. It
/// reaches down to the next views whose frames are given; those are numbers to it, and have engines of
/// their own. So moving a whole screen from one container to another, which is what transitions do, touches no constraint.
///
/// Each view that constraints lay out has four variables, its place in its superview and its size. What belongs to
/// another view is told by adding up places on the way to the view that holds the constraint.
///
/// Numbers that are not variables (frames that are given, safe areas, constants) are read again whenever the engine is
/// asked after a change, and what differs is shifted in the solved system. Only when views come and go is it
/// built anew.
@MainActor
final class LayoutEngine {
  /// The variables of a view or a guide.
  private struct Variables {
    weak var item: (any LayoutItem)?
    let x, y, width, height: Int
    /// What the contents asked for, once they have been asked.
    var intrinsicSize: CGSize?
    /// No larger than the contents, and no smaller: at their own priorities.
    var wishes: [SimplexSolver.Handle] = []
  }

  /// A constraint, and the constant with which it is in the system; no handle if it had to be left out.
  private struct Entry {
    let constraint: NSLayoutConstraint
    var handle: SimplexSolver.Handle?
    var constant: Double
  }

  private unowned let root: UIView
  /// Whether the root's size is looked for too, and not given.
  private let rootIsFree: Bool
  private var solver = SimplexSolver()
  private var entries: [Entry] = []
  private var variables: [Variables] = []
  /// Where in `variables` an item is; looked up, never walked through.
  private var places: [ObjectIdentifier: Int] = [:]
  private var variablesWhenBuilt = 0

  /// Whether the system has to be built anew.
  var isOutdated = true

  init(root: UIView, rootIsFree: Bool = false) {
    self.root = root
    self.rootIsFree = rootIsFree
  }
}

// MARK: - Asking

extension LayoutEngine {
  /// Brings the system up to date.
  func solve() {
    if isOutdated || solver.variableCount > 4 * variablesWhenBuilt + 1000 {
      build()
    } else {
      do { try update() } catch { build() }
    }
  }

  /// Where a constrained view belongs in its superview; what nothing asks for stays as it is.
  func frame(of item: any LayoutItem, presently frame: CGRect) -> CGRect {
    guard let place = place(known: item) else { return frame }
    let found = variables[place]
    let scale = UIScreen.main.scale
    func onPixel(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
    let (left, top) = (onPixel(solver[found.x]), onPixel(solver[found.y]))
    return CGRect(
      x: left, y: top,
      width: max(0, onPixel(solver[found.x] + solver[found.width]) - left),
      height: max(0, onPixel(solver[found.y] + solver[found.height]) - top))
  }

  /// Asks for a layout pass wherever a view is not where it belongs.
  func markMisplaced() {
    for found in variables {
      guard let view = found.item as? UIView, view !== root, let superview = view.superview else {
        continue
      }
      let present = view.untransformedFrame
      if frame(of: view, presently: present) != present { superview.setNeedsLayout() }
    }
  }

  /// The size the root would like, given what it should be.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    build()
    let box = box(of: root, in: root)
    var (width, height) = (box.width, box.height)
    width.constant -= target.width
    height.constant -= target.height
    _ = try? solver.add(width, .equal, priority: min(horizontal, UILayoutPriority(999)).rawValue)
    _ = try? solver.add(height, .equal, priority: min(vertical, UILayoutPriority(999)).rawValue)
    return frame(of: root, presently: root.bounds).size
  }
}

// MARK: - Building

extension LayoutEngine {
  private func build() {
    solver = SimplexSolver()
    entries = []
    variables = []
    places = [:]
    isOutdated = false
    var waiting: [UIView] = [root]
    var held: [NSLayoutConstraint] = []
    while let view = waiting.popLast() {
      if isFound(view) { _ = self.variables(of: view) }
      held += view.layoutState?.constraints ?? []
      waiting += view.subviews.reversed().filter { $0.layoutState?.isSeparate == false }
    }
    for constraint in held { add(constraint) }
    for place in variables.indices { wish(place) }
    variablesWhenBuilt = solver.variableCount
  }

  /// Puts in a constraint that was activated.
  func install(_ constraint: NSLayoutConstraint) {
    guard !isOutdated else { return }
    let known = variables.count
    add(constraint)
    for place in known..<variables.count { wish(place) }
  }

  /// Takes out a constraint that was deactivated.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard !isOutdated, let index = entries.firstIndex(where: { $0.constraint === constraint })
    else {
      return
    }
    if let handle = entries.remove(at: index).handle { solver.remove(handle) }
    // One that had to be left out may hold now.
    if entries.contains(where: { $0.handle == nil }) { isOutdated = true }
  }

  /// Puts a constraint in again whose priority is another.
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
    do {
      let handle = try solver.add(expression, relation, priority: constraint.priority.rawValue)
      entries.append(Entry(constraint: constraint, handle: handle, constant: expression.constant))
    } catch {
      entries.append(Entry(constraint: constraint, handle: nil, constant: expression.constant))
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

  /// Shifts what has other constants than before.
  private func update() throws(SimplexSolver.Conflict) {
    for index in entries.indices {
      guard let expression = expression(of: entries[index].constraint),
        expression.constant != entries[index].constant
      else { continue }
      // What was left out with one constant may hold with another.
      guard let handle = entries[index].handle else { throw SimplexSolver.Conflict() }
      try solver.shift(handle, by: expression.constant - entries[index].constant)
      entries[index].constant = expression.constant
    }
    for place in variables.indices { wish(place) }
  }

  /// Puts in what a view's contents ask for, if it has changed.
  private func wish(_ place: Int) {
    guard let view = variables[place].item as? UIView else { return }
    let state = view.makeLayoutState()
    guard state.intrinsicSizeIsStale || variables[place].intrinsicSize == nil else { return }
    state.intrinsicSizeIsStale = false
    let size = view.intrinsicContentSize
    guard size != variables[place].intrinsicSize else { return }
    variables[place].intrinsicSize = size
    for handle in variables[place].wishes { solver.remove(handle) }
    variables[place].wishes = []
    wish(
      place, variables[place].width, size.width, state.hugging.horizontal,
      state.compression.horizontal)
    wish(
      place, variables[place].height, size.height, state.hugging.vertical,
      state.compression.vertical)
  }

  private func wish(
    _ place: Int, _ variable: Int, _ length: CGFloat,
    _ hugging: UILayoutPriority, _ compression: UILayoutPriority
  ) {
    guard length != UIView.noIntrinsicMetric else { return }
    var expression = LinearExpression(variable: variable)
    expression.constant = -length
    for (relation, priority) in [
      (SimplexSolver.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression),
    ] {
      if let handle = try? solver.add(expression, relation, priority: priority.rawValue) {
        variables[place].wishes.append(handle)
      }
    }
  }
}

// MARK: - Expressions

extension LayoutEngine {
  /// What a constraint says must be zero, or not above or below it; `nil` if an item is gone.
  private func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = constraint.firstLayoutItem else { return nil }
    var expression = value(constraint.firstAttribute, of: first, in: holder)
    if constraint.hasSecondItem {
      guard let second = constraint.secondLayoutItem else { return nil }
      expression.add(
        value(constraint.secondAttribute, of: second, in: holder), times: -constraint.multiplier)
    }
    expression.constant -= constraint.constant
    return expression
  }

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView
  ) -> LinearExpression {
    box(of: item, in: holder).value(
      of: attribute, margins: (item as? UIView)?.layoutMargins ?? .zero)
  }

  /// Where an item is in the coordinates of a view it is inside of.
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

  /// Where a view is in its superview.
  private func place(of view: UIView) -> LayoutBox {
    if isFound(view) {
      return box(of: variables[variables(of: view)])
    }
    let frame = view.untransformedFrame
    return LayoutBox(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  /// Where a guide is in its view.
  private func box(of guide: UILayoutGuide, of owner: UIView) -> LayoutBox {
    guard let insets = guide.insets?(owner) else { return box(of: variables[variables(of: guide)]) }
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

  /// Whether a view's frame is looked for, and not given.
  private func isFound(_ view: UIView) -> Bool {
    view.isConstrained || rootIsFree && view === root
  }

  /// The place of an item's variables; another object may have lived at the same address before.
  private func place(known item: any LayoutItem) -> Int? {
    guard let place = places[ObjectIdentifier(item)], variables[place].item === item else {
      return nil
    }
    return place
  }

  /// The place of an item's variables, made if there are none yet.
  private func variables(of item: any LayoutItem) -> Int {
    if let place = place(known: item) { return place }
    places[ObjectIdentifier(item)] = variables.count
    variables.append(
      Variables(
        item: item, x: solver.makeVariable(), y: solver.makeVariable(),
        width: solver.makeVariable(), height: solver.makeVariable()))
    return variables.count - 1
  }
}
