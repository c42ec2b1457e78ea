/// An animator that a subject (a transition to test) prepares as the app's delegates do: it sets
/// the animator's direction, and the frame that the animator begins at.
struct PreparedAnimator {
  let flag: DirectionFlag?
  /// The other properties that delegates set, each with the value that the subject gives it.
  private let settings: [(name: String, value: String)]

  /// Finds what an animator needs before each transition.
  init(of entry: Program.TypeEntry, _ program: Program) {
    let flag = DirectionFlag(of: entry, program)
    let prepared = NeededProperty.prepared(in: entry, program).filter { $0.name != flag?.name }
    let settings = prepared.compactMap { property in
      PlainValue.geometry(property.type.filter { $0 != "!" && $0 != "?" })
        .map { (name: property.name, value: $0) }
    }
    open = prepared.first { property in !settings.contains { $0.name == property.name } }?.name
    (self.flag, self.settings) = (flag, settings)
  }

  /// The name of a property that delegates set and to which a subject cannot give a value, such as
  /// the view from which the animator zooms; `nil` if there is none.
  let open: String?

  /// True if delegates set more than the animator's direction.
  var isPrepared: Bool { open != nil || !settings.isEmpty }

  /// The name of a property that has to be set, for the line that says why there is no subject.
  var name: String? { open ?? settings.first?.name }

  /// Returns the text of a closure that creates the animator for a presentation or a dismissal and
  /// prepares it, or `nil` if there is nothing to prepare.
  func maker(_ call: String) -> String? {
    maker(call, of: "isPresenting", flag?.value("isPresenting", "!isPresenting"))
  }

  /// Returns the text of a closure that creates the animator for a push or a pop and prepares it,
  /// or `nil` if there is nothing to prepare.
  func operationMaker(_ call: String) -> String? {
    maker(call, of: "operation", flag?.value("operation == .push", "operation != .push"))
  }

  private func maker(_ call: String, of way: String, _ direction: String?) -> String? {
    var lines = settings.map { "animator.\($0.name) = \($0.value)" }
    if let flag, let direction { lines.insert("animator.\(flag.name) = \(direction)", at: 0) }
    guard !lines.isEmpty else { return nil }
    return "{ \(direction == nil ? "_" : way) in\n  let animator = \(call)\n"
      + lines.map { "  \($0)\n" }.joined() + "  return animator\n}"
  }
}
