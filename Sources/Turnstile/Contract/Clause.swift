public import HeadlessUIKit

/// One rule of the contract.
///
/// A clause is a name, a promise, and a way to make a judge: a fresh one for every run, which hears everything
/// that happens and speaks up when the promise is broken.
public struct Clause: Sendable {
  /// The name that code, seed files and reports use.
  public var name: ClauseName
  /// What it promises, in one sentence.
  public var promise: String
  /// Whether a full budget in which it had nothing to judge proves nothing.
  public var mustBeExercised = false
  /// Makes the judge of one run.
  public var judge: @MainActor @Sendable () -> any Judge

  /// Describes a clause.
  public init(
    _ name: ClauseName, promises promise: String,
    judge: @escaping @MainActor @Sendable () -> any Judge
  ) {
    self.name = name
    self.promise = promise
    self.judge = judge
  }
}

/// Watches one run for one clause.
///
/// A judge keeps no reference to the app's objects beyond the call it is given them in, unless a weak one:
/// what a controller outlives is one of the things that are judged.
@MainActor
public protocol Judge: AnyObject {
  /// Something happened; the world already knows.
  func heard(_ occurrence: Occurrence, in world: World)
  /// A frame has been shown; sent only where a contract has a clause that asks for frames.
  func framePassed(in world: World)
  /// Nothing moves, nothing is pending, and no finger is down.
  func rested(in world: World)
  /// The trace is over and the app has come to rest, or has had all the time it may take.
  func concluded(in world: World)
}

extension Judge {
  public func heard(_ occurrence: Occurrence, in world: World) {}
  public func framePassed(in world: World) {}
  public func rested(in world: World) {}
  public func concluded(in world: World) {}
}

/// Something a judge may want to know of.
@MainActor
public enum Occurrence {
  /// A step of the trace is about to be done.
  case step(Step)
  /// The model says something happened.
  case event(SimulatorEvent)
  /// The app put a milestone into the journal.
  case note(String)
}
