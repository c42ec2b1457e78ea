import Testing
import UIKit

@Suite("Stand-ins for what was cut")
@MainActor
struct CutTests {
  private func standIn<Value>(as type: Value.Type = Value.self) -> Value {
    Simulator.onVirtualTime { turnstileStandIn("A.swift:1 value") }
  }

  @Test("An optional is nil, also one of an optional")
  func optionals() {
    let view: UIView? = standIn()
    let twice: Int?? = standIn()

    #expect(view == nil)
    #expect(twice == .some(.none) || twice == .none)
  }

  @Test("Numbers are zero, a Bool is false, a text and a collection are empty")
  func plainValues() {
    #expect(standIn(as: Int.self) == 0)
    #expect(standIn(as: CGFloat.self) == 0)
    #expect(standIn(as: CGRect.self) == .zero)
    #expect(standIn(as: Bool.self) == false)
    #expect(standIn(as: String.self) == "")
    #expect(standIn(as: NSString.self) == "")
    #expect(standIn(as: NSPredicate.self).evaluate(with: nil))
    #expect(standIn(as: [UIView].self).isEmpty)
    #expect(standIn(as: [String: Int].self).isEmpty)
    #expect(standIn(as: Set<Int>.self).isEmpty)
    #expect(standIn(as: UIView.AnimationOptions.self).isEmpty)
  }

  @Test("Effects that have no initialiser without arguments are plain blurs")
  func effects() {
    let blur: UIBlurEffect = standIn()
    let vibrancy: UIVibrancyEffect = standIn()

    #expect(UIVisualEffectView(effect: blur).effect === blur)
    #expect(UIVisualEffectView(effect: vibrancy).effect === vibrancy)
  }

  @Test("Constants are their own names, and second texts differ, so that both can be keys")
  func keys() {
    let constants: [String] = Simulator.onVirtualTime {
      [turnstileStandIn("A.swift:1 kSecClass"), turnstileStandIn("A.swift:2 kSecValueData")]
    }
    Simulator.boot().cutAnswers = .allOthers
    defer { Simulator.boot() }
    let others: [String] = Simulator.onVirtualTime {
      [turnstileStandIn("A.swift:1 title"), turnstileStandIn("A.swift:2 name")]
    }

    #expect(constants == ["kSecClass", "kSecValueData"])
    #expect(others == ["stand-in title", "stand-in name"])
  }

  @Test("A cut selector calls nothing, so that a control with it goes on")
  func selector() {
    Simulator.boot()
    let button = UIButton()

    button.addTarget(button, action: standIn(), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)

    #expect(standIn(as: Selector.self) == Selector.turnstileAnswer())
  }

  @Test("An object is a plain one of the class that is asked for")
  func objects() {
    #expect(type(of: standIn(as: UIButton.self)) == UIButton.self)
    #expect(type(of: standIn(as: Card.self)) == Card.self)
    #expect(type(of: standIn(as: CardController.self)) == CardController.self)
    #expect(type(of: standIn(as: CAGradientLayer.self)) == CAGradientLayer.self)
    #expect(type(of: standIn(as: Model.self)) == Model.self)
    #expect(standIn(as: UIColor.self) == .clear)
    #expect(standIn(as: UIImage.self).size == .zero)
    #expect(standIn(as: UIFont.self).pointSize == 17)
    #expect(standIn(as: NSLayoutConstraint.self).isActive == false)
  }

  @Test("An enumeration is its first case, or its first one without a payload")
  func enumerations() {
    #expect(standIn(as: Side.self) == .left)
    #expect(standIn(as: Plain.self) == .one)
    #expect(standIn(as: Loading.self) == .idle)
  }

  @Test("A structure is made of stand-ins for its fields")
  func structures() {
    let settings = standIn(as: Settings.self)

    #expect(settings.title == "")
    #expect(settings.side == .left)
    #expect(settings.names.isEmpty)
    #expect(settings.view == nil)
    #expect(settings.pair.1 == 0)
  }

  @Test(
    "An object of a class of Swift's own has stand-ins for its fields, and holds nothing weakly")
  func ownObjects() {
    let engine = standIn(as: Engine.self)

    #expect(engine.power == 0)
    #expect(engine.names.isEmpty)
    #expect(engine.side == .left)
    #expect(engine.owner == nil)
    #expect(engine.settings.title == "")
    #expect(engine.fuel.amount == 0)
  }

  @Test("A function that returns nothing does nothing, whatever it takes")
  func functions() {
    let simple: () -> Void = standIn()
    let throwing: @MainActor (String, [Int], Settings) throws -> Void = standIn()

    simple()
    #expect(throws: Never.self) { try throwing("text", [1], standIn()) }
  }

  @Test("Whether there is another answer is told without making an object")
  func otherAnswers() {
    Simulator.boot()
    Simulator.onVirtualTime {
      _ = turnstileStandIn("A.swift:1 view", as: Hiding?.self)
      _ = turnstileStandIn("A.swift:2 flag", as: Bool.self)
      _ = turnstileStandIn("A.swift:3 names", as: [String].self)
    }

    #expect(Simulator.current.cutsMet.map(\.hasOtherAnswer) == [true, true, false])
  }

  @Test("With other answers an optional has a value, a number is one, and a view has a size")
  func flipped() {
    Simulator.boot().cutAnswers = .other(of: "A.swift:1 value")
    defer { Simulator.boot() }

    #expect(standIn(as: Int?.self) == 0)
    #expect(standIn(as: Int.self) == 1)
    #expect(standIn(as: Bool.self))
    #expect(standIn(as: Side.self) == .right)
    #expect(standIn(as: UIView.self).bounds == UIScreen.main.bounds)
  }

  @Test("A type of the app's own says itself what stands in for it")
  func answerable() {
    #expect(standIn(as: Answering.self).name == "answer")
  }

  @Test("Any and AnyObject have a stand-in, and so has a protocol that an object conforms to")
  func existentials() {
    _ = standIn(as: Any.self)
    _ = standIn(as: AnyObject.self)
    _ = standIn(as: (any Error).self)
    #expect(standIn(as: (any UIAppearanceContainer).self) is UIView)
  }

  @Test(
    "A cut interaction and a cut timing curve have stand-ins that views and animators take")
  func protocolsOfTheModel() {
    let view = UIView()
    let interaction = standIn(as: (any UIInteraction).self)
    view.addInteraction(interaction)

    #expect(interaction.view === view)
    #expect(standIn(as: (any UITimingCurveProvider).self) is UICubicTimingParameters)
  }

  @Test("A protocol of the app's has the stand-in that the list of cuts declares for it")
  func protocolsOfTheApp() {
    #expect(standIn(as: (any ShopData).self).count == 0)
    #expect(standIn(as: (any ShopData)?.self) == nil)
  }

  @Test("A composition of the app's protocols has the stand-in that the list of cuts declares")
  func compositions() {
    let both: any ShopData & ShopDoor = standIn()
    #expect(both is TurnstileOfShopDataAndShopDoor)
    let view: any UIView & ShopDoor = standIn()
    #expect(view is TurnstileOfShopDoorAndUIView)
  }

  @Test("Objects of the model that need arguments have stand-ins as well")
  func objectsWithArguments() {
    let font = standIn(as: UIFontDescriptor.self)
    #expect(font.pointSize == 17)
    #expect(font.addingAttributes([.size: 12.0, .featureSettings: []]).pointSize == 12)
    #expect(font.addingAttributes([.name: "Card"]).pointSize == 17)
    #expect(standIn(as: CAMediaTimingFunction.self) == CAMediaTimingFunction(name: .default))
    #expect(standIn(as: NotificationCenter.self) === NotificationCenter.default)
    _ = standIn(as: NSLayoutXAxisAnchor.self)
    _ = standIn(as: NSLayoutYAxisAnchor.self)
    // The types of the parameters of `constraint(equalTo:)`.
    _ = standIn(as: NSLayoutAnchor<NSLayoutXAxisAnchor>.self)
    _ = standIn(as: NSLayoutAnchor<NSLayoutYAxisAnchor>.self)
    _ = standIn(as: NSLayoutAnchor<NSLayoutDimension>.self)
    _ = standIn(as: NSLayoutDimension.self)
  }

  @Test("A value of unknown type takes any member, any call, and any type that is asked of it")
  func anything() {
    let chart = TurnstileAnything.init("Chart.swift:9 PieChart")
    chart.legend.isEnabled = true
    chart.animate(duration: 1.0, easing: "in")
    let count: Int = chart.entries.count
    let title: String? = chart.title
    // A member is optional where the code treats it so.
    chart.picture = nil
    chart.delegate?.reload()
    let size = chart.picture?.size
    // Without `init` the text is a literal in the app's code, and names no cut.
    let literal = TurnstileAnything("a text")

    #expect(literal == chart)
    #expect(count == 0)
    #expect(title == nil)
    #expect(size == nil)
  }

  @Test("A value of unknown type may be compared with nil, and a closure that it is given is a cut")
  func anythingAndNil() {
    Simulator.boot()
    var answers: [Bool] = []
    Simulator.onVirtualTime {
      let session = TurnstileAnything.init("type Session")
      answers = [session.user == nil, session.user != nil]
      session.log("started")
      session.listen { answers = [] }
    }
    let cuts = Simulator.current.cutsMet

    #expect(answers == [true, false])
    #expect(cuts.map(\.cut) == ["type Session", "type Session, called with a closure"])
    #expect(cuts.map(\.hasOtherAnswer) == [true, false])
  }

  @Test("A world lists the cuts that were passed in it, each once, with when")
  func cutsMet() {
    Simulator.boot()
    Simulator.onVirtualTime {
      turnstileCut("B.swift:2 track")
      for _ in 0..<3 { turnstileCut("B.swift:3 tick", inTransition: true) }
      turnstileCut("B.swift:2 track")
      turnstileWithout("B.swift:9 focus")
    }
    let cuts = Simulator.current.cutsMet

    #expect(cuts.map(\.cut) == ["B.swift:2 track", "B.swift:3 tick", "B.swift:9 focus"])
    #expect(cuts.map(\.isInTransition) == [false, true, false])
    #expect(cuts.map(\.isLoss) == [false, false, true])
    #expect(cuts.map(\.hasOtherAnswer) == [false, false, false])
  }
}

private final class Card: UIView { var number = 4 }
private final class CardController: UIViewController { var number = 4 }
private final class Model: NSObject { var number = 4 }
private enum Side: CaseIterable { case left, right }
private enum Plain { case one, two }
private enum Loading: Equatable { case failed(String), idle }

private struct Settings {
  var title: String
  var side: Side
  var names: [String]
  var view: UIView?
  var pair: (Bool, CGFloat)
}

private final class Answering: TurnstileAnswerable {
  let name: String
  init(name: String) { self.name = name }
  static func turnstileAnswer() -> Answering { Answering(name: "answer") }
}

/// A view class whose own initialiser hides those of `UIView`.
private final class Hiding: UIView {
  init(number: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

private class Machine {
  var power: Int
  weak var owner: Machine?
  init(power: Int) { self.power = power }
}

private final class Engine: Machine {
  var names: [String]
  let side: Side
  let fuel: Fuel
  lazy var settings = Settings(title: "", side: side, names: [], view: nil, pair: (false, 1))

  init(names: [String]) {
    (self.names, side, fuel) = (names, .right, Fuel(amount: 4))
    super.init(power: 3)
  }
}

private final class Fuel {
  let amount: Int
  init(amount: Int) { self.amount = amount }
}

protocol ShopData { var count: Int { get } }

/// The class that `cut` would declare for values of the protocol.
final class TurnstileOfShopData: NSObject, ShopData {
  var count: Int { turnstileStandIn("protocol ShopData.count") }
}

protocol ShopDoor: AnyObject {}
final class TurnstileOfShopDataAndShopDoor: NSObject, ShopData, ShopDoor {
  var count: Int { turnstileStandIn("protocol ShopData.count") }
}
final class TurnstileOfShopDoorAndUIView: UIView, ShopDoor {}
