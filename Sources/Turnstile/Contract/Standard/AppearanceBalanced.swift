import HeadlessUIKit

extension Clause {
  /// The clause that each controller's appearance calls come in a legal order, and end in the state
  /// that the screen shows.
  ///
  /// The legal order, rule R82 of UIKit's behaviour, is: disappeared, appearing, appeared,
  /// disappearing, disappeared; an appearing or disappearing controller may also turn back. A
  /// screen that is not told `viewDidAppear` again after a cancelled swipe leaves its timers and
  /// observers stopped for good. Only calls by the app and its containers are judged; calls by
  /// UIKit alone are not.
  public static let appearanceBalanced = Clause(
    .appearanceBalanced, promises: "each controller's appearance calls form a legal word"
  ) { AppearanceBalanced() }
}

extension ClauseName {
  /// The name of the clause that promises: each controller's appearance calls come in a legal
  /// order.
  public static let appearanceBalanced = ClauseName(rawValue: "appearance-balanced")
}

extension Cause {
  /// The cause of a finding: UIKit would have printed its warning about unbalanced calls, because
  /// the app began an appearance transition for the current state.
  public static let unbalancedCalls = Cause(rawValue: "unbalanced-calls")
  /// The cause of a finding: UIKit would have printed its warning about unbalanced calls, because
  /// the app ended an appearance transition that it had not begun.
  public static let endedWithoutBegin = Cause(rawValue: "ended-without-begin")
  /// The cause of a finding: a container told its child that it appears when it moved the child's
  /// view off the screen.
  public static let toldWrongWay = Cause(rawValue: "told-wrong-way")
  /// The cause of a finding: an appearance call came that the state before it does not allow, such
  /// as `viewWillAppear` twice.
  public static let outOfOrder = Cause(rawValue: "out-of-order")
  /// The cause of a finding: a controller was told that it will appear or disappear, and never that
  /// it did.
  public static let begunNeverEnded = Cause(rawValue: "begun-never-ended")
  /// The cause of a finding: a controller is off the screen or released, and was last told that it
  /// has appeared.
  public static let goneUntold = Cause(rawValue: "gone-untold")
  /// The cause of a finding: a controller is on the screen, and was last told that it has
  /// disappeared.
  public static let shownUntold = Cause(rawValue: "shown-untold")
  /// The cause of a finding: UIKit would have printed its warning about unbalanced calls while the
  /// app was launched, before the trace.
  public static let unbalancedAtLaunch = Cause(rawValue: "unbalanced-at-launch")
}

extension Finding {
  /// The finding that a controller's appearance calls, such as `viewWillAppear`, came in an illegal
  /// order or do not match the state on the screen.
  public static let appearanceBalanced = Finding(.appearanceBalanced)
}

private final class AppearanceBalanced: Judge {
  let hears: Occurrence.Kinds = [.appearances, .steps, .harness]
  private enum State: String { case disappeared, appearing, appeared, disappearing }

  private struct Life {
    weak var controller: UIViewController?
    var serial: Int
    var state: State
    /// The controller's name, as it was when it was last told something; `nil` if only UIKit has
    /// told it of its appearance so far.
    var nameByHand: ControllerName?
    /// The app's own container that has to tell it of its appearance, and the serial number of that
    /// container.
    weak var container: UIViewController?
    var containerSerial: Int?
  }

  private var lives: [Life] = []
  /// True once the children that were told at the launch have a record.
  private var hasEnteredChildren = false
  /// The look-out for children that are told to appear as they leave the screen.
  private var departures = ToldDepartures()

  /// The number of begins for the current state that each controller was told and that UIKit has
  /// ignored, by serial number. The end of each is unbalanced as a consequence.
  private var ignoredBegins: [Int: Int] = [:]

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .event(.appearance(let controller, let call, _)):
      guard call != .viewDidLoad, call != .viewIsAppearing else { return }
      departures.note(call, of: controller)
      hear(call, controller, in: world)
    case .event(.unbalancedAppearance(let controller, let isEnd)):
      hearUnbalanced(controller, isEnd: isEnd, in: world)
    case .step:
      enterChildrenToldAtLaunch(in: world)
      judgeDepartures(in: world)
    case .harness: judgeDepartures(in: world)
    default: break
    }
  }

  /// Judges a call for which UIKit prints its warning about unbalanced calls.
  ///
  /// A begin and an end are findings of their own, because they are faults of their own: a
  /// container that tells its child what UIKit tells it, too, begins for the current state, and one
  /// whose child was exchanged while it moved ends what it has not begun.
  private func hearUnbalanced(_ controller: UIViewController, isEnd: Bool, in world: World) {
    // The app is not to blame if only UIKit and its containers sent the controller its appearance
    // calls.
    guard controller.isToldByHand else { return }
    let state = lives[index(of: controller, in: world)].state
    if state == .appeared { departures.noteUnbalanced(controller) }
    if !isEnd {
      ignoredBegins[controller.serial, default: 0] += 1
    } else if let ignored = ignoredBegins[controller.serial], ignored > 0 {
      ignoredBegins[controller.serial] = ignored - 1
      return
    }
    if state == .appeared || !isEnd && state == .disappeared,
      isToldByUIKit(controller, in: world)
    {
      return
    }
    var violation = Violation(
      Finding(.appearanceBalanced, cause: isEnd ? .endedWithoutBegin : .unbalancedCalls),
      at: world.milliseconds,
      "calls to begin and endAppearanceTransition on \(ControllerName(of: controller)) are not balanced.",
      evidence: [
        isEnd ? "observed  an end without a begin" : "observed  a begin for where it is already",
        "expected  begin, then end, each once",
      ],
      fix: advice(on: controller))
    // A controller on the screen is rightly told that it goes, and one off the screen that it
    // comes. If it was told wrongly before, that was the fault, and a run with a rest in between
    // reports it.
    if !isEnd, (state == .disappeared) == (controller.viewIfLoaded?.window != nil) {
      let cause: Cause =
        switch state {
        case .disappeared: .shownUntold
        case .appeared: .goneUntold
        case .appearing, .disappearing: .begunNeverEnded
        }
      violation.aftermath = Finding(.appearanceBalanced, cause: cause)
    }
    world.report(violation)
  }

  /// Returns true if UIKit has told a child of the app's own container that it has appeared: the
  /// container forwards appearance calls automatically, and the child's view has been in the window
  /// since the last rest or longer.
  ///
  /// Example: a menu lies beside the screen from the launch on. The container tells it by hand when
  /// it comes into view and when it goes, because UIKit does not know that. A begin for where the
  /// menu is already, and its end, are no fault then: at the first opening UIKit has told the menu,
  /// an opening of what is open does nothing, and neither does hiding what is hidden.
  private func isToldByUIKit(_ controller: UIViewController, in world: World) -> Bool {
    guard let container = controller.parent, !container.isContainerOfUIKit,
      container.shouldAutomaticallyForwardAppearanceMethods,
      let view = controller.viewIfLoaded, view.window === world.window
    else { return false }
    return world.rests.last?.window.place(of: view.serial) != nil
  }

  private func hear(_ call: AppearanceCall, _ controller: UIViewController, in world: World) {
    world.exercise(.appearanceBalanced)
    let index = index(of: controller, in: world)
    let old = lives[index].state
    guard let next = next(old, call) else {
      if controller.isToldByHand {
        world.report(
          Finding(.appearanceBalanced, cause: .outOfOrder),
          "\(ControllerName(of: controller)) was told \(call.rawValue) while it was \(old.rawValue).",
          evidence: ["observed  \(call.rawValue)", "expected  \(expected(after: old))"],
          fix: advice(on: controller))
      }
      return
    }
    lives[index].state = next
    if controller.isToldByHand { noteToldByHand(controller, at: index) }
  }

  private func noteToldByHand(_ controller: UIViewController, at index: Int) {
    lives[index].nameByHand = ControllerName(of: controller)
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods {
      lives[index].container = parent
      lives[index].containerSerial = parent.serial
    }
  }

  /// Adds a record for each child in the window that a container of the app's own has told at the
  /// launch that it has appeared. So a child that goes for good is known although the trace tells
  /// it nothing.
  private func enterChildrenToldAtLaunch(in world: World) {
    guard !hasEnteredChildren, let root = world.window.rootViewController else { return }
    hasEnteredChildren = true
    func enter(_ container: UIViewController) {
      for child in container.children {
        if child.isToldByHand, !container.shouldAutomaticallyForwardAppearanceMethods,
          child.viewIfLoaded?.window != nil, stateAtStart(of: child, in: world) == .appeared
        {
          noteToldByHand(child, at: index(of: child, in: world))
        }
        enter(child)
      }
    }
    enter(root)
  }

  /// Returns advice on a controller's wrong appearance calls. It depends on whether UIKit sends the
  /// controller such calls itself or the app has to. UIKit tells a presenter only if its view is
  /// removed during the presentation (rule R26 of UIKit's behaviour).
  private func advice(on controller: UIViewController) -> String {
    let isUIKits =
      controller.parent.map { $0.shouldAutomaticallyForwardAppearanceMethods }
      ?? (controller.presentingViewController != nil
        || controller.presentedViewController?.presentationController?.shouldRemovePresentersView
          == true)
    return isUIKits
      ? "leave begin and endAppearanceTransition out: UIKit tells \(ControllerName(of: controller)) itself"
      : "pair begin and endAppearanceTransition, and turn round with begin, not with end"
  }

  func rested(in world: World) {
    judgeLaunch(in: world)
    judgeDepartures(in: world)
    guard let root = world.window.rootViewController else { return }
    visit(root, covered: false, in: world)
    for life in lives {
      guard let controller = life.controller, life.state != .disappeared, controller.isToldByHand,
        controller.viewIfLoaded?.window == nil
      else { continue }
      let isUntold = life.state == .appeared
      world.report(
        Finding(.appearanceBalanced, cause: isUntold ? .goneUntold : .begunNeverEnded),
        "\(ControllerName(of: controller)) is off the screen and was last told that it is \(life.state.rawValue).",
        evidence: ["observed  \(life.state.rawValue)", "expected  disappeared"],
        fix: isUntold
          ? "tell it that it goes when its view goes, or leave the view where it is"
          : "end what was begun: every will has its did")
    }
    judgeTheDead(in: world)
  }

  /// Reports a child that was told that it appears when its container moved it off the screen.
  private func judgeDepartures(in world: World) {
    guard let controller = departures.next(in: world) else { return }
    world.report(
      Finding(.appearanceBalanced, cause: .toldWrongWay),
      "\(ControllerName(of: controller)) has left the screen and was told that it appears.",
      evidence: [
        "observed  an appearance was begun when its view moved out of the window",
        "expected  a disappearance",
      ],
      fix: "begin the appearance of a child with false when it is hidden")
  }

  /// Reports controllers that were released while they had last been told that they are on the
  /// screen, although their container has itself been told that it has gone, or is still seen.
  ///
  /// A container that UIKit has told nothing at its end had nothing to pass on.
  private func judgeTheDead(in world: World) {
    for index in lives.indices where lives[index].controller == nil {
      let life = lives[index]
      guard life.state == .appeared, let name = life.nameByHand,
        let container = life.containerSerial
      else { continue }
      let isContainerGone = lives.contains {
        $0.serial == container && $0.state == .disappeared
      }
      guard isContainerGone || life.container?.viewIfLoaded?.window != nil else { continue }
      lives[index].state = .disappeared
      world.report(
        Finding(.appearanceBalanced, cause: .goneUntold),
        "\(name) has gone for good and was last told that it is appeared.",
        evidence: ["observed  appeared", "expected  disappeared"],
        fix: isContainerGone
          ? "tell the child that it disappears when its container does"
          : "tell it that it goes when its view goes")
    }
  }

  /// Reports what UIKit would have warned of while the app was launched. When a container tells its
  /// first child at a launch is its own choice; that it ends what it has begun is not.
  private func judgeLaunch(in world: World) {
    guard let (name, hasBegun) = world.unbalancedAtLaunch else { return }
    world.report(
      Finding(.appearanceBalanced, cause: .unbalancedAtLaunch),
      "calls to begin and endAppearanceTransition on \(name) are not balanced when the app is launched.",
      evidence: [
        hasBegun
          ? "observed  a begin for where it is already, or an end without a begin"
          : "observed  an end without a begin",
        "expected  begin, then end, each once",
      ],
      fix: hasBegun
        ? "end the first child's appearance in one place: when it is shown or when its container appears"
        : "begin the appearance of the first child before it is ended")
  }

  private func visit(_ controller: UIViewController, covered: Bool, in world: World) {
    let covers = controller.ownPresented != nil
    if !covered, !covers {
      if let state = stateByHand(of: controller), state != .appeared {
        report(controller, shown: state, in: world)
      } else {
        visitOwnChildren(of: controller, in: world)
      }
    }
    if let child = controller.shownChild { visit(child, covered: covered || covers, in: world) }
    if let presented = controller.ownPresented {
      visit(presented, covered: false, in: world)
    }
  }

  /// Reports children whose appearance calls the app sends itself: those that were left half-way
  /// between appearing and disappearing, in whatever container, and those of a container that
  /// forwards no calls that were told that they have disappeared although the user sees them.
  ///
  /// A child behind another one, or beside the screen, may have been told that it has disappeared.
  private func visitOwnChildren(of container: UIViewController, in world: World) {
    let isTeller =
      container.shownChild == nil && !container.shouldAutomaticallyForwardAppearanceMethods
    let children =
      isTeller
      ? container.seenChildren
      : container.children.filter { $0.isToldByHand && $0 !== container.shownChild }
    for child in children where child.ownPresented == nil {
      let state = stateByHand(of: child)
      let isUnderWay = state == .appearing || state == .disappearing
      let isLeft = isTeller && state == .disappeared && takesTouches(child, in: world)
      if let state, isUnderWay || isLeft {
        report(child, shown: state, in: world)
      } else if isTeller {
        visitOwnChildren(of: child, in: world)
      }
    }
  }

  /// Returns true if a touch at the middle of a controller's view goes to that view, so that the
  /// user certainly sees it.
  private func takesTouches(_ controller: UIViewController, in world: World) -> Bool {
    let view: UIView = controller.view
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return world.window.hitTest(middle, with: nil)?.isDescendant(of: view) == true
  }

  /// Returns the appearance state that the app's code has last given to a controller in the window;
  /// `nil` if only UIKit has sent it appearance calls.
  ///
  /// Of what a controller was told at launch, only an appearance that was begun and never ended
  /// counts.
  private func stateByHand(of controller: UIViewController) -> State? {
    guard controller.isToldByHand, controller.viewIfLoaded?.window != nil else { return nil }
    return lives.first { $0.serial == controller.serial }?.state
      ?? (controller.isAppearing ? .appearing : nil)
  }

  private func report(_ controller: UIViewController, shown state: State, in world: World) {
    let isUntold = state == .disappeared
    world.report(
      Finding(.appearanceBalanced, cause: isUntold ? .shownUntold : .begunNeverEnded),
      "\(ControllerName(of: controller)) is on the screen and was last told that it is \(state.rawValue).",
      evidence: ["observed  \(state.rawValue)", "expected  appeared"],
      fix: isUntold
        ? advice(onStaying: controller) : "end what was begun: every will has its did")
  }

  /// Returns advice on a controller that is on the screen and was told that it has gone.
  ///
  /// If a sibling has appeared meanwhile, the controller was left for it, and its view was
  /// forgotten. Otherwise it may as well be the controller that stays after a cancelled swap.
  private func advice(onStaying controller: UIViewController) -> String {
    let siblings = (controller.parent?.seenChildren ?? []).filter {
      $0.viewIfLoaded?.isInHiddenView == false
    }
    return siblings.contains { $0 !== controller && stateByHand(of: $0) == .appeared }
      ? "remove the view of a child that is told that it has gone"
      : "begin its appearance again if it stays, and remove its view if it has gone"
  }

  /// Returns the index of a controller's record, and adds one if there is none. A new record begins
  /// with the state that the controller was last told of before the trace began. A drawer's menu
  /// may lie beside the screen from the launch on and be told nothing before it is opened.
  private func index(of controller: UIViewController, in world: World) -> Int {
    let serial = controller.serial
    // By index, since a copy of an element costs a copy of its weak reference.
    if let known = lives.indices.first(where: { lives[$0].serial == serial }) { return known }
    lives.append(
      Life(controller: controller, serial: serial, state: stateAtStart(of: controller, in: world)))
    return lives.count - 1
  }

  private func stateAtStart(of controller: UIViewController, in world: World) -> State {
    switch world.appearanceCallsAtLaunch[controller.serial] {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    default: .disappeared
    }
  }

  private func next(_ state: State, _ call: AppearanceCall) -> State? {
    switch (state, call) {
    case (.disappeared, .viewWillAppear), (.disappearing, .viewWillAppear): .appearing
    case (.appearing, .viewDidAppear): .appeared
    case (.appeared, .viewWillDisappear), (.appearing, .viewWillDisappear): .disappearing
    case (.disappearing, .viewDidDisappear): .disappeared
    default: nil
    }
  }

  private func expected(after state: State) -> String {
    switch state {
    case .disappeared: "viewWillAppear"
    case .appearing: "viewDidAppear or viewWillDisappear"
    case .appeared: "viewWillDisappear"
    case .disappearing: "viewDidDisappear or viewWillAppear"
    }
  }
}
