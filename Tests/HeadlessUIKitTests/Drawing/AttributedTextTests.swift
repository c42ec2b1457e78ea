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

  @Test(
    "The text of a web page has no tags, and its named and numbered characters are spelled out",
    arguments: [
      ("<p>Sea &amp; <b>land</b></p>", "Sea & land\n"),
      ("<style>p { color: red }</style>a<br/>b\n  c", "a\nb c"),
      ("1 &lt; 2 &#8211; &#x41;&unknown; & so on", "1 < 2 – A&unknown; & so on"),
      ("<!DOCTYPE html><html><head><title>t</title></head><body>a</body>", "a"),
      ("<script>never closed", "never closed"), ("<p", ""),
    ])
  func page(_ page: String, _ text: String) throws {
    Simulator.boot()
    let read = try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(read.string == text)
    let changed = try NSMutableAttributedString(
      data: Data(page.utf8), options: [.documentType: "NSHTML"], documentAttributes: nil)
    changed.append(NSAttributedString(string: "!"))
    #expect(changed.string == text + "!")
  }

  @Test("Plain text is read as it is, and data in another encoding are not")
  func plain() throws {
    Simulator.boot()
    let data = Data("<b>".utf8)
    #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "<b>")
    let plain = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
    #expect(throws: CocoaError.self) {
      _ = try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }
}
