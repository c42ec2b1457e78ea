/// Proposes an app's transitions as subjects for a check, in a Swift file that a person may edit.
///
/// A type that can be made without arguments, or with plain ones (see ``PlainCall``), becomes a
/// subject. Any other type becomes a commented line, which only the type's author can finish. An
/// animator that a delegate returns is checked with that delegate and not alone, because many
/// animators are made for one direction, and the delegate knows which.
struct SubjectFile {
  static let name = "Subjects.swift"

  let program: Program
  var plain: PlainCall { PlainCall(program: program) }
  let creations: Creations
  let styles: AppStyle
  /// The proposed subjects (transitions to test) of screens, delegates and presentation
  /// controllers, whose transitions run in both directions.
  private(set) var flows: [ProposedSubject] = []
  /// The proposed subjects (transitions to test) of single animators, which run without a delegate
  /// of the app.
  var parts: [ProposedSubject] = []
  /// The proposed subjects (transitions to test) of animators that a screen of the launched app
  /// returns to UIKit. They are written if no subject can be made of that screen itself, for
  /// example because its initialiser needs an argument.
  var substitutes: [ProposedSubject] = []
  /// The proposed subjects (transitions to test) of screens that SwiftUI shows by a
  /// `UIViewControllerRepresentable`.
  private(set) var hosted: [String] = []
  /// The subjects (transitions to test) that the tool could not complete, written as comments for a
  /// person to finish.
  var open: [String] = []
  private var titles: Set<String> = []
  /// The proposed subjects (transitions to test) of the app's other modules that run only if the
  /// launched app does not reach their classes.
  let elsewhere: [ProposedSubject]
  /// The storyboard scenes from which the proposed subjects (transitions to test) create screens.
  let scenes: StoryboardScenes

  /// Proposes subjects for the transitions of a module.
  ///
  /// - Parameters:
  ///   - others: The proposals for the app's other modules. No title of theirs is used again.
  ///   - app: The title of the subject that launches the app, which no other subject may have.
  ///   - scenes: The scenes of the app's storyboards.
  ///   - era: The version of iOS that the app was built for, if known.
  init(
    _ program: Program, besides others: [SubjectFile] = [], app: String? = nil,
    scenes: StoryboardScenes = StoryboardScenes(), era: AppEra? = nil
  ) {
    self.program = program
    self.scenes = scenes
    creations = Creations(program)
    styles = AppStyle(program, creations, era: era)
    titles = others.reduce(into: Set(app.map { [$0] } ?? [])) { $0.formUnion($1.titles) }
    elsewhere = others.flatMap { $0.flows + $0.parts }.filter(\.canWait)
    for (entry, declaration) in program.ownClasses where !isLocal(declaration) {
      let roles = roles(of: entry)
      if let method = UnwrittenMethod.name(in: entry, program), !roles.isEmpty {
        open.append("// \(entry.path), whose \(method) is for a class below it to write")
        continue
      }
      if let property = NeededProperty.name(in: entry, program), !roles.isEmpty {
        open.append("// \(entry.path), whose \(property) has to be set first")
        continue
      }
      if let screen = ShowingScreen(entry, declaration, program) {
        flows.append(
          ProposedSubject(
            SubjectText.showing(screen, title(of: entry.path)), runs: classes(runBy: entry),
            canWait: true))
        continue
      }
      for role in roles {
        if role == .animator, roles.contains(where: Self.handsItselfOut.contains) {
          open.append("// \(entry.path) is checked as the delegate that hands itself out")
        } else if role == .animator, let owner = owner(of: entry) {
          open.append("// \(entry.path) is checked with \(owner), which hands it out")
          addSubstitute(for: entry, declaration, handedOutBy: owner)
        } else {
          add(entry, declaration, role)
        }
      }
    }
    for factory in factories {
      parts.append(
        ProposedSubject(
          Self.directed(title(of: factory.type), factory.call, isDriven: hasInteractors)))
    }
    for call in PresentingCall.all(in: program) {
      flows.append(
        ProposedSubject(
          SubjectText.presenting(by: call.call, title(of: call.name)),
          runs: call.types.flatMap { classes(runBy: $0) }, canWait: true))
    }
    for screen in representedScreens {
      hosted.append(SubjectText.root(screen.call, title(of: screen.path)))
    }
  }

  /// Returns the code of a subject (a transition to test) that presents and dismisses with an
  /// animator which is created anew for each direction.
  ///
  /// - Parameter isDriven: True if a pan drives the transition, which can then be cancelled.
  static func directed(
    _ title: String, _ call: String, style: String? = nil, isDriven: Bool = true
  ) -> String {
    let head = "\"\(title)\"\(styled(style))\(isDriven ? "" : ", isInteractive: false")"
    return ".modal(\(head), directed: { isPresenting in \(call) })"
  }

  /// Returns the argument, such as `, style: .fullScreen`, that sets the presentation style of a
  /// subject (a transition to test); empty for the default.
  static func styled(_ style: String?) -> String { style.map { ", style: \($0)" } ?? "" }

  /// Returns the presentation style with which the app uses a delegate or an animator, or `nil` for
  /// the default of a subject (a transition to test).
  func style(of entry: Program.TypeEntry) -> String? {
    styles.style(
      of: entry, running: parts(of: entry).filter { roles(of: $0).contains(.animator) })
  }

  /// The kinds of delegate that an animator may be at the same time, if it returns itself to UIKit.
  private static let handsItselfOut: [Role] = [.modalDelegate, .navigationDelegate, .tabDelegate]

  /// Returns true if a file declares an animator that works only with the app's own screens.
  private func wantOwnScreens(in file: Int) -> Bool {
    program.ownClasses.contains { entry, declaration in
      declaration.file == file && roles(of: entry).contains(.animator)
        && OwnScreens(program: program).isWanted(by: entry)
    }
  }

  /// The static functions that return an animator as its protocol's type, such as `any
  /// UIViewControllerAnimatedTransitioning`. There is at most one for each type of the app.
  private var factories: [(type: String, call: String)] {
    var found: [(type: String, call: String)] = []
    for (file, outline) in program.outlines.prefix(program.own).enumerated() {
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .function && outline.has("static", index) {
        let reference = Program.Reference(file: file, declaration: index)
        guard let type = outline.enclosingType(declaration.keyword).map(outline.path),
          let result = declaration.type.map(outline.listing.line),
          result.split(separator: " ").last == "UIViewControllerAnimatedTransitioning",
          !program.isHidden(reference),
          !isLocal(reference), !wantOwnScreens(in: file),
          !found.contains(where: { $0.type == type }),
          let arguments = DirectedCall(program: program).arguments(of: reference, in: type)
        else { continue }
        found.append((type, "\(type).\(declaration.name)(\(arguments))"))
      }
    }
    return found
  }

  /// Returns true if a type is declared inside of a function, so that code outside cannot use it.
  func isLocal(_ reference: Program.Reference) -> Bool {
    var parent = program[reference].parent
    while let next = parent {
      let declaration = program.outlines[reference.file].declarations[next]
      if !declaration.kind.isType { return true }
      parent = declaration.parent
    }
    return false
  }

  /// The number of proposed subjects (transitions to test) that are complete, so that no person has
  /// to finish them.
  var count: Int { flows.count + parts.count + hosted.count }

  /// The part that a type plays in a transition: animator, delegate, screen and so on.
  enum Role: Equatable {
    case animator
    case modalDelegate, navigationDelegate, tabDelegate
    case presentation
    case screen, navigation, tabs
  }

  func roles(of entry: Program.TypeEntry) -> [Role] {
    let names = program.ancestry(of: entry)
    func inherits(_ name: String) -> Bool { names.contains(name) }
    let isController = program.isController(entry)
    var roles: [Role] = []
    if inherits("UIPresentationController") { roles.append(.presentation) }
    if inherits("UIViewControllerAnimatedTransitioning") { roles.append(.animator) }
    if inherits("UIViewControllerTransitioningDelegate"), !inherits("UIPresentationController"),
      has(entry, ["animationController", "presentationController"])
    {
      roles.append(isController ? .screen : .modalDelegate)
    }
    if inherits("UINavigationControllerDelegate"), !roles.contains(.screen),
      has(entry, ["navigationController(_:animationControllerFor"])
    {
      if inherits("UINavigationController") {
        roles.append(.navigation)
      } else if !isController {
        roles.append(.navigationDelegate)
      }
    }
    if inherits("UITabBarControllerDelegate"), !roles.contains(.screen),
      has(entry, ["tabBarController(_:animationController"])
    {
      if inherits("UITabBarController") {
        roles.append(.tabs)
      } else if !isController {
        roles.append(.tabDelegate)
      }
    }
    return roles
  }

  /// Returns true if a class or one of its superclasses has a method whose name begins with one of
  /// the given words, such as `animationController(`. A delegate without such a method runs no
  /// transition.
  func has(_ entry: Program.TypeEntry, _ names: [String]) -> Bool {
    program.lineage(of: entry).contains { type in
      program.members(of: type).contains { member in
        program[member].kind == .function
          && names.contains(where: program[member].fullName.hasPrefix)
      }
    }
  }

  // MARK: - Subjects

  private mutating func add(
    _ entry: Program.TypeEntry, _ declaration: Program.Reference, _ role: Role
  ) {
    let path = entry.path
    let listing = program.listing(declaration)
    let isHidden = program.isHidden(declaration)
    let isGeneric = listing.word(program[declaration].keyword + 2).hasPrefix("<")
    if isHidden || isGeneric {
      open.append("// \(path), which is \(isHidden ? "private" : "generic")")
      return
    }
    let title = title(of: path)
    switch role {
    case .presentation: addPresentation(entry, title)
    case .animator: addAnimator(entry, title)
    case .modalDelegate, .navigationDelegate, .tabDelegate, .screen, .navigation, .tabs:
      if ![.screen, .navigation, .tabs].contains(role), handsOutForOwnScreens(entry) {
        // Said once of a type that is a delegate of several kinds.
        let line = "// \(path), whose animators work with screens of their own alone"
        if !open.contains(line) { open.append(line) }
        return
      }
      guard let call = call(of: entry, role) else { return leaveOpen(entry, role, title) }
      let card = role == .modalDelegate ? OwnCard(program: program).text(for: parts(of: entry)) : ""
      guard let card else {
        open.append("// \(path), whose presentation controller presents screens of its own alone")
        return
      }
      if role == .screen, !isItsOwnDelegate(entry), let root = scenes.root(of: entry) {
        flows.append(proposed(SubjectText.root(root, title), entry, role))
        return
      }
      let style = role == .modalDelegate ? style(of: entry) : nil
      if role == .modalDelegate, card.isEmpty, !call.contains("screen"),
        let method = CleanupMethod.name(in: entry, program)
      {
        let text = SubjectText.delegate(call, title, closedBy: method, style: style)
        flows.append(proposed(text, entry, role))
        return
      }
      let text =
        card.isEmpty || call.contains("screen")
        ? Self.text(role, call, title, wiring: wiring(of: entry), style: Self.styled(style))
        : SubjectText.delegate(call, title, of: card)
      flows.append(proposed(text, entry, role))
    }
  }

  private mutating func addPresentation(_ entry: Program.TypeEntry, _ title: String) {
    let path = entry.path
    let own = plain.initializers(of: entry)
    let same = own.first {
      program[$0].fullName == "init(presentedViewController:presenting:)"
        && !UnwrittenMethod.traps($0, program)
    }
    // An app may ask for a presenting controller that is never `nil`.
    let isOptional = same.map { reference in
      guard let type = program[reference].parameters?.list.last?.type else { return true }
      return ["?", "!"].contains { program.listing(reference).says($0, at: type.upperBound - 1) }
    }
    let presenting = isOptional ?? true ? "$1" : "$1 ?? $0"
    let usual = "\(path)(presentedViewController: $0, presenting: \(presenting))"
    let isUsual = own.isEmpty || same != nil
    let given = ["UIViewController": "$0", "UIViewController?": "$1"]
    guard let call = isUsual ? usual : plain.text(of: entry, for: .delegate, given: given),
      call.contains("$0")
    else { return leaveOpen(entry, .presentation, title) }
    guard OwnCard(program: program).text(for: [entry]) == "" else {
      open.append("// \(path), which presents screens of its own alone")
      return
    }
    flows.append(
      proposed(".modal(\"\(title)\", presentation: { \(call) })", entry, .presentation))
  }

  private mutating func addAnimator(_ entry: Program.TypeEntry, _ title: String) {
    let path = entry.path
    if OwnScreens(program: program).isWanted(by: entry) {
      open.append("// \(path), which works with screens of its own alone")
    } else if hasOwnContext, !isHandedOut(entry) {
      open.append("// \(path), which a container of the app's own runs")
    } else if let property = unset(of: entry) {
      open.append("// \(path), whose \(property) is set before each transition")
    } else if let pair = AnimatorPair(of: entry, among: animators, program, creations) {
      addPair(entry, pair, title)
    } else if let label = operationLabel(of: entry) {
      parts.append(
        proposed(
          ".navigation(\"\(title)\") { operation in \(path)(\(label)operation) }", entry, .animator)
      )
    } else if plain.canBeMade(entry), !isToldDirection(entry) {
      parts.append(proposed(animatorSubject(entry, title, "\(path)()"), entry, .animator))
    } else if let arguments = directedArguments(of: entry) {
      let call = "\(path)(\(arguments))"
      let text =
        isForNavigation(entry)
        ? ".navigation(\"\(title)\") { operation in \(call) }"
        : Self.directed(title, call, style: style(of: entry))
      parts.append(proposed(text, entry, .animator))
    } else if !isToldDirection(entry), let call = plain.text(of: entry, for: .animator) {
      parts.append(proposed(animatorSubject(entry, title, call), entry, .animator))
    } else {
      leaveOpen(entry, .animator, title)
    }
  }

  /// Returns the name of a property that delegates set before each transition and that a subject
  /// (a transition to test) cannot set, because it needs a view of the app's, or because the
  /// animator is not one that a subject creates alone and for both directions.
  private func unset(of entry: Program.TypeEntry) -> String? {
    let prepared = PreparedAnimator(of: entry, program)
    guard prepared.open == nil else { return prepared.open }
    let isAlone =
      plain.canBeMade(entry) && operationLabel(of: entry) == nil
      && AnimatorPair(of: entry, among: animators, program, creations) == nil
      && !isForTabs(entry)
    return prepared.isPrepared && !isAlone ? prepared.name : nil
  }

  /// The classes of the app's module that are animators of transitions.
  private var animators: [Program.TypeEntry] {
    program.ownClasses.map(\.entry).filter { roles(of: $0).contains(.animator) }
  }

  /// Returns the call that creates a screen or a delegate, with the values that its subject has.
  private func call(of entry: Program.TypeEntry, _ role: Role) -> String? {
    switch role {
    case .modalDelegate: delegate(entry, given: ["UIViewController": "screen"])
    case .navigationDelegate: delegate(entry, given: ["UINavigationController": "navigation"])
    case .tabDelegate: delegate(entry, given: ["UITabBarController": "tabs"])
    case .screen: scenes.call(of: entry) ?? plain.text(of: entry, for: .screen)
    default:
      scenes.call(of: entry).map { "\($0) as! \(entry.path)" }
        ?? plain.text(of: entry, for: .screen)
    }
  }

  private func delegate(_ entry: Program.TypeEntry, given: [String: String]) -> String? {
    SharedObject(program: program, creations: creations).text(of: entry)
      ?? plain.text(of: entry, for: .delegate, given: given)
  }

  /// Returns true if a screen can be shown by itself, because no other screen of the app has to
  /// pass a value to it and its storyboard scene sets all its outlets.
  func standsAlone(_ entry: Program.TypeEntry) -> Bool {
    let outlets = scenes.properties(of: entry)
    if NeededProperty.isUnset(in: entry, program, besides: outlets) { return false }
    return scenes.call(of: entry) == nil
      || !NeededProperty.isPassed(to: entry, program, besides: outlets)
  }

  private static func text(
    _ role: Role, _ call: String, _ title: String, wiring: String?, style: String
  ) -> String {
    switch role {
    case .modalDelegate:
      wiring.map { SubjectText.wiredDelegate(call, title, $0, style) }
        ?? ".modal(\"\(title)\"\(style), delegate: { \(call.contains("screen") ? "screen" : "_") in \(call) })"
    case .screen: SubjectText.screen(call, title)
    case .navigation: SubjectText.navigation("let navigation = \(call)", title, delegate: nil)
    case .navigationDelegate:
      SubjectText.navigation("let navigation = UINavigationController()", title, delegate: call)
    case .tabs: SubjectText.tabs("let tabs = \(call)", title, delegate: nil)
    default: SubjectText.tabs("let tabs = UITabBarController()", title, delegate: call)
    }
  }

  /// Returns the code of a subject (a transition to test) that uses an animator in pushes, tabs or
  /// presentations. The functions of the app that create the animator tell which, or else the
  /// animator's name.
  private func animatorSubject(
    _ entry: Program.TypeEntry, _ title: String, _ call: String
  ) -> String {
    let prepared = PreparedAnimator(of: entry, program)
    if isForNavigation(entry) {
      return ".navigation(\"\(title)\") \(prepared.operationMaker(call) ?? "{ _ in \(call) }")"
    }
    if isForTabs(entry) { return ".tabs(\"\(title)\") { \(call) }" }
    let style = style(of: entry)
    if let maker = prepared.maker(call) {
      return ".modal(\"\(title)\"\(Self.styled(style)), directed: \(maker))"
    }
    if onlyPresents(entry, style) {
      return ".modal(\"\(title)\"\(Self.styled(style)), isInteractive: false, "
        + "directed: { isPresenting in isPresenting ? \(call) : nil })"
    }
    return style == nil
      ? ".modal(\"\(title)\") { \(call) }"
      : ".modal(\"\(title)\"\(Self.styled(style)), directed: { _ in \(call) })"
  }

  /// Returns true if an animator runs when the selected tab changes. The functions of the app that
  /// create it tell so, or else its name.
  private func isForTabs(_ entry: Program.TypeEntry) -> Bool {
    makers(of: entry).contains { $0.function.hasPrefix("tabBarController(_:animationController") }
      || entry.path.contains("Tab")
  }

  /// Returns true if a subject (a transition to test) can create an object of the given type, which
  /// is a delegate or a screen.
  func isProposed(_ entry: Program.TypeEntry) -> Bool {
    roles(of: entry).contains { $0 != .animator && call(of: entry, $0) != nil }
  }

  /// Returns the title under which reports name the subject (a transition to test) of a type. No
  /// other type has the same title.
  mutating func title(of path: String) -> String {
    let name = path.filter { $0 != "." }
    let short = name.prefix(1).lowercased() + name.dropFirst()
    var title = String(short)
    if titles.contains(title) { title = path }
    var count = 2
    while !titles.insert(title).inserted {
      title = "\(path) \(count)"
      count += 1
    }
    return title
  }

  /// Adds a subject (a transition to test) that only the author of the type can finish, as a
  /// comment with a placeholder for each argument.
  private mutating func leaveOpen(_ entry: Program.TypeEntry, _ role: Role, _ title: String) {
    let calls = plain.initializers(of: entry).map { reference in
      let listing = program.listing(reference)
      let parameters = program[reference].parameters?.list ?? []
      let words = parameters.map { parameter in
        (parameter.label == "_" ? "" : "\(parameter.label): ")
          + "<#\(parameter.name) as \(listing.line(parameter.type))#>"
      }
      return "\(entry.path)(\(words.joined(separator: ", ")))"
    }
    for call in calls.isEmpty ? ["\(entry.path)(<#arguments#>)"] : calls {
      let text =
        switch role {
        case .animator: ".modal(\"\(title)\") { \(call) },"
        case .modalDelegate: ".modal(\"\(title)\", delegate: { _ in \(call) }),"
        case .presentation:
          ".modal(\"\(title)\", presentation: { presented, presenting in \(call) }),"
        default: "\(call)"
        }
      open.append("// \(text)")
    }
  }
}
