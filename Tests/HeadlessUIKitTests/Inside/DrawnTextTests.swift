import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Drawn text")
struct DrawnTextTests {
  @Test("Text in a rectangle is drawn with options as without them")
  func options() {
    Simulator.boot()
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    func record(_ draw: (NSStringDrawingContext?) -> Void) -> String {
      let image = UIGraphicsImageRenderer(size: box.size).image { _ in draw(nil) }
      return image.marks.map { "\($0.subject) \($0.rect)" }.joined()
    }
    let plain = record { _ in "a".draw(in: box) }

    #expect(plain.contains("\(box)"))
    #expect(record { "a".draw(with: box, options: .usesLineFragmentOrigin, context: $0) } == plain)
    #expect(record { NSString("a").draw(with: box, context: $0) } == plain)
    #expect(record { NSAttributedString(string: "a").draw(with: box, context: $0) } == plain)
  }
}
