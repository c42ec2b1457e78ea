extension SubjectFile {
  var text: String {
    var text = """
      // What there is to check. This file is yours: adopt has written it once and will not write it again.
      import Turnstile
      import UIKit

      public let subjects: [Subject] = [

      """
    for subject in hosted + (flows + parts).map(\.text) {
      text += Self.indented(subject) + ",\n"
    }
    text += "]\n"
    if !open.isEmpty {
      text += "\n// These are not checked yet: finish a line and put it into the list.\n"
      text += open.map { "\($0)\n" }.joined()
    }
    return text
  }

  /// Returns the text of a list of subjects that begins with the app itself.
  ///
  /// A check of the app finds every transition that can be reached from its first screen. So the
  /// subjects for parts of the app are checked only if the app does not reach them, unless there is
  /// no app to launch. A subject for a part that may need something from the app is written as a
  /// comment.
  ///
  /// - Parameters:
  ///   - app: The line that launches the app, if it can be launched.
  ///   - showsScreens: True if the launched app shows any screen.
  ///   - list: The name of the list.
  ///   - era: The version of iOS that the app was built for, if known.
  ///   - orientations: The orientations that the app's Info.plist declares, as a Swift expression;
  ///     `nil` if they are the usual ones.
  func proposal(
    launching app: String?, showsScreens: Bool = true, list: String = "subjects",
    era: AppEra? = nil, orientations: String? = nil
  ) -> String {
    var text = """
      // What there is to check. `turnstile init` has written this file; once you have edited it, it stays as it is.
      import Turnstile
      import UIKit


      """
    if let era { text += "// The app is checked on iOS \(era.version), because \(era.reason).\n" }
    text += "public let \(list): [Subject] = [\n"
    let isAll = app != nil && showsScreens
    if let app, !app.isEmpty {
      text += "  // The app itself, launched as on a phone: its screens are found by looking.\n"
      text += Self.indented(app) + ",\n"
    }
    let shown = hosted.map { ProposedSubject($0) }
    for (heading, list) in [
      ("Screens that SwiftUI shows", shown), ("Flows", flows),
      ("Parts", parts + (isAll ? substitutes : [])),
    ] {
      text += section(heading, list, besideApp: isAll)
    }
    let isPlain = !isAll && !(flows.isEmpty && parts.isEmpty)
    text += "]" + (isPlain ? ".onPlainScreens()" : "")
    text += era.map { ".on(iOS: \($0.version))" } ?? ""
    // The app itself is launched with its orientations; the other subjects are told of them here.
    text += (orientations.map { ".supporting(\($0))" } ?? "") + "\n"
    if !open.isEmpty {
      text += "\n// These are not checked yet: finish a line and put it into the list.\n"
      text += open.map { "\($0)\n" }.joined()
    }
    guard hasOtherSubject else { return text }
    return text.replacing("[Subject]", with: "[Turnstile.Subject]")
      .replacing(" Subject(\"", with: " Turnstile.Subject(\"")
  }

  /// True if the name `Subject` may also mean something else in the app's module: a type of its
  /// own, or a type of a module that it exports to all its files, such as the protocol of Combine.
  private var hasOtherSubject: Bool {
    program.type(named: "Subject") != nil
      || program.outlines.contains { outline in
        outline.listing.tokens.indices.contains { index in
          outline.listing.says("_exported", at: index)
        }
      }
  }

  /// Returns the lines of subjects under a heading, or no lines if there are no subjects.
  ///
  /// - Parameter besideApp: True if the list also contains the app. Then a subject is checked only
  ///   if the app does not reach it, or is a comment.
  private func section(
    _ heading: String, _ list: [ProposedSubject], besideApp: Bool
  ) -> String {
    let waiting = besideApp ? list.filter { $0.canWait && !isCovered($0) } : []
    let rest = besideApp ? list.filter { !$0.canWait || isCovered($0) } : list
    var text = ""
    if !waiting.isEmpty {
      text += "\n  // \(heading), each checked by itself if no run of the app comes to it.\n"
      for subject in waiting { text += Self.indented(subject.waiting) + ",\n" }
    }
    if !rest.isEmpty {
      let mark = besideApp ? "// " : ""
      text +=
        "\n  // \(heading)\(besideApp ? ", to be checked by themselves: take the slashes away" : "").\n"
      for subject in rest { text += Self.indented(subject.text, mark) + ",\n" }
    }
    return text
  }

  /// Returns true if another subject runs all classes that a waiting subject runs, and more. Also
  /// returns true for a presentation controller that the subject of a delegate runs. Waiting
  /// subjects are those that are checked only if the app does not reach their classes.
  private func isCovered(_ subject: ProposedSubject) -> Bool {
    func isPart(of other: ProposedSubject) -> Bool {
      subject.classes.allSatisfy(other.classes.contains)
    }
    return elsewhere.contains(where: isPart)
      || (flows + parts + substitutes).contains { other in
        other.canWait && isPart(of: other)
          && (subject.classes.count < other.classes.count
            || subject.runsPresentation && !other.runsPresentation)
      }
  }

  private static func indented(_ subject: String, _ mark: String = "") -> String {
    subject.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \(mark)\($0)" }.joined(separator: "\n")
  }
}
