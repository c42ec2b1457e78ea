import Testing
import UIKit

private class Card: UIView, KeyedObject {
  fileprivate var radius: CGFloat = 4
  class var keyedProperties: [KeyedProperty] { [KeyedProperty("radius", \Card.radius)] }
}

private final class Deck: Card {
  var top: Card? { Card() }
  override class var keyedProperties: [KeyedProperty] {
    super.keyedProperties + [KeyedProperty("top", \Deck.top)]
  }
}

private final class Bar: UITabBar {}

@MainActor
@Suite("Properties by name")
struct KeyedPropertyTests {
  @Test("A property of the model is read and set by its name, with numbers as objects")
  func model() {
    Simulator.boot()
    let view = UIView()
    view.setValue(0.5, forKey: "alpha")
    view.setValue(NSNumber(value: true), forKey: "hidden")
    view.setValue(UIView.ContentMode.center.rawValue, forKeyPath: "contentMode")

    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.contentMode == .center)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKeyPath: "layer.opacity") as? Float == 0.5)
    #expect(UISearchBar().value(forKey: "searchField") is UITextField)
  }

  @Test("A property of an app's class is found, one that is inherited and one that is computed too")
  func app() {
    Simulator.boot()
    let deck = Deck()
    deck.setValue(9, forKey: "radius")

    #expect(deck.radius == 9)
    #expect(deck.value(forKey: "radius") as? CGFloat == 9)
    #expect((deck.value(forKey: "top") as? Card)?.radius == 4)
    #expect(deck.value(forKeyPath: "top.radius") as? CGFloat == 4)
  }

  @Test("A bar of the app's own takes the place of a tab bar controller's")
  func ownBar() {
    Simulator.boot()
    let tabs = UITabBarController()
    tabs.setValue(Bar(), forKey: "tabBar")

    #expect(tabs.tabBar is Bar)
    #expect(tabs.view.subviews.contains(tabs.tabBar))
  }

  @Test("A bar of the app's own that comes later has the tabs of the one before, and selects them")
  func laterBar() {
    let bench = Bench(width: 375, height: 480)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    bench.window.rootViewController = tabs
    bench.run(1)
    let old = tabs.tabBar
    let bar = Bar()
    tabs.setValue(bar, forKey: "tabBar")

    #expect(tabs.view.subviews.contains(bar) && old.superview == nil)
    #expect(bar.frame == old.frame && bar.items?.count == 2)
    #expect(bar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    bench.window.layoutIfNeeded()
    let second = bar.subviews.compactMap { $0 as? UIControl }.last
    second?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A private name answers with nothing, takes a value in silence, and is noted")
  func unknown() {
    let simulator = Simulator.boot()
    let action = UIAlertAction(title: "a", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")

    #expect(simulator.cutsMet.isEmpty)
    #expect(UIApplication.shared.value(forKey: "statusBar") == nil)
    #expect(simulator.cutsMet.map(\.cut) == ["a value that is read by name and is not here"])
    #expect(
      simulator.inertProperties == [
        "'titleTextColor' of UIAlertAction, by name", "'statusBar' of UIApplication, by name",
      ])
  }

  @Test(
    "R250 the radius of the display's corners is read by its private name, by the kind of screen",
    arguments: [
      (390, 844, 3, 34, 47.33), (375, 812, 3, 34, 39), (896, 414, 2, 21, 41.5),
      (414, 896, 3, 34, 39), (428, 926, 3, 34, 53.33), (820, 1180, 2, 20, 18),
      (375, 667, 2, 0, 0),
    ])
  func corners(
    width: CGFloat, height: CGFloat, scale: CGFloat, bottom: CGFloat, radius: CGFloat
  ) {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    Simulator.boot(
      screen: ScreenShape(
        size: CGSize(width: width, height: height), safeArea: insets, scale: scale))

    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == radius)
  }

  @Test("An anchor of a constraint equals the view's")
  func anchors() {
    Simulator.boot()
    let (card, deck) = (UIView(), UIView())
    let line = card.topAnchor.constraint(equalTo: deck.bottomAnchor)

    #expect(line.firstAnchor == card.topAnchor)
    #expect(line.secondAnchor == deck.bottomAnchor)
    #expect(line.firstAnchor != card.bottomAnchor)
    #expect(line.firstAnchor != deck.topAnchor)
  }
}
