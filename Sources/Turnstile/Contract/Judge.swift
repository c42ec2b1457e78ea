public import HeadlessUIKit

/// A judge that watches one run for one clause.
///
/// A judge keeps no strong reference to the app's objects after a call, because some clauses judge
/// whether a controller is released.
@MainActor
public protocol Judge: AnyObject {
  /// The kinds of events that the judge wants to receive; all of them by default.
  var hears: Occurrence.Kinds { get }
  /// Called with each event of the run of a kind that the judge receives. The world, that is, the
  /// record of the run, already contains the event.
  func heard(_ occurrence: Occurrence, in world: World)
  /// Called after every frame between the request of a transition and the next rest, if the clause
  /// needs ``Clause/Needs/frames``.
  func framePassed(in world: World)
  /// Called whenever the app is at rest: nothing moves, no work is pending, and no finger is down.
  func rested(in world: World)
  /// Called at the end of the trace, when the app has come to rest or the time limit has passed.
  func concluded(in world: World)
  /// Called last of all, after the harness has tried by code to leave the screen. It is called only
  /// if the clause needs ``Clause/Needs/probe`` and there was a screen to leave. Judges receive no
  /// events of the attempt.
  func probed(_ attempt: WayBack, in world: World)
}

extension Judge {
  /// All kinds of events. This default applies to a judge that does not choose.
  public var hears: Occurrence.Kinds { .all }
  /// Ignores the event. This default applies to a judge that does not react to events.
  public func heard(_ occurrence: Occurrence, in world: World) {}
  /// Ignores the frame. This default applies to a judge that does not look at frames.
  public func framePassed(in world: World) {}
  /// Ignores the rest. This default applies to a judge that does not look at the app at rest.
  public func rested(in world: World) {}
  /// Ignores the end of the trace. This default applies to a judge that needs no conclusion.
  public func concluded(in world: World) {}
  /// Ignores the result of the harness's attempt to leave the screen. This default applies to a
  /// judge that does not need it.
  public func probed(_ attempt: WayBack, in world: World) {}
}

/// The result of the harness's attempt to leave the screen by code, at the end of a run.
@MainActor
public struct WayBack {
  /// The kind of transition by which the harness tried to leave the screen: a dismissal or a pop.
  public let kind: UIKitTransition.Kind
  /// The transition that was still under way at the time limit; `nil` if there was none.
  public let stuck: TransitionRecord?
}
