import Foundation
import Turnstile

/// The life of a worker: it reads an errand, does it and answers, until its input ends.
@MainActor
enum WorkerLoop {
  static func run(_ subjects: [Subject]) -> Never {
    // Ctrl-C is for the gate, which ends its workers when it is done with them.
    signal(SIGINT, SIG_IGN)
    Interruption.unblock(SIGALRM)
    for descriptor in [Worker.input, Worker.output, Worker.flight] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    var inbox = Inbox()
    guard let body = Wire.read(from: Worker.input, into: &inbox),
      let orders = try? JSONDecoder().decode(Orders.self, from: body),
      let flight = try? Flight(mapping: Worker.flight)
    else { exit(ExitCode.usage.rawValue) }
    limitMemory(to: orders.memory)
    let desk = Desk(orders: orders, subjects: subjects, flight: flight)
    while let body = Wire.read(from: Worker.input, into: &inbox),
      let errand = try? JSONDecoder().decode(Errand.self, from: body)
    {
      let answer = desk.perform(errand)
      alarm(0)
      guard let bytes = try? Wire.encode(answer), Wire.write(bytes, to: Worker.output) else {
        break
      }
    }
    exit(0)
  }

  /// The gate watches how much memory a worker really uses; this stops one that asks for too much at a stroke.
  private static func limitMemory(to mebibytes: Int) {
    let bytes = rlim_t(mebibytes * 4 + 1024) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}

/// Where a worker does its errands.
@MainActor
private final class Desk {
  private let orders: Orders
  private let subjects: [Subject]
  private let flight: Flight
  private let contract: Contract
  /// The last errand's performer: an enumeration goes on where it was.
  private var performer: (subject: String, search: Search, performer: Performer)?
  /// A worker of this worker, which runs what this one might not survive.
  private var other: Worker?

  init(orders: Orders, subjects: [Subject], flight: Flight) {
    self.orders = orders
    self.subjects = subjects
    self.flight = flight
    contract = orders.terms.contract
  }

  func perform(_ errand: Errand) -> Answer {
    guard let subject = subjects.first(where: { $0.name == errand.subject }) else {
      return .problem(.builderThrew("there is no subject '\(errand.subject)'"))
    }
    if performer?.subject != errand.subject || performer?.search != errand.search {
      performer = (errand.subject, errand.search, make(subject, errand))
    }
    return performer?.performer.perform(errand.assignment) ?? .survived
  }

  private func make(_ subject: Subject, _ errand: Errand) -> Performer {
    let patience = UInt32(orders.patience * 2) + 5
    return Performer(
      subject: subject, contract: contract, budget: errand.budget, search: errand.search,
      willRun: { [flight] run, trace in
        flight.note(trace, run: run)
        // A worker whose gate is gone, and that hangs, is ended by this.
        alarm(patience)
      },
      hears: { [flight] in flight.hear($0) },
      runElsewhere: { [unowned self] trace, attention in failure(of: errand, trace, attention) })
  }

  /// Lets another process run a trace, and tells how that died.
  private func failure(
    of errand: Errand, _ trace: Trace, _ attention: Attention
  ) -> ProcessFailure? {
    if attention == .backtrace, !orders.allowsBacktraces { return nil }
    let failure = lookOn(errand, trace, attention)
    // Nothing dies of this signal by itself. If the trace survives a second look, something else has sent it.
    guard case .signal(SIGKILL) = failure?.manner else { return failure }
    return lookOn(errand, trace, attention)
  }

  private func lookOn(
    _ errand: Errand, _ trace: Trace, _ attention: Attention
  ) -> ProcessFailure? {
    let setting = Worker.Setting(
      terms: orders.terms, patience: orders.patience, memory: orders.memory,
      printsBacktraces: attention == .backtrace)
    if attention == .backtrace { other = nil }
    guard let worker = other ?? (try? Worker(setting)) else {
      return nil
    }
    other = worker
    let patience = attention == .brief ? orders.patience / 10 : orders.patience
    var errand = errand
    errand.assignment = .watch(trace)
    guard case .processFailed(let failure) = worker.perform(errand, patience: patience) else {
      return nil
    }
    other = nil
    return failure.trace == nil ? nil : failure
  }
}
