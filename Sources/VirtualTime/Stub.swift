// Stand-in until VirtualTime lands: delete this file together with landing the real VirtualTime.
public struct VirtualInstant: InstantProtocol, Hashable, Sendable {
  public var nanoseconds: Int64
  public func advanced(by d: Duration) -> VirtualInstant { VirtualInstant(nanoseconds: nanoseconds + Int64(d / .nanoseconds(1))) }
  public func duration(to o: VirtualInstant) -> Duration { .nanoseconds(o.nanoseconds - nanoseconds) }
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
public final class TurnLoop<Work> {
  public enum Outcome { case reached }
  public init() {}
  public var now = VirtualInstant(nanoseconds: 0)
  public func run(until: VirtualInstant, perform: (Work) -> Void) -> Outcome { .reached }
  public func afterCommit(_ w: Work) {}
}
