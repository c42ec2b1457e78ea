import Testing
import UIKit

@Suite("Colours") @MainActor
struct ColorTests {
  @Test("Equal colours are equal however they were made")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.red != .blue)
    #expect(Set([UIColor.red, UIColor(cgColor: UIColor.red.cgColor)]).count == 1)
  }

  @Test("Hue, saturation and brightness come back as they went in", arguments: [0.1, 0.45, 0.9])
  func hues(hue: Double) {
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&h, saturation: &s, brightness: &b, alpha: nil)

    #expect(abs(h - hue) < 1e-9)
    #expect(abs(s - 0.5) < 1e-9)
    #expect(abs(b - 0.8) < 1e-9)
  }

  @Test("An opacity is exchanged, in a colour with a rule too")
  func alpha() {
    #expect(UIColor.black.withAlphaComponent(0.4).cgColor.alpha == 0.4)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let veil = UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(veil == UIColor(white: 1, alpha: 0.5))
  }

  @Test("A level that a trait collection specifies wins over one that specifies none")
  func level() {
    let base = UITraitCollection(userInterfaceLevel: .base)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    let merged = UITraitCollection(traitsFrom: [
      base, raised, UITraitCollection(displayScale: 2),
    ])

    #expect(merged.userInterfaceLevel == .elevated)
    #expect(base != raised)
    #expect(merged != UITraitCollection(displayScale: 2))
  }

  @Test("Traits that say something win over those that do not")
  func traits() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(),
    ])

    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
  }
}
