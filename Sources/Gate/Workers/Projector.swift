import Filmstrip
import Foundation
import LinuxOnly
import Turnstile

/// A second process of this executable that runs traces (input sequences) and records their frames
/// as films, as the process that started it sees it.
///
/// A fresh process films each trace, as a fresh process has judged it. If the trace ends that
/// process, it is filmed once more, and recording stops after the last picture that the first
/// process took. That is possible because every run of a trace is the same.
@MainActor
final class Projector {
  /// The command-line argument that makes a new process of this executable record films.
  static let argument = "--turnstile-projector"

  private let patience: Double
  private var process: pid_t = 0
  private var orders: Int32 = -1
  private var films: Int32 = -1
  private var sharedTrace: SharedTrace?

  init(patience: Double) { self.patience = patience }

  /// Lets the second process film the trace (input sequence) of an order and returns the film, or
  /// throws an error.
  func show(_ order: FilmOrder) throws(UsageError) -> Film {
    switch try perform(order) {
    case .success(let film): return film
    case .failure(let first):
      var shorter = order
      shorter.stop = first.pictures
      shorter.death = ProcessFailure(first.manner, trace: order.trace, run: nil).violation
      if case .success(let film) = try perform(shorter) { return film }
      return Film(violation: shorter.death, problem: shorter.death?.message)
    }
  }

  private struct Failure: Error {
    var manner: ProcessFailure.Manner
    var pictures: Int
  }

  private func perform(_ order: FilmOrder) throws(UsageError) -> Result<Film, Failure> {
    if process == 0 { try start() }
    sharedTrace?.mark(0)
    _ = (try? Wire.encode(order)).map { Wire.write($0, to: orders) }
    var inbox = Inbox()
    var (seen, seenAt) = (sharedTrace?.count ?? 0, Wall.seconds)
    var manner: ProcessFailure.Manner?
    while manner == nil {
      var descriptor = pollfd(fd: films, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 50) > 0 {
        guard inbox.fill(from: films), !inbox.isJunk else {
          manner = end()
          break
        }
        if let reply = inbox.next().flatMap(Reply.init) {
          if let film = try? JSONDecoder().decode(Film.self, from: reply.answer) {
            return .success(film)
          }
          manner = Worker.manner(of: reply.status)
        }
        seenAt = Wall.seconds
      } else {
        let count = sharedTrace?.count ?? 0
        if count != seen { (seen, seenAt) = (count, Wall.seconds) }
        if Wall.seconds - seenAt > patience {
          end()
          manner = .stall
        }
      }
    }
    return .failure(Failure(manner: manner ?? .stall, pictures: Int(sharedTrace?.count ?? 0)))
  }

  // MARK: - The process

  private func start() throws(UsageError) {
    let shared = try NamelessFile.make(size: SharedTrace.size)
    defer { close(shared) }
    sharedTrace = try SharedTrace(mapping: shared)
    let log = try NamelessFile.make()
    defer { close(log) }
    let down = try Worker.pipe()
    let up = try Worker.pipe()
    process = try Worker.spawn(
      [
        (log, 1), (log, 2), (down.reading, Worker.input), (up.writing, Worker.output),
        (shared, Worker.sharedTrace),
      ], as: Self.argument)
    close(down.reading)
    close(up.writing)
    (orders, films) = (down.writing, up.reading)
  }

  /// Ends the filming process, and the process that it has forked to run a subject under test.
  ///
  /// - Returns: The way in which the projector ended.
  @discardableResult
  func end() -> ProcessFailure.Manner {
    guard process > 0 else { return .exit(0) }
    close(orders)
    close(films)
    // The exit status of a filming process that has already ended is still available here, because
    // nobody has asked for it before.
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == 0 {
      poll(nil, 0, 20)
      if waitpid(process, &status, WNOHANG) == 0 {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
      }
    }
    Worker.forget(process)
    process = 0
    return Worker.manner(of: status)
  }
}
