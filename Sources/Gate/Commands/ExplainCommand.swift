import Foundation
import HeadlessUIKit
import PlainText
import Turnstile

/// The command `explain`, which explains a name from a report: a rule that a transition has to
/// keep, a kind of fault, a rule of UIKit's behaviour, or a setting of the model.
@MainActor
enum ExplainCommand {
  static func run(_ names: [String]) throws -> ExitCode {
    guard !names.isEmpty else {
      Output.say(overview)
      return .kept
    }
    let texts = try names.map { name throws(UsageError) in try explanation(of: name) }
    Output.say(texts.joined(separator: "\n\n"))
    return .kept
  }

  /// All names that the command `explain` can explain, as text. `explain` without a name prints it.
  static var overview: String {
    var lines = ["clauses"]
    lines += Contract.strict.clauses.map { "  \($0.name.rawValue)" }
    lines += ["", "settings"] + SettingTexts.all.map { "  \($0.name)" }
    let rules = RuleTexts.all.map(\.name)
    lines += ["", "rules of UIKit", "  \(rules.first ?? "") to \(rules.last ?? "")"]
    return lines.joined(separator: "\n")
  }

  static func explanation(of name: String) throws(UsageError) -> String {
    if let finding = Finding(parsing: name), let text = text(on: finding) { return text }
    if let rule = RuleTexts.all.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return (["\(rule.name), a rule of UIKit", "", rule.text, ""] + grounds(of: rule.name))
        .joined(separator: "\n")
    }
    // Only the first word is looked up, because a report may print a setting together with its
    // value, as in "earlyEnd remembered".
    let word = name.split(separator: " ").first.map(String.init) ?? name
    if let setting = SettingTexts.all.first(where: { $0.name == word }) {
      return "\(setting.name), a setting: Subject(…, behavior: UIKitBehavior) changes it\n\n"
        + setting.text + others(of: setting.name)
    }
    let known =
      Contract.strict.clauses.map(\.name.rawValue) + SettingTexts.all.map(\.name)
      + RuleTexts.all.map(\.name)
    let near = Nearest.spelling(of: name, among: known)
    throw UsageError(
      "There is no clause, finding, rule or setting '\(name)'."
        + (near.map { " Did you mean '\($0)'?" } ?? " `explain` alone names them."))
  }

  // MARK: - Clauses and findings

  private static func text(on finding: Finding) -> String? {
    if let verdict = VerdictText.text(on: finding) { return verdict }
    guard let clause = Contract.strict.clauses.first(where: { $0.name == finding.clause }) else {
      return nil
    }
    let isStrict = Contract.standard[clause.name] == nil
    var lines = [
      "\(clause.name.rawValue), a \(isStrict ? "strict" : "standard") clause: \(clause.promise)",
      "",
    ]
    if let cause = finding.cause {
      lines += [CauseText.text(on: finding.clause, cause), ""]
    }
    let page = ClauseTexts.all.first { $0.name == clause.name.rawValue }
    lines.append(page?.text ?? "")
    return lines.joined(separator: "\n")
  }

  // MARK: - Rules and settings

  private static func grounds(of rule: String) -> [String] {
    var lines = ["D documented · O observed · K general knowledge, which no public source states"]
    let settings = UIKitBehavior().otherSides.filter { $0.rule == rule }.map(\.setting)
    if !settings.isEmpty {
      lines.append("The other side is a setting: \(settings.joined(separator: ", ")).")
    }
    return lines
  }

  private static func others(of setting: String) -> String {
    let sides = UIKitBehavior().otherSides.map(\.setting).filter { $0.hasPrefix(setting + " ") }
    return sides.isEmpty ? "" : "\nThe other side: \(sides.joined(separator: ", "))."
  }
}
