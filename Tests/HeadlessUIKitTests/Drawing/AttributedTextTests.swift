import Foundation
import Testing
import UIKit

@Suite("Texts with attributes") @MainActor
struct AttributedTextTests {
  @Test("Texts whose attributes are several objects, some of them equal, are put together")
  func append() {
    Simulator.boot()
    func text(_ words: String) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      return NSAttributedString(
        string: words,
        attributes: [
          .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
          .foregroundColor: UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1),
        ])
    }
    // Which attribute is compared first depends on the order of a dictionary.
    let all = NSMutableAttributedString(string: "")
    for word in ["a", "b", "c"] { all.append(text(word)) }

    #expect(all.string == "abc")
    #expect(all.attribute(.font, at: 2, effectiveRange: nil) is UIFont)
  }
}
