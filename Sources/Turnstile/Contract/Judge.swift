public import HeadlessUIKit

/// Watches one run for one clause.
///
/// A judge keeps no reference to the app's objects beyond the call it is given them in, unless a
/// weak one: what a controller outlives is one of the things that are judged.
@MainActor
public protocol Judge: AnyObject {
  /// What it is to be told of; everything, unless it says otherwise.
  var hears: Occurrence.Kinds { get }
  /// Something happened; the world already knows.
  func heard(_ occurrence: Occurrence, in world: World)
  /// A frame has been shown; sent while something moves, if the clause needs
  /// ``Clause/Needs/frames``.
  func framePassed(in world: World)
  /// Nothing moves, nothing is pending, and no finger is down.
  func rested(in world: World)
  /// The trace is over and the app has come to rest, or has had all the time it may take.
  func concluded(in world: World)
  /// One way back was tried by code, after everything else; sent if the clause needs
  /// ``Clause/Needs/probe`` and there was a way back to try. What the attempt led to no judge has
  /// heard.
  func probed(_ attempt: WayBack, in world: World)
}

extension Judge {
  public var hears: Occurrence.Kinds { .all }
  public func heard(_ occurrence: Occurrence, in world: World) {}
  public func framePassed(in world: World) {}
  public func rested(in world: World) {}
  public func concluded(in world: World) {}
  public func probed(_ attempt: WayBack, in world: World) {}
}

/// What came of trying one way back by code.
@MainActor
public struct WayBack {
  /// What was tried: a dismissal or a pop.
  public let kind: UIKitTransition.Kind
  /// The transition that was still under way when all patience was used up, if one was.
  public let stuck: TransitionRecord?
}
