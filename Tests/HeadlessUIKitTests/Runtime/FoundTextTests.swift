import Foundation
import Testing
import UIKit

@Suite("Text that Foundation has not on Linux")
struct FoundTextTests {
  @Test(
    "A duration is written in the units and the form that were asked for",
    arguments: [
      (65.0, DateComponentsFormatter.UnitsStyle.positional, "1:05"),
      (3_725, .positional, "1:02:05"), (5, .positional, "5"), (0, .positional, "0"),
      (3_725, .abbreviated, "1h 2m 5s"), (3_600, .abbreviated, "1h"),
      (3_725, .full, "1 hour, 2 minutes, 5 seconds"), (7_320, .short, "2 hrs, 2 min"),
      (7_320, .brief, "2hr 2min"), (61, .spellOut, "1 minute, 1 second"),
      (-65, .positional, "-1:05"),
    ])
  func durations(seconds: Double, style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(
    "The distance between two dates is written in its largest unit, or by its name",
    arguments: [
      (-172_800.0, "2 days ago", "2 days ago", "2 days ago"),
      (3_600, "in 1 hour", "in 1 hr.", "in 1 hour"), (0, "in 0 seconds", "in 0 sec.", "now"),
      (-86_400, "1 day ago", "1 day ago", "yesterday"),
      (700_000, "in 1 week", "in 1 wk.", "next week"),
    ])
  func distances(seconds: Double, full: String, short: String, named: String) {
    let formatter = RelativeDateTimeFormatter()
    let start = Foundation.Date(timeIntervalSinceReferenceDate: 1_000)
    let text = { formatter.localizedString(for: start + seconds, relativeTo: start) }
    #expect(text() == full)
    formatter.unitsStyle = .short
    #expect(text() == short)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == short)
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(text() == named)
  }

  @Test("A distance in units is written in its largest one, and only a date has a text")
  func units() {
    let formatter = RelativeDateTimeFormatter()
    let german = Locale(identifier: "de_DE")
    (formatter.calendar, formatter.locale) = (Calendar(identifier: .gregorian), german)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.calendar.identifier == .gregorian && formatter.locale == german)
    #expect(formatter.localizedString(from: DateComponents(day: -3, hour: 5)) == "3 days ago")
    #expect(formatter.string(for: "a word") == nil)
    #expect(formatter.string(for: Foundation.Date(timeIntervalSinceNow: 90)) == "in 1 minute")
  }

  @Test("Zeros are padded or dropped as asked, and the number of units is limited")
  func zeros() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 3_725) == "62:05")
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = []
    formatter.maximumUnitCount = 1
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 90_061) == "1d")
    formatter.maximumUnitCount = 0
    formatter.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
    #expect(formatter.string(from: 90_060) == "1d 1h 1m")
    formatter.zeroFormattingBehavior = .dropMiddle
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_605) == "1h 5s")
    #expect(formatter.string(from: 60) == "0h 1m 0s")
    (formatter.allowsFractionalUnits, formatter.collapsesLargestUnit) = (true, true)
    formatter.calendar = Calendar(identifier: .gregorian)
    #expect(formatter.string(from: 60) == "0h 1m 0s")
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: DateComponents(minute: 2)) == "About 2m remaining")
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 60) == "About 1m remaining")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test("Links and e-mail addresses are found, with their addresses")
  func links() throws {
    let text = "See www.example.com/a, https://swift.org. Or write to me@example.org!"
    let range = NSRange(location: 0, length: text.utf16.count)
    let detector = try NSDataDetector(types: 1 << 5)
    let found = detector.matches(in: text, options: [], range: range)
    #expect(
      found.map { $0.url?.absoluteString } == [
        "http://www.example.com/a", "https://swift.org", "mailto:me@example.org",
      ])
    #expect(found.map { (text as NSString).substring(with: $0.range) }[0] == "www.example.com/a")
    #expect(found[0].resultType.rawValue == 1 << 5 && found[0].numberOfRanges == 1)
    #expect(found[0].phoneNumber == nil && found[0].date == nil)
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    #expect(detector.firstMatch(in: text, range: range)?.range.location == 4)
    var places: [Int] = []
    detector.enumerateMatches(in: text, range: range) { result, _, stop in
      places.append(result?.range.location ?? -1)
      stop.pointee = ObjCBool(places.count == 2)
    }
    #expect(places == [4, 23])
    let phones = try NSDataDetector(types: 1 << 11)
    #expect(phones.checkingTypes == 1 << 11 && phones.matches(in: text, range: range) == [])
  }
}
