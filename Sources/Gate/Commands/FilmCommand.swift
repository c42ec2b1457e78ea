import Filmstrip
import Foundation
import Turnstile

/// The command `film`, which turns each stored trace, that is, a recorded input sequence, into an
/// HTML page that plays the run, or into a picture.
@MainActor
struct FilmCommand {
  private let options: Options
  private let subjects: [Subject]

  init(_ options: Options, _ subjects: [Subject]) {
    self.options = options
    self.subjects = subjects
  }

  func run() throws -> ExitCode {
    let projector = Projector(patience: options.workers.patience)
    defer { projector.end() }
    var codes: [ExitCode] = []
    for path in options.operands {
      let (subject, stored) = try StoredTraceArgument.read(path, subjects)
      let film = try projector.show(
        FilmOrder(
          subject: subject.name, clauses: options.clauses, trace: stored.trace,
          finding: stored.breaks,
          metadata: FindingMetadata(file: path, invocation: options.gate.invocation),
          product: options.product.svg ? .picture : .page))
      guard let text = film.text else {
        Output.note("\(path): \(film.problem ?? "nothing was shown")")
        codes.append(.nothingRan)
        continue
      }
      let target = options.product.out ?? place(of: path)
      if target == "-" {
        Output.write(text, to: 1)
        continue
      }
      do throws(StorageProblem) { try AtomicFile.write(text, to: target) } catch {
        throw UsageError("\(error)")
      }
      let what = film.violation.map { "\($0.finding)" } ?? "kept"
      Output.say("\(target)  \(what), \(text.utf8.count / 1_000) KB")
      for line in film.marbles { Output.say("  " + line) }
    }
    return .worst(codes)
  }

  /// Returns the default output path of the command `film`, made from the names of the trace's
  /// folder and file: `.turnstile/springUp-outcome-is-honest.html`.
  private func place(of path: String) -> String {
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    let name = parts.joined(separator: "-").replacing(".trace", with: "")
    return ".turnstile/\(name).\(options.product.svg ? "svg" : "html")"
  }
}
