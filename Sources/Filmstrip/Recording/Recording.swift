import HeadlessUIKit
package import Turnstile

/// The recording of one run of a trace (input sequence): its frames, its events and the rules that
/// it broke.
package struct Recording: Sendable {
  /// The name of the recorded subject, that is, of the app or transition under test.
  package var subject: String
  /// The trace (input sequence) whose run was recorded.
  package var trace: Trace
  /// The events of the recorded run (its journal), in their order.
  package var journal = Journal()
  /// The broken rules that were reported during the run.
  package var violations: [Violation] = []
  /// All layers that occur in any frame of the recording. Frames refer to them by index.
  package var nodes: [Node] = []
  /// The recorded frames in their order. There is at least one if the subject under test could be
  /// shown.
  package var frames: [Frame] = []
  /// For each rule that was broken during the run, the frames and views that show it.
  package var scenes: [Scene] = []
  /// The reason why the subject under test could not be shown at all, as a text, or `nil`.
  package var problem: SubjectProblem?
  /// The reason why the recording stops before the run's end, as a text, or `nil`.
  package var stop: String?

  /// A layer that occurs in frames of the recording, under one index in all of them.
  package struct Node: Hashable, Sendable {
    /// The class of the layer's view, or of the layer itself if it belongs to no view.
    package var type: String
    /// The class of the view controller whose root view has the layer; `nil` for the layer of any
    /// other view.
    package var controller: String?
    /// True if the layer belongs to the root view of a controller that shows content, and not of a
    /// container such as a navigation controller.
    package var isContent: Bool
    /// True if the layer belongs to a view, and is not one that the app has added as a layer alone.
    package var isView: Bool
  }

  /// The two frames that show a broken rule, that is, the one in which it broke and one before, and
  /// the views that the fault is about.
  package struct Scene: Sendable {
    /// The fault that the two frames show: the broken rule with its cause.
    package var finding: Finding
    /// The index of the earlier of the two frames, in which nothing moves.
    package var before: Int
    /// The index of the frame in which the rule was broken.
    package var broken: Int
    /// The views that the fault is about, each with its path in the view hierarchy.
    package var blamed: [Blamed]
    /// The differences between the two frames, in those properties of views that rules compare.
    package var differences: [Difference]
  }

  /// A view that a broken rule is about. Pictures outline it.
  package struct Blamed: Hashable, Sendable {
    package var node: Int
    package var path: String

    package init(node: Int, path: String) {
      self.node = node
      self.path = path
    }
  }

  /// A property of a view that differs between the two frames which show a fault.
  package struct Difference: Hashable, Sendable {
    package var node: Int?
    package var path: String
    package var property: String
    package var before: String
    package var after: String
    /// True if the broken rule is about this difference, and not about another one between the same
    /// two frames.
    package var isBlamed: Bool
  }
}

extension Recording.Node {
  /// The label that is drawn on the layer: the class of its view controller. The layer of a
  /// container such as a navigation controller has none, because its child's label would cover it.
  package var label: String? { isContent ? controller : nil }

  /// The name of the layer for people: the view controller's class with `.view`, or the layer's own
  /// type.
  package var name: String { controller.map { "\($0).view" } ?? type }
}

extension Recording.Blamed {
  /// Returns the name of a view that a broken rule is about, without its path and not longer than
  /// given.
  package func tag(_ room: Int) -> String {
    let name = String(path.split(separator: " > ").last ?? "")
    guard name.count > room else { return name }
    guard let dot = name.lastIndex(of: "."), name[dot...] != ".view" else {
      return name.prefix(room) + "…"
    }
    return "…" + name[dot...].prefix(room)
  }
}

extension Recording {
  /// Returns true if no view controller with content is visible in a frame, so that a person would
  /// see a black screen.
  package func isEmpty(_ frame: Frame) -> Bool {
    !frame.rows.contains { row in
      guard nodes[row.node].isContent, !frame.isHidden(row.node),
        let corners = frame.corners(of: row.node), !corners.isEmpty
      else { return false }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      return xs.contains { $0 < frame.size.width - 1 } && xs.contains { $0 > 1 }
        && ys.contains { $0 < frame.size.height - 1 } && ys.contains { $0 > 1 }
    }
  }

  /// Returns the two frames and the views that show a broken rule. If the rule was not reported
  /// during the run, the frames are the first and the last one.
  package func scene(of violation: Violation?) -> Scene {
    if let violation, let scene = scenes.first(where: { $0.finding == violation.finding }) {
      return scene
    }
    let finding = violation?.finding ?? Finding(ClauseName(rawValue: "kept"))
    return Scene(
      finding: finding, before: 0, broken: max(0, frames.count - 1), blamed: [], differences: [])
  }
}

extension Recording {
  /// Adds the last frame as the one that shows a crash or another fault that ended the process.
  package mutating func end(in finding: Finding) {
    let last = max(0, frames.count - 1)
    scenes.append(
      Scene(finding: finding, before: 0, broken: last, blamed: [], differences: []))
  }
}
