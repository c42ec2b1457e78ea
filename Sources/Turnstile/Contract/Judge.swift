public import HeadlessUIKit

/// A judge that watches one run for one clause.
///
/// A judge keeps no strong reference to the app's objects after a call, because some clauses judge
/// whether a controller is released.
@MainActor
public protocol Judge: AnyObject {
  /// The kinds of events that the judge receives; all by default.
  var hears: Occurrence.Kinds { get }
  /// Called after an event; the world has already recorded it.
  func heard(_ occurrence: Occurrence, in world: World)
  /// Called after every frame between the request of a transition and the next rest, if the clause
  /// needs ``Clause/Needs/frames``.
  func framePassed(in world: World)
  /// Called at every rest: nothing moves, no work is pending, and no finger is down.
  func rested(in world: World)
  /// Called at the end of the trace, when the app has come to rest or the time limit has passed.
  func concluded(in world: World)
  /// Called last of all, after the harness has tried by code to leave the screen. It is called only
  /// if the clause needs ``Clause/Needs/probe`` and there was a screen to leave. Judges receive no
  /// events of the attempt.
  func probed(_ attempt: WayBack, in world: World)
}

extension Judge {
  /// All kinds of occurrences, for a judge without this property.
  public var hears: Occurrence.Kinds { .all }
  /// Does nothing, for a judge without this method.
  public func heard(_ occurrence: Occurrence, in world: World) {}
  /// Does nothing, for a judge without this method.
  public func framePassed(in world: World) {}
  /// Does nothing, for a judge without this method.
  public func rested(in world: World) {}
  /// Does nothing, for a judge without this method.
  public func concluded(in world: World) {}
  /// Does nothing, for a judge without this method.
  public func probed(_ attempt: WayBack, in world: World) {}
}

/// The result of the harness's attempt to leave the screen by code, at the end of a run.
@MainActor
public struct WayBack {
  /// The kind of transition that was tried: a dismissal or a pop.
  public let kind: UIKitTransition.Kind
  /// The transition that was still under way at the time limit; `nil` if there was none.
  public let stuck: TransitionRecord?
}
