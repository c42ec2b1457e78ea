import HeadlessUIKit

extension Clause {
  /// The clause that leaving a screen and coming back restores every view of it.
  ///
  /// Examples are present and dismiss, push and pop, and a change of tab and back: a screen has the
  /// same values as when it was left, and repeating it adds nothing. Changes that the app makes to
  /// the screen while another one is shown and nothing moves do not count. A screen that is left
  /// while a menu of the app's own stands open over it is not judged.
  public static let roundTrip = Clause(
    .roundTrip, promises: "there and back restores every view that was there before"
  ) { RoundTrip() }
}

extension ClauseName {
  /// The name of the clause that promises: there and back restores every view that was there
  /// before.
  public static let roundTrip = ClauseName(rawValue: "round-trip")
}

extension Finding {
  /// The finding that a view is not as it was before a transition to another screen and back.
  public static let roundTrip = Finding(.roundTrip)
}

private final class RoundTrip: Judge {
  let hears: Occurrence.Kinds = [.steps, .touches, .gestures, .milestones]
  /// The screens that the user has left, each with its views as they were when it was last left.
  private var left: [ScreenAtDeparture] = []
  /// True from a rest to the next drag or transition: meanwhile only the app's own code can change
  /// the screens that were left.
  private var isQuiet = false
  /// True if a drag of the app's own, and not one that scrolls, began since the last rest.
  private var hasDragged = false
  /// True if such a drag began when all transitions since the last rest had ended.
  private var hasDraggedLast = false

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    // Steps of a finger are left out here, because each also arrives as a touch event before the
    // app's code sees it.
    case .step(let step) where step.finger == nil: look()
    case .event(.touch): look()
    case .event(.gesture(let recognizer, .began)):
      guard GestureDelivery(of: recognizer, at: world.simulator.now).isContinuous else { return }
      look()
      isQuiet = false
      if !recognizer.scrollsContent {
        hasDragged = true
        hasDraggedLast = !world.transitions.inFlight.contains(where: \.isInFlight)
      }
    case .event(.transition(let event)) where event.stage == .requested:
      isQuiet = false
      hasDraggedLast = false
      leave(for: event, in: world)
    case .event(.transition(let event)):
      guard case .started = event.stage else { return }
      for index in left.indices { left[index].lookAtStart() }
    default: break
    }
  }

  /// Reads the left screens again, and records their changes as the app's own, if no transition or
  /// drag could have made them.
  private func look() {
    guard isQuiet else { return }
    for index in left.indices { left[index].look(isOwn: true) }
  }

  private func leave(for event: TransitionEvent, in world: World) {
    guard let record = world.transitions.record(of: event.transition),
      let before = record.request.baseline,
      let place = record.request.place
    else { return }
    left.removeAll { $0.place == place }
    left.append(ScreenAtDeparture(place, before, by: record, in: world.window))
  }

  func rested(in world: World) {
    // A tap or a second finger during the transition may also have changed a left screen, and so
    // may the handler of an alert's action, and a drag beside transitions without a finger or after
    // the last transition. Such changes cannot be told from the transition's, so all of them count
    // as the app's own.
    let ended = world.transitions.newlyEnded
    let dragsAlone =
      hasDragged && ended.allSatisfy { $0.request.drag == nil && !$0.wasDrivenByFinger }
    let isOwn =
      isQuiet || world.transitions.hadUnrelatedGesture || dragsAlone || hasDraggedLast
      || ended.contains(where: \.dismissesAlert)
    hasDragged = false
    hasDraggedLast = false
    for index in left.indices { left[index].look(isOwn: isOwn) }
    for index in left.indices { left[index].noteTexts() }
    isQuiet = true
    if world.transitions.finishHidCancel {
      for index in left.indices { left[index].outlivedCancel = true }
    }
    guard let record = world.transitions.newlyEnded.last, record.completion?.finished == true,
      let place = world.rests.last?.controllers, let after = world.rests.last?.window,
      let index = left.firstIndex(where: { $0.place == place })
    else { return }
    let screen = left.remove(at: index)
    // A row of a menu often opens the next screen and closes the menu at once.
    guard screen.baseline.size == after.size,
      !world.rests.menuStandsOpen(in: screen.baseline.atRest)
    else { return }
    world.exercise(.roundTrip)
    // A sheet of the app's own often closes itself while it opens the next screen.
    let differences = screen.differences(in: after).filter { difference in
      difference.property != .window || !world.rests.ownViews.contains(difference.serial)
    }
    world.report(
      .roundTrip, world.owed(differences), asBefore: screen.departure, restoredBy: record,
      aftermathOf: screen.outlivedCancel ? .cancelRestores : nil
    ) { difference in
      "after \(record.name), there and back, \(difference.path) \(difference.words)."
    }
  }
}
