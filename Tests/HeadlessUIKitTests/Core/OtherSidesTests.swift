import HeadlessUIKit
import Testing

@Suite("The other sides of settings")
struct OtherSidesTests {
  @Test("Every setting that is no length and no distance has its other sides")
  func complete() {
    let settings = Mirror(reflecting: UIKitBehavior()).children
      .filter { !($0.value is Double) && ($0.label == "animatorAsks" || !($0.value is Int)) }
      .compactMap(\.label)
    let sides = UIKitBehavior().otherSides

    #expect(Set(sides.map { String($0.setting.prefix { $0 != " " }) }) == Set(settings))
    #expect(sides.count > settings.count)
  }

  @Test("An other side differs in its own setting alone")
  func single() {
    for side in UIKitBehavior().otherSides {
      let pairs = zip(
        Mirror(reflecting: side.behavior).children, Mirror(reflecting: UIKitBehavior()).children)
      let different = pairs.filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0)
        .map { "\($0.label ?? "") \($0.value)" }

      #expect(different == [side.setting])
    }
  }
}
