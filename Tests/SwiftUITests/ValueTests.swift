import SwiftUI
import Testing

@Observable private final class Count {
  var number = 0
}

private struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor
@Suite("Values of SwiftUI", .serialized)
struct ValueTests {
  init() { _ = Simulator.boot() }

  @Test("A colour is one of UIKit's in another type")
  func colors() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let same = Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(color == same && UIColor(color).cgColor == color.cgColor)
    #expect(color.opacity(0.25).cgColor?.alpha == 0.25)
    #expect(Color(white: 1).cgColor == Color(cgColor: UIColor(white: 1, alpha: 1).cgColor).cgColor)
    #expect(
      Color(hue: 0, saturation: 1, brightness: 1) == Color(.sRGBLinear, red: 1, green: 0, blue: 0))
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color("Nowhere") == Color(UIColor(named: "Nowhere") ?? .clear))
    #expect(Color("Nowhere", bundle: .main) == Color("Nowhere"))
    let named: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .white, .black, .clear, .primary, .secondary, .accentColor,
    ]
    #expect(Set(named).count > 16 && type(of: Color.red.body) == EmptyView.self)
  }

  @Test("Fonts are kept apart by name and purpose")
  func fonts() {
    let purposes: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(Set(purposes).count == Font.TextStyle.allCases.count)
    let plain = Font.system(size: 12, weight: .bold, design: .rounded)
    #expect(plain == plain.weight(.light).bold().italic().monospacedDigit().monospaced())
    #expect(plain == plain.smallCaps().leading(.tight) && plain != .system(size: 13))
    let weights: Set<Font.Weight> = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let designs: Set<Font.Design> = [.default, .serif, .rounded, .monospaced]
    let leadings: Set<Font.Leading> = [.standard, .tight, .loose]
    #expect(weights.count == 9 && designs.count == 4 && leadings.count == 3)
    #expect(Font.system(.body, design: .serif, weight: .thin) == .body)
    let own = [
      Font.custom("Own", size: 12), .custom("Own", size: 12, relativeTo: .body),
      .custom("Own", fixedSize: 12),
    ]
    #expect(Set(own).count == 1 && Font(UIFont.systemFont(ofSize: 12)) != own[0])
  }

  @Test("A change in an animation happens at once")
  func animations() {
    let count = Count()
    let result: Int = withAnimation {
      count.number += 1
      return count.number
    }
    withAnimation(.spring()) { count.number += 1 }
    #expect(count.number == 2 && result == 1)
    let motion = Animation.easeInOut(duration: 1)
    #expect(motion == motion.delay(1).speed(2).repeatCount(3).repeatForever())
    let all: [Animation] = [
      .default, .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), motion,
      .spring(duration: 1), .bouncy, .smooth, .snappy, .timingCurve(0, 0, 1, 1),
    ]
    #expect(Set(all).count == 10)
    #expect(Animation.interactiveSpring() == .interpolatingSpring(stiffness: 1, damping: 1))
  }

  @Test("Places, edges, angles and keys")
  func places() {
    let corners: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ]
    #expect(Set(corners).count == 9 && corners[5].horizontal == .leading)
    let points: [UnitPoint] = [
      .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ]
    #expect(Set(points).count == 9 && points[1].x == 0.5 && points[5].y == 1)
    #expect(Edge.Set.all == [.horizontal, .vertical] && Edge.Set(.bottom).rawValue == 4)
    #expect(Edge.Set.all.contains([.top, .leading, .bottom, .trailing]))
    #expect(Axis.Set.horizontal != .vertical && Axis.allCases == [.horizontal, .vertical])
    #expect(Edge.Set(rawValue: 3) == [.top, .leading])
    let lines: Set<VerticalAlignment> = [.firstTextBaseline, .lastTextBaseline, .top]
    #expect(lines.count == 3 && Angle(degrees: 1) < Angle(degrees: 2))
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
    var angle = Angle.degrees(180)
    #expect(angle == .radians(.pi) && angle > .zero && Angle(degrees: 0) == Angle())
    angle.degrees = 90
    #expect(angle == Angle(radians: .pi / 2) && angle.degrees == 90)
    let key: LocalizedStringKey = "greeting"
    let name = "greeting"
    #expect(key == LocalizedStringKey(name))
    func joined<Key: PreferenceKey>(_ key: Key.Type, _ next: Key.Value) -> Key.Value {
      var value = Key.defaultValue
      Key.reduce(value: &value) { next }
      return value
    }
    #expect(joined(Width.self, 3) == 3)
  }
}
