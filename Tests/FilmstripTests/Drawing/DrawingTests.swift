import Testing
import UIKit

@testable import Filmstrip

@Suite("Numbers and names in drawings")
struct DrawingTests {
  @Test("A number has no more decimals than it needs")
  func decimals() {
    #expect(Decimal.text(12) == "12")
    #expect(Decimal.text(-0.5) == "-0.5")
    #expect(Decimal.text(1.006) == "1.01")
    #expect(Decimal.text(-0.001) == "0")
    #expect(Decimal.text(.nan) == "0")
    #expect(Decimal.text(-.infinity) == "-99999")
  }

  @Test("A colour is written as the web writes it")
  func colors() {
    #expect(Decimal.color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == "#ff8000")
    #expect(Decimal.color(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)) == "#00000080")
  }

  @Test("A shadow is two faint copies under what throws it")
  func shadow() {
    var look = Look()
    look.shape = .box(CGRect(x: 0, y: 0, width: 100, height: 50), radius: 0)
    let bare = LayerDrawing.parts(of: look, name: nil).own
    look.shadow = Look.Shadow(
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 1), opacity: 0.5, radius: 6,
      offset: CGSize(width: 0, height: 3))

    let own = LayerDrawing.parts(of: look, name: nil).own
    #expect(own.hasSuffix(bare))
    #expect(own.components(separatedBy: #"fill-opacity="0.15""#).count == 3)
  }

  @Test("Nothing in a name is markup")
  func escapes() {
    #expect(
      Markup.escape("</script><b a='1' c=\"2\">&\u{0}")
        == "&lt;/script&gt;&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;\u{FFFD}")
    #expect(Markup.short(String(repeating: "x", count: 10_240)).count < 200)
  }

  @Test("Of a name that is too long for its label the telling part stays")
  func tags() {
    func tag(_ path: String) -> String { Recording.Blamed(node: 0, path: path).tag(20) }

    #expect(tag("HomeScreen.view > UIView[2]") == "UIView[2]")
    #expect(tag("PaintingViewController 'Harbour, Fog'.imageView") == "….imageView")
    #expect(tag("PaintingViewController 'Harbour, Fog'.view") == "PaintingViewControll…")
  }
}
