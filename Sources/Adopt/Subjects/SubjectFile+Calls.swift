// Finds methods and initialisers of the app that a generated subject (a transition to test) can
// call with the screens and values that it has.
extension SubjectFile {
  /// Returns the code that calls a delegate's method which takes the screen, or the view for its
  /// gesture, or `nil` if the delegate has no such method.
  func wiring(of entry: Program.TypeEntry) -> String? {
    for type in program.lineage(of: entry) {
      for reference in program.members(of: type) {
        let method = program[reference]
        guard method.kind == .function, let body = method.body,
          let list = method.parameters?.list.filter({ $0.defaultValue.isEmpty }), list.count == 1,
          !["private", "fileprivate", "static", "class", "override"].contains(where: {
            program.has($0, reference)
          })
        else { continue }
        let listing = program.listing(reference)
        let type = listing.line(list[0].type).filter { !"?!".contains($0) }
        guard ["UIViewController", "UIView"].contains(type),
          body.contains(where: { listing.words[$0] == "addGestureRecognizer" })
        else { continue }
        let label = list[0].label == "_" ? "" : "\(list[0].label): "
        return "\(method.name)(\(label)screen\(type == "UIView" ? ".view" : ""))"
      }
    }
    return nil
  }

  /// Returns the argument label of an initialiser whose only argument is a
  /// `UINavigationController.Operation`, or `nil`.
  func operationLabel(of entry: Program.TypeEntry) -> String? {
    for reference in plain.initializers(of: entry) {
      let listing = program.listing(reference)
      let list = (program[reference].parameters?.list ?? []).filter { $0.defaultValue.isEmpty }
      guard list.count == 1,
        listing.line(list[0].type).hasSuffix("UINavigationController.Operation")
      else { continue }
      return list[0].label == "_" ? "" : "\(list[0].label): "
    }
    return nil
  }

  /// True if the app has its own class of transition contexts, for transitions that UIKit does not
  /// run.
  var hasOwnContext: Bool {
    program.classes.contains { entry, _ in
      program.ancestry(of: entry).contains("UIViewControllerContextTransitioning")
    }
  }

  /// Returns true if the app returns the given animator to UIKit: the animator is its own delegate,
  /// or a delegate or screen creates it.
  func isHandedOut(_ entry: Program.TypeEntry) -> Bool {
    roles(of: entry).contains(where: { $0 != .animator })
      || program.classes.contains { other, _ in
        (has(other, Self.handingOut) || roles(of: other).contains(.screen))
          && parts(of: other, among: [entry]).contains { $0.path == entry.path }
      }
  }

  /// Returns true if an animator can only present under a style that leaves the screen below
  /// visible, and no code of the app hands it out for anything else: it asks for the incoming
  /// screen alone. In a dismissal under such a style that screen has never left its place.
  ///
  /// - Parameter style: The style; `nil` for a subject's own, which is `.custom`.
  func onlyPresents(_ entry: Program.TypeEntry, _ style: String?) -> Bool {
    guard [".custom", ".overFullScreen", ".overCurrentContext"].contains(style ?? ".custom"),
      style != nil || styles.hasCustom, !isHandedOut(entry)
    else { return false }
    let asked = program.lineage(of: entry).flatMap(program.members).flatMap { member in
      let listing = program.listing(member)
      return (program[member].body ?? 0...0).compactMap { index -> String? in
        listing.says("forKey", at: index) ? listing.word(index + 3) : nil
      }
    }
    return !asked.isEmpty && asked.allSatisfy { $0 == "to" }
  }

  /// Returns the arguments for an animator's initialiser that needs only the direction, or `nil` if
  /// it has none.
  func directedArguments(of entry: Program.TypeEntry) -> String? {
    let call = directedCall(of: entry)
    return plain.initializers(of: entry).lazy.filter { !program.isHidden($0) }
      .compactMap { call.arguments(of: $0, in: entry.path) }.first
  }

  /// Returns true if the app tells an animator the direction by an argument that has a default.
  func isToldDirection(_ entry: Program.TypeEntry) -> Bool {
    let call = directedCall(of: entry)
    return plain.initializers(of: entry).contains { call.hasPassedDirection($0, in: entry.path) }
  }

  private func directedCall(of entry: Program.TypeEntry) -> DirectedCall {
    var call = DirectedCall(program: program)
    if isForNavigation(entry) {
      call.forward = "operation == .push"
      call.backward = "operation != .push"
    }
    call.isPassed = { creations.pass($0, to: entry) }
    return call
  }
}
