import Filmstrip
import Foundation
import LinuxProcesses
import Turnstile

/// The main loop of a process that records films. It reads an order, forks a process that films the
/// trace (input sequence), and writes the answer, until its input ends.
@MainActor
enum ProjectorLoop {
  static func run(_ subjects: [Subject]) -> Never {
    signal(SIGINT, SIG_IGN)
    turnstile_look_after_children()
    guard let sharedTrace = try? SharedTrace(mapping: Worker.sharedTrace) else {
      Worker.leave(ExitCode.usage.rawValue)
    }
    close(Worker.sharedTrace)
    AppFolder.make()
    var inbox = Inbox()
    while let body = Wire.read(from: Worker.input, into: &inbox),
      let order = try? JSONDecoder().decode(FilmOrder.self, from: body),
      let process = FreshProcess.run(
        watching: Worker.input, began: { _ in },
        { leave in
          // The forked process, which runs the app's code, closes the pipes of the filming process,
          // because the app's code could write to them.
          close(Worker.input)
          close(Worker.output)
          return encoded(film(order, subjects, sharedTrace) { leave(encoded($0)) })
        })
    {
      let reply = Reply(number: 0, status: process.status, answer: process.answer)
      guard Wire.write(Wire.framed(reply.message), to: Worker.output) else { break }
    }
    AppFolder.remove()
    Worker.leave(0)
  }

  private static func encoded(_ film: Film) -> [UInt8] {
    (try? JSONEncoder().encode(film)).map { Array($0) } ?? []
  }

  private static func film(
    _ order: FilmOrder, _ subjects: [Subject], _ sharedTrace: SharedTrace,
    _ leave: @escaping (Film) -> Never
  ) -> Film {
    guard let found = subjects.first(where: { $0.name == order.subject }) else {
      return Film(problem: "there is no subject '\(order.subject)'")
    }
    let subject = order.clauses.placed(found)
    if case .samples(let map, let search, let count) = order.product {
      return samples(map.traces(of: search, count: count), of: subject, order, sharedTrace)
    }
    // No clauses (rules) are judged for a still picture, which shows the trace's last frame. For
    // some clauses the harness would try to leave the screen first.
    let contract = if case .still = order.product { Contract([]) } else { order.clauses.contract }
    let recording = Recorder.film(
      order.trace, of: subject, under: contract, breaking: order.finding
    ) { pictures, recording in
      sharedTrace.mark(pictures)
      guard pictures == order.stop else { return }
      // The subject under test is about to end this process, so the frames up to now are sent as
      // the answer.
      var cut = recording()
      cut.stop = order.death?.message
      if let death = order.death {
        cut.violations.append(death)
        cut.end(in: death.finding)
      }
      leave(make(cut, order.death, order))
    }
    return make(recording, violation(in: recording, order.finding), order)
  }

  /// Returns the broken rule for which the trace (input sequence) was stored, or else the first one
  /// of the run.
  private static func violation(in recording: Recording, _ finding: Finding?) -> Violation? {
    let violations = recording.violations
    guard let finding else { return violations.first }
    return violations.first { $0.finding == finding }
      ?? violations.first { $0.finding.isCovered(by: finding) }
      ?? violations.first { $0.finding.clause == finding.clause } ?? violations.first
  }

  private static func make(
    _ recording: Recording, _ violation: Violation?, _ order: FilmOrder
  ) -> Film {
    if let problem = recording.problem { return Film(problem: "\(problem)") }
    let picture = Picture(of: recording, violation: violation)
    let marbles = Marbles(of: recording.journal, broken: violation?.milliseconds)
    var film = Film(marbles: marbles.lines, violation: violation)
    switch order.product {
    case .page:
      film.text = Page(of: recording, violation: violation, metadata: order.metadata).html
      film.thumbnail = picture.thumbnail(prefix: order.prefix)
    case .picture: film.text = picture.svg
    case .still(let marks): film.text = picture.still(marks, prefix: order.prefix)
    case .samples: break
    }
    return film
  }

  private static func samples(
    _ traces: [Trace], of subject: Subject, _ order: FilmOrder, _ sharedTrace: SharedTrace
  ) -> Film {
    var film = Film()
    var pictures = 0
    for trace in traces {
      let recording = Recorder.film(trace, of: subject, under: order.clauses.contract) { _, _ in
        pictures += 1
        sharedTrace.mark(pictures)
      }
      if let problem = recording.problem { return Film(problem: "\(problem)") }
      film.traces.append(
        TraceSummary(of: recording, prefix: "\(order.prefix)\(film.traces.count)-"))
    }
    return film
  }
}
