/// The summary that the command `cut` prints at its end: how much code was cut, and which missing
/// modules would make most cuts unnecessary.
struct CutSummary {
  private var cuts: [Cut] = []
  private var types: [StandInType] = []
  private var remarks: [String] = []
  /// By missing module, the number of cuts (code left out) and of stand-in types in the files that
  /// import the module. `all` is the number in all files.
  private var missing: [String: Int] = [:]
  private var all = 0

  /// The app's modules that are there, also those that were left out because they cannot be
  /// compiled. Fetching them would not help.
  private let present: Set<String>

  init(present: Set<String> = []) { self.present = present }

  /// True if nothing was cut.
  var isEmpty: Bool { cuts.isEmpty && types.isEmpty }

  /// Adds a line of text to the end of the summary.
  mutating func add(_ remark: String) { remarks.append(remark) }

  /// Adds the cuts (removed code) of one target to the summary, with its remark.
  mutating func add(_ target: CutTarget) {
    add(target.list, missing: target.missing)
    if let remark = target.remark { add(remark) }
  }

  /// The maximum number of missing modules that the summary names, so that people read the list.
  private static let most = 3

  /// Adds the cuts (removed code) of one target to the summary.
  ///
  /// - Parameter modules: The missing modules, by the file that imports them.
  mutating func add(_ list: CutList, missing modules: [String: [String]]) {
    cuts += list.cuts
    let missingTypes = list.types.filter { !$0.isForProtocol }
    types += missingTypes
    for file in list.cuts.map(\.file) + missingTypes.compactMap(\.file) {
      all += 1
      for module in Set(modules[file] ?? []).sorted() { missing[module, default: 0] += 1 }
    }
  }

  /// Returns the lines of the summary: the number of cuts, the cuts in transition code, and the
  /// missing modules that would make most cuts unnecessary.
  ///
  /// - Parameter origin: A function that returns how a missing module is fetched.
  func lines(_ origin: (String) -> MissingModule) -> [String] {
    guard !isEmpty else {
      return ["Nothing was cut: all of it compiles here as it is."] + remarks
    }
    let declarations = cuts.count { $0.kind == .declaration || $0.kind == .body }
    let statements = cuts.count { $0.kind == .statement }
    let smaller = cuts.count { $0.kind.isSmall }
    let inTransition = cuts.count { $0.isInTransition && !$0.isLayout }
    let layout = cuts.count { $0.isInTransition && $0.isLayout }
    var lines = [
      "Cuts: \(cuts.count) (\(Self.count(declarations, "declaration")), "
        + "\(Self.count(statements, "statement")), \(smaller) smaller); "
        + "\(Self.count(types.count, "missing type")) \(types.count == 1 ? "has" : "have") a stand-in."
    ]
    lines.append(
      inTransition == 0
        ? "No \(layout > 0 ? "other cut" : "cut") stands in transition code."
        : "In transition code: \(inTransition); those transitions are not judged.")
    if layout > 0 {
      lines.append(
        "Layout in transition code: \(layout); those transitions are judged, and their findings rest on the cuts."
      )
    }
    let ranked = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let apple = ranked.filter { AppleFrameworks.have($0.key) }
    if !apple.isEmpty {
      let named = apple.prefix(Self.most).map { "\($0.key) (\($0.value))" }
      lines.append(
        "Cut in files that import Apple's frameworks that are not here: "
          + named.joined(separator: ", ") + ".")
    }
    return lines + help(ranked.filter { canBeFetched($0.key) }, origin) + remarks
  }

  /// Returns true if fetching a missing module would help: it is not Apple's, and it is not there
  /// already.
  private func canBeFetched(_ module: String) -> Bool {
    !AppleFrameworks.have(module) && !present.contains(module)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns lines that name the missing modules which cause cuts (code left out), with the
  /// command that fetches each module.
  private func help(
    _ modules: [(key: String, value: Int)], _ origin: (String) -> MissingModule
  ) -> [String] {
    var told: [String] = []
    var lines: [String] = []
    for module in modules.prefix(Self.most) {
      let found = origin(module.key)
      let share = "\(module.value) of \(all) \(all == 1 ? "is" : "are") in files that import it"
      let part = module.value * 2 > all ? "most" : "some"
      lines.append(
        "To remove \(part) cuts, fetch \(module.key) (\(share)) and give init once more:")
      lines.append("    \(told.contains(found.line) ? "the same command" : found.line)")
      told.append(found.line)
    }
    return lines
  }
}

extension StandInType {
  /// The name of the file in which the compiler first missed a type. It is read from the stored
  /// message, which ends with `(FILE:LINE)`.
  fileprivate var file: String? {
    guard let open = reason.lastIndex(of: "("), let colon = reason.lastIndex(of: ":"), open < colon
    else { return nil }
    return String(reason[reason.index(after: open)..<colon])
  }
}
