// Proposes waiting subjects, that is, transitions to test that run only if the launched app does
// not reach their classes.
extension SubjectFile {
  /// Proposes a subject (a transition to test) for an animator that a screen of a launched app
  /// returns to UIKit. It is added only if no subject can create that screen, and if the animator
  /// needs only its direction from the screen.
  mutating func addSubstitute(
    for entry: Program.TypeEntry, _ declaration: Program.Reference, handedOutBy owner: String
  ) {
    guard let screen = program.types[owner], program.isController(screen),
      !isItsOwnDelegate(screen) || NeededProperty.isUnset(in: screen, program),
      !program.isHidden(declaration),
      !OwnScreens(program: program).isWanted(by: entry), plain.canBeMade(entry),
      let maker = preparedMaker(of: entry)
    else { return }
    let head = "\"\(title(of: entry.path))\"\(Self.styled(style(of: entry)))"
    let call = ".modal(\(head), directed: \(maker))"
    substitutes.append(
      ProposedSubject(
        call, runs: [entry.name], canWait: true, isDriven: hasInteractor(screen)))
  }

  /// Returns a closure that creates an animator and sets its direction, or `nil` if the animator
  /// has none, or needs a view from its screen.
  private func preparedMaker(of entry: Program.TypeEntry) -> String? {
    let prepared = PreparedAnimator(of: entry, program)
    return prepared.open == nil && prepared.flag != nil ? prepared.maker("\(entry.path)()") : nil
  }

  /// Returns a proposed subject (a transition to test) together with the names of the animators,
  /// interactors and presentation controllers that it runs.
  func proposed(
    _ text: String, _ entry: Program.TypeEntry, _ role: Role
  ) -> ProposedSubject {
    let canWait =
      switch role {
      case .screen:
        (isItsOwnDelegate(entry) || scenes.root(of: entry) != nil) && standsAlone(entry)
      case .navigation, .tabs: standsAlone(entry)
      // A subject (a transition to test) makes sense for an animator only if delegates return it to
      // UIKit. An animator of the app's own container does not work in UIKit's transitions.
      case .animator: !owners(of: entry).isEmpty
      default: true
      }
    let makers = role == .animator ? owners(of: entry) : []
    return ProposedSubject(
      text, runs: classes(runBy: entry), canWait: canWait,
      isDriven: makers.isEmpty || makers.contains(where: hasInteractor))
  }

  /// True if the app has an interactor, or a delegate that returns one to UIKit. Without any, no
  /// finger drives a transition of the app.
  var hasInteractors: Bool {
    program.classes.contains { entry, _ in
      hasInteractor(entry)
        || ["UIViewControllerInteractiveTransitioning", "UIPercentDrivenInteractiveTransition"]
          .contains(where: program.ancestry(of: entry).contains)
    }
  }

  /// Returns true if a delegate returns interactors to UIKit, so that a finger can drive its
  /// transitions.
  private func hasInteractor(_ delegate: Program.TypeEntry) -> Bool {
    has(
      delegate,
      [
        "interactionController", "navigationController(_:interactionControllerFor",
        "tabBarController(_:interactionController",
      ])
  }

  /// Returns the delegates and screens that create a given animator and return it to UIKit.
  private func owners(of entry: Program.TypeEntry) -> [Program.TypeEntry] {
    return program.classes.map(\.entry).filter { other in
      (has(other, Self.handingOut) || roles(of: other).contains(.screen))
        && classes(runBy: other, among: [entry]).contains(entry.name)
    }
  }

  /// Returns true if a screen sets itself as its own transitioning delegate, and not only as that
  /// of the screens that it presents.
  func isItsOwnDelegate(_ entry: Program.TypeEntry) -> Bool {
    program.lineage(of: entry).contains { type in
      type.parts.contains { part in
        guard let body = program[part].body else { return false }
        let listing = program.listing(part)
        return body.contains { index in
          listing.words[index] == "transitioningDelegate" && listing.says("=", at: index + 1)
            && listing.says("self", at: index + 2)
            && (!listing.says(".", at: index - 1) || listing.says("self", at: index - 2))
        }
      }
    }
  }

  /// Returns the names of the animators, interactors and presentation controllers that a type is
  /// itself or that it creates.
  func classes(
    runBy entry: Program.TypeEntry, among others: [Program.TypeEntry]? = nil
  ) -> [String] {
    parts(of: entry, among: others).map(\.name)
  }

  func parts(
    of entry: Program.TypeEntry, among others: [Program.TypeEntry]? = nil
  ) -> [Program.TypeEntry] {
    let made = (others ?? program.ownClasses.map(\.entry)).filter { other in
      guard other.path != entry.path, isPart(other) else { return false }
      return program.lineage(of: entry).contains { type in
        type.parts.contains { part in
          guard let body = program[part].body else { return false }
          let listing = program.listing(part)
          let name = other.name
          return body.contains { listing.words[$0] == name && listing.says("(", at: $0 + 1) }
        }
      }
    }
    return (isPart(entry) ? [entry] : []) + made
  }

  /// Returns true if a class is an animator, an interactor or a presentation controller.
  private func isPart(_ entry: Program.TypeEntry) -> Bool {
    let names = program.ancestry(of: entry)
    return [
      "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
      "UIPercentDrivenInteractiveTransition", "UIPresentationController",
    ].contains(where: names.contains)
  }
}
