import Testing
import VirtualTime

@Suite("Virtual instant")
struct VirtualInstantTests {
  @Test(
    "Reads as exact milliseconds",
    arguments: [
      (0, "0 ms"), (5_000_000, "5 ms"), (16_666_666, "16.666666 ms"), (500_000, "0.5 ms"),
      (1, "0.000001 ms"), (-1_500_000, "-1.5 ms"),
      (Int64.max, "9223372036854.775807 ms"), (Int64.min, "-9223372036854.775808 ms"),
    ] as [(Int64, String)])
  func description(nanoseconds: Int64, text: String) {
    #expect("\(VirtualInstant(nanoseconds: nanoseconds))" == text)
  }

  @Test(
    "Seconds become the nearest nanosecond",
    arguments: [
      (0.3, 300_000_000), (0.35, 350_000_000), (1.0 / 60, 16_666_667), (-0.1, -100_000_000),
      (1e300, Int64.max), (-Double.infinity, Int64.min),
    ] as [(Double, Int64)])
  func seconds(seconds: Double, nanoseconds: Int64) {
    #expect(VirtualInstant(seconds: seconds).nanoseconds == nanoseconds)
  }

  @Test("A duration is rounded to the nearest nanosecond")
  func durationsRound() {
    #expect(VirtualInstant.zero + .seconds(0.3) == .milliseconds(300))
    #expect(
      VirtualInstant.zero + Duration(secondsComponent: 0, attosecondsComponent: 499_999_999)
        == .zero)
    #expect((VirtualInstant.zero + .seconds(-0.3)).nanoseconds == -300_000_000)
  }

  @Test("Arithmetic saturates instead of overflowing")
  func saturates() {
    let aeons = Duration.seconds(Int64.max)

    #expect(VirtualInstant.zero + aeons == .distantFuture)
    #expect(VirtualInstant.distantFuture + .nanoseconds(1) == .distantFuture)
    #expect((VirtualInstant.zero + .seconds(-Int64.max)).nanoseconds == .min)
    #expect(
      VirtualInstant(nanoseconds: .min) - .distantFuture == .nanoseconds(Int64.min)
        - .nanoseconds(Int64.max))
  }

  @Test("Going there and back is going nowhere", arguments: [0, 1, 16_666_666, -7] as [Int64])
  func roundTrip(nanoseconds: Int64) {
    let instant = VirtualInstant(nanoseconds: nanoseconds)

    #expect(VirtualInstant.milliseconds(3) + (instant - .milliseconds(3)) == instant)
  }
}
