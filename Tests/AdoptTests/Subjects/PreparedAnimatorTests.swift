import Testing

@testable import Adopt

@Suite("Animators that a delegate prepares")
struct PreparedAnimatorTests {
  private static func subjects(_ members: String, _ statement: String) throws -> [String] {
    try SubjectTests.subjects(
      """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning { \(members) }
      enum Mode { case present, dismiss, popover }
      enum Way { case push, pop }
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        let zoom = Zoom()
        init(view: UIView) {}
        func animationController(forPresented p: V, presenting q: V, source s: V) -> A? { \(statement); return zoom }
        func animationController(forDismissed d: V) -> A? { zoom }
      }
      """)
  }

  @Test(
    "An animator whose view a delegate sets before each transition is no subject",
    arguments: [
      ("var source: UIView?", "zoom.source = view", true),
      ("var duration = 0.3", "zoom.duration = 0.5", false),
      ("var duration: TimeInterval = 0.3", "zoom.duration = 0.5", false),
      ("var origin = CGRect.zero", "self.origin = view.frame", false),
    ])
  func unset(property: String, statement: String, isPrepared: Bool) throws {
    let subjects = try Self.subjects(property, statement)
    let name = property.split(separator: " ")[1].filter { $0 != ":" }

    #expect((subjects.first == #"  .modal("zoom") { Zoom() },"#) == !isPrepared)
    #expect(
      subjects.contains("// Zoom, whose \(name) is set before each transition") == isPrepared)
  }

  @Test(
    "A frame and a direction that a delegate sets are set by the subject as well",
    arguments: [
      (
        "var origin = CGRect.zero", "zoom.origin = view.frame",
        ["origin = CGRect(x: 16, y: 160, width: 96, height: 96)"]
      ),
      (
        "var from: CGPoint?; var mode: Mode = .present",
        "zoom.mode = .present; zoom.from = view.center",
        ["mode = isPresenting ? .present : .dismiss", "from = CGPoint(x: 64, y: 208)"]
      ),
      ("var mode = Mode.present", "", ["mode = isPresenting ? .present : .dismiss"]),
      ("var way: Way!", "zoom.way = .push", ["way = isPresenting ? .push : .pop"]),
      (
        "var isPresenting = true; var mode = Mode.present", "",
        ["isPresenting = isPresenting"]
      ),
    ])
  func set(members: String, statement: String, lines: [String]) throws {
    let subjects = try Self.subjects(members, statement)
    let way = lines.contains { $0.contains("isPresenting") } ? "isPresenting" : "_"

    #expect(
      Array(subjects.prefix(lines.count + 4)) == [
        "  .modal(\"zoom\", directed: { \(way) in", "    let animator = Zoom()",
      ] + lines.map { "    animator.\($0)" } + ["    return animator", "  }),"])
  }

  @Test("A flag for a popover is no direction, and one for pops is")
  func popovers() throws {
    #expect(
      try Self.subjects("var isPopover = false", "").first == #"  .modal("zoom") { Zoom() },"#)
    #expect(
      try Self.subjects("var isPop = false", "").contains("    animator.isPop = !isPresenting"))
  }
}
