import Testing
import UIKit

/// A value that somebody measured on Apple's UIKit, and a closure that measures the same value on
/// the model of UIKit.
struct MeasuredFact: Sendable, CustomTestStringConvertible {
  /// A measured value: some numbers, or the names of calls in their order.
  enum Reading: Sendable, Equatable {
    case numbers([Double])
    case words([String])
  }

  /// The source of a measurement: the device on which it was made, and the publication.
  struct Source: Sendable, Hashable {
    let device: String
    let place: String
  }

  /// The measured quantity, in words, for the test's name.
  let what: String
  let reading: Reading
  /// The greatest allowed difference between the model's value and the measured one. It is the
  /// accuracy of the measurement.
  let within: Double
  let source: Source
  /// The reason why the model's value differs from the measured one on purpose; `nil` if it does
  /// not.
  let reason: String?
  let model: @MainActor @Sendable () -> Reading

  var testDescription: String { "\(what) (\(source.device); \(source.place))" }

  /// Creates a measured fact whose value is one number or several.
  static func number(
    _ what: String, _ numbers: [Double], within: Double = 1e-6, from source: Source,
    otherwise reason: String? = nil, model: @escaping @MainActor @Sendable () -> [Double]
  ) -> MeasuredFact {
    MeasuredFact(
      what: what, reading: .numbers(numbers), within: within, source: source, reason: reason,
      model: { .numbers(model()) })
  }

  /// Creates a measured fact whose value is a list of words, such as the names of calls.
  static func order(
    _ what: String, _ words: [String], from source: Source, otherwise reason: String? = nil,
    model: @escaping @MainActor @Sendable () -> [String]
  ) -> MeasuredFact {
    MeasuredFact(
      what: what, reading: .words(words), within: 0, source: source, reason: reason,
      model: { .words(model()) })
  }

  /// Returns true if the model's value differs from the measured one by no more than the
  /// measurement's accuracy.
  func isMet(by answer: Reading) -> Bool {
    switch (reading, answer) {
    case (.numbers(let measured), .numbers(let model)):
      measured.count == model.count
        && zip(measured, model).allSatisfy { abs($0 - $1) <= within }
    default: reading == answer
    }
  }
}

extension MeasuredFact.Source {
  private static func clone(_ device: String, _ place: String) -> Self {
    Self(device: device, place: "Vercantez/openuikit, \(place)")
  }

  static let safeArea = clone("Mac Catalyst 26.1", "SafeAreaGuideTests")
  static let toolbar = clone("iPhone SE 3, iOS 26.1", "SafeAreaGuideTests")
  static let sheet = clone("iPhone 16, iOS 26.1", "APP_FEEL, measured sheet interaction")
  static let smallSheet = clone("iPhone SE, iOS 26.1", "SheetInteractionTests")
  static let scroll = clone("iPhone 16, iOS 26.1", "APP_FEEL, measured scroll physics")
  static let flick = clone("iPhone 16, iOS 26.1", "scroll trace decel_v1500")
  static let rubberBand = clone("iPhone 16, iOS 26.1", "scroll trace rubberband_bottom")
  static let pager = clone("iPhone SE, iOS 26.1", "conf-pager report")
  static let offsets = clone("iPhone 16, iOS 26.1", "contentoffset-invalidation-order report")
  static let curves = clone("Mac Catalyst 26.1", "AnimationTests, frames captured")
  static let springs = clone("Mac Catalyst 26.1", "AnimationTests, CASpringAnimation read out")
  static let callbacks = clone("Mac Catalyst 26.1", "ViewControllerLayoutTests")
  static let tabs = clone("Mac Catalyst 26.1", "ChromeControllerTests")
  static let hits = clone("Mac Catalyst 26.1", "EventSystemTests, hit testing captured")
  static let mirrored = clone("iPhone SE, iOS 26.1", "AutoLayoutTests")
  /// The source of facts about a zoom transition with scripted fingers, which was recorded at 60
  /// frames a second.
  static func zoom(_ stage: Int) -> Self {
    Self(
      device: "iPhone 17 simulator, iOS 27.0",
      place: "JakeThomson/swift_transitions, parity plan, stage \(stage)")
  }
  static let wang = Self(device: "iPhone, iOS 7", place: "wangling.me, order of transition events")
  static let velog = Self(
    device: "iPhone, iOS 13", place: "velog.io @rudin_, life cycle in a modal")
}

extension MeasuredFact {
  static let all =
    safeAreas + margins + sheets + scrolling + offsetOrder + curves + springs + orders + hits
    + zooms + suites
}
