import Filmstrip
import Foundation
import Turnstile

/// The life of a projector: it reads an order, films, and answers, until its input ends.
@MainActor
enum ProjectorLoop {
  static func run(_ subjects: [Subject]) -> Never {
    signal(SIGINT, SIG_IGN)
    for descriptor in [Worker.input, Worker.output, Worker.flight] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    guard let flight = try? Flight(mapping: Worker.flight) else {
      exit(ExitCode.usage.rawValue)
    }
    var inbox = Inbox()
    while let body = Wire.read(from: Worker.input, into: &inbox),
      let order = try? JSONDecoder().decode(FilmOrder.self, from: body)
    {
      guard answer(film(order, subjects, flight)) else { break }
    }
    exit(0)
  }

  private static func answer(_ film: Film) -> Bool {
    guard let bytes = try? Wire.encode(film) else { return false }
    return Wire.write(bytes, to: Worker.output)
  }

  private static func film(_ order: FilmOrder, _ subjects: [Subject], _ flight: Flight) -> Film {
    guard let subject = subjects.first(where: { $0.name == order.subject }) else {
      return Film(problem: "there is no subject '\(order.subject)'")
    }
    let recording = Recorder.film(
      order.trace, of: subject, under: order.terms.contract, breaking: order.finding
    ) { pictures, recording in
      flight.mark(pictures)
      guard pictures == order.stop else { return }
      // The next thing the subject does ends this process. What is there is all there will be.
      var cut = recording()
      cut.stop = order.death?.message
      if let death = order.death {
        cut.violations.append(death)
        cut.end(in: death.finding)
      }
      _ = answer(make(cut, order.death, order))
      exit(0)
    }
    return make(recording, violation(in: recording, order.finding), order)
  }

  /// The violation that the trace is kept for, else the first.
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
    return Film(
      page: order.wantsPage
        ? Page(of: recording, violation: violation, story: order.story).html : nil,
      picture: order.wantsPicture ? picture.svg : nil,
      thumbnail: picture.thumbnail(prefix: order.thumbnail), violation: violation)
  }
}
