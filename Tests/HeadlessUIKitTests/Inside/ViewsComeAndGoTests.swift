import Testing

@testable import HeadlessUIKit

@Suite("Views come and go between constraints") @MainActor
struct ViewsComeAndGoTests {
  /// A screen whose views, constraints and autoresizing masks change at random. Its rows lie one
  /// below the other.
  @MainActor
  private final class Screen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private var state: UInt64
    /// The views that lie one below the other. Each has subviews.
    var rows: [UIView] = []
    var priority: Float = 1

    init(seed: UInt64) {
      state = seed
      for _ in 0..<6 { add() }
    }

    func draw(_ range: Range<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }

    /// Gives a constraint a priority that no other constraint has, so that the constraints have a
    /// single best solution.
    func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      priority += 1
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }

    func add() {
      let row = UIView()
      let mark = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      mark.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(mark)
      let isTiedBefore = draw(0..<2) == 0
      if isTiedBefore { tie(mark, in: row) }
      root.addSubview(row)
      let above = rows.isEmpty ? root.topAnchor : rows[draw(0..<rows.count)].bottomAnchor
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: CGFloat(draw(0..<9))),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(draw(0..<9))),
        wish(row.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)),
        wish(row.heightAnchor.constraint(equalToConstant: CGFloat(draw(20..<60)))),
        wish(row.heightAnchor.constraint(equalToConstant: CGFloat(draw(20..<60)))),
        row.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
        row.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(draw(100..<300))),
      ])
      if !isTiedBefore { tie(mark, in: row) }
      rows.append(row)
    }

    private func tie(_ mark: UIView, in row: UIView) {
      NSLayoutConstraint.activate([
        mark.centerXAnchor.constraint(equalTo: row.centerXAnchor),
        mark.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -2),
        mark.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5),
        wish(mark.heightAnchor.constraint(equalToConstant: CGFloat(draw(4..<12)))),
      ])
    }

    func change() {
      switch draw(0..<7) {
      case 0, 1: add()
      case 2 where rows.count > 2: rows.removeLast().removeFromSuperview()
      case 3:
        let row = rows[draw(0..<rows.count)]
        let mark = row.subviews[0]
        mark.removeFromSuperview()
        row.addSubview(mark)
        tie(mark, in: row)
      case 4:
        let row = rows[draw(0..<rows.count)]
        guard let last = row.constraints.last else { return }
        last.isActive = false
        last.isActive = true
      case 5 where rows.count > 2: replace()
      default:
        let row = rows[draw(0..<rows.count)]
        row.translatesAutoresizingMaskIntoConstraints.toggle()
        row.translatesAutoresizingMaskIntoConstraints.toggle()
      }
    }

    /// Replaces the last row by a row with as many constraints, some of which are equal.
    private func replace() {
      rows.removeLast().removeFromSuperview()
      priority -= 4
      add()
    }

    var frames: [CGRect] { rows.flatMap { [$0.frame] + $0.subviews.map(\.frame) } }
  }

  @Test(
    "What was changed step by step lies where it lies when all is solved anew",
    arguments: 1...40)
  func sameAsAnew(seed: UInt64) {
    Simulator.boot()
    let screen = Screen(seed: seed)
    screen.root.layoutIfNeeded()
    for _ in 0..<12 {
      screen.change()
      if screen.draw(0..<3) == 0 { screen.change() }
      screen.root.layoutIfNeeded()
      let stepwise = screen.frames

      screen.root.layoutState?.engine?.isOutdated = true
      screen.root.constraintsMayHaveAnotherSolution()
      screen.root.layoutIfNeeded()
      #expect(stepwise == screen.frames)
    }
  }

  /// A view with a content size that keeps its size with given priorities.
  private final class Sized: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func place(_ view: UIView, in root: UIView, below: CGFloat) {
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: below),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
    ])
  }

  @Test("A view that takes the place of an equal one costs no solution, and lies where that lay")
  func equalReplacement() {
    let simulator = Simulator.boot()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var view = UIView()
    func replace(by other: UIView, below: CGFloat) -> Int {
      view.removeFromSuperview()
      view = other
      place(other, in: root, below: below)
      let before = simulator.effort
      root.layoutIfNeeded()
      return simulator.effort - before
    }

    // The root and the view are laid out each time.
    let layouts = 2 * Simulator.effortOfWork
    #expect(replace(by: Sized(CGSize(width: 90, height: 20)), below: 5) > layouts)
    #expect(replace(by: Sized(CGSize(width: 90, height: 20)), below: 5) == layouts)
    #expect(view.frame == CGRect(x: 0, y: 5, width: 90, height: 20))
    #expect(replace(by: Sized(CGSize(width: 90, height: 20)), below: 30) == layouts)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 90, height: 20))

    // Another content size, or another priority of it, is another system.
    _ = replace(by: Sized(CGSize(width: 300, height: 40)), below: 30)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 200, height: 40))
    let soft = Sized(CGSize(width: 300, height: 40))
    soft.setContentCompressionResistancePriority(UILayoutPriority(10), for: .vertical)
    soft.heightAnchor.constraint(lessThanOrEqualToConstant: 25).isActive = true
    _ = replace(by: soft, below: 30)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 200, height: 25))
  }

  @Test("A view that comes back after another has taken its place lies where its constraints say")
  func comesBack() {
    Simulator.boot()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (one, other) = (Sized(CGSize(width: 90, height: 20)), Sized(CGSize(width: 60, height: 30)))
    place(one, in: root, below: 5)
    root.layoutIfNeeded()

    one.removeFromSuperview()
    place(other, in: root, below: 5)
    place(one, in: root, below: 50)
    root.layoutIfNeeded()

    #expect(one.frame == CGRect(x: 0, y: 50, width: 90, height: 20))
    #expect(other.frame == CGRect(x: 0, y: 5, width: 60, height: 30))
  }

  @Test("A guide that takes the place of a view does not take over the view's content size")
  func guideForView() {
    Simulator.boot()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (view, guide) = (Sized(CGSize(width: 90, height: 20)), UILayoutGuide())
    place(view, in: root, below: 5)
    root.layoutIfNeeded()

    view.removeFromSuperview()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      guide.heightAnchor.constraint(equalToConstant: 60),
    ])
    let wide = guide.widthAnchor.constraint(equalToConstant: 150)
    wide.priority = UILayoutPriority(1)
    wide.isActive = true
    root.layoutIfNeeded()

    #expect(guide.layoutFrame == CGRect(x: 0, y: 5, width: 150, height: 60))
  }
}
