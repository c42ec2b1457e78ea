import Outside
import Testing
import UIKit

@Suite("Layouts in the words of PureLayout")
@MainActor
struct PinnedLayoutTests {
  /// A page with two views on it.
  @MainActor
  private struct Page {
    let page: UIView
    let card = UIView(forAutoLayout: ())
    let bar = UIView().configureForAutoLayout()

    init() {
      Simulator.boot()
      page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      page.addSubview(card)
      page.addSubview(bar)
    }

    /// The card's frame under constraints that are removed afterwards.
    func frame(_ pin: () -> Void) -> CGRect {
      let made = NSLayoutConstraint.autoCreateAndInstallConstraints(pin)
      page.layoutIfNeeded()
      for constraint in made { constraint.autoRemove() }
      return card.frame
    }
  }

  @Test("Insets move every edge inwards, of the superview, its safe area and its margins")
  func edges() {
    let made = Page()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inside = CGRect(x: 2, y: 1, width: 294, height: 596)

    #expect(made.frame { made.card.autoPinEdgesToSuperviewEdges() } == made.page.bounds)
    #expect(made.frame { made.card.autoPinEdgesToSuperviewEdges(with: insets) } == inside)
    #expect(made.frame { made.card.autoPinEdgesToSuperviewSafeArea(with: insets) } == inside)
    #expect(
      made.frame { made.card.autoPinEdgesToSuperviewMargins() }
        == CGRect(x: 20, y: 10, width: 240, height: 560))
    #expect(!made.card.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("The edge that is left out is free, whether it is called left or leading")
  func leftOut() {
    let made = Page()
    let narrow = CGRect(x: 200, y: 0, width: 100, height: 600)

    for edge in [ALEdge.left, .leading] {
      let found = made.frame {
        made.card.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: edge)
        made.card.autoSetDimension(.width, toSize: 100)
      }
      #expect(found == narrow)
    }
    #expect(
      made.frame {
        made.card.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .top)
        made.card.autoPin(toTopLayoutGuideOf: UIViewController(view: made.page), withInset: 5)
      } == CGRect(x: 0, y: 5, width: 300, height: 595))
    #expect(
      made.frame {
        made.card.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)
        made.card.autoPin(
          toBottomLayoutGuideOf: UIViewController(view: made.page), withInset: 5)
      } == CGRect(x: 20, y: 10, width: 240, height: 585))
  }

  @Test("At the bottom and at the right an inset of at least so much moves inwards, too")
  func relations() {
    let made = Page()
    let found = made.frame {
      made.card.autoPinEdge(toSuperviewEdge: .top)
      made.card.autoPinEdge(toSuperviewMargin: .leading)
      made.card.autoPinEdge(
        toSuperviewSafeArea: .bottom, withInset: 50, relation: .greaterThanOrEqual)
      made.card.autoPinEdge(toSuperviewEdge: .right, withInset: 70, relation: .greaterThanOrEqual)
      NSLayoutConstraint.autoSetPriority(.defaultLow) {
        made.card.autoSetDimensions(to: CGSize(width: 900, height: 900))
      }
    }
    #expect(found == CGRect(x: 20, y: 0, width: 210, height: 550))
  }

  @Test("Another view gives places and sizes, some points away or several times as large")
  func others() {
    let made = Page()
    made.bar.autoSetDimensions(to: CGSize(width: 100, height: 40))
    made.bar.autoCenterInSuperview()

    let below = made.frame {
      made.card.autoPinEdge(.top, to: .bottom, of: made.bar, withOffset: 8)
      made.card.autoAlignAxis(.vertical, toSameAxisOf: made.bar)
      made.card.autoMatch(.width, to: .width, of: made.bar, withOffset: -20)
      made.card.autoMatch(.height, to: .height, of: made.bar, withMultiplier: 2)
    }
    #expect(below == CGRect(x: 110, y: 328, width: 80, height: 80))
    let level = made.frame {
      made.card.autoConstrainAttribute(.horizontal, to: .bottom, of: made.bar)
      made.card.autoConstrainAttribute(.width, to: .height, of: made.bar, withMultiplier: 0.5)
      made.card.autoSetDimension(.height, toSize: 20)
      made.card.autoAlignAxis(.vertical, toSameAxisOf: made.bar, withMultiplier: 0.5)
    }
    #expect(level == CGRect(x: 65, y: 310, width: 20, height: 20))
    let middle = made.frame {
      made.card.autoCenterInSuperviewMargins()
      made.card.autoSetDimensions(to: CGSize(width: 40, height: 40))
    }
    #expect(middle == CGRect(x: 120, y: 270, width: 40, height: 40))
  }

  @Test("A block gives its constraints a priority and a name, and can leave them uninstalled")
  func terms() {
    let made = Page()
    var inner: NSLayoutConstraint?
    let constraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      NSLayoutConstraint.autoSetPriority(.defaultHigh) {
        inner = made.card.autoPinEdge(toSuperviewEdge: .left)
        made.card.autoSetContentHuggingPriority(for: .horizontal)
        made.card.autoSetContentCompressionResistancePriority(for: .vertical)
      }
      NSLayoutConstraint.autoSetIdentifier("top") {
        made.card.autoPinEdge(toSuperviewEdge: .top)
      }
    }
    let after = made.card.autoPinEdge(toSuperviewEdge: .right)

    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.identifier) == [nil, "top"])
    #expect(constraints.first === inner)
    #expect(inner?.priority == .defaultHigh)
    #expect(made.card.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(made.card.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(after.isActive && after.priority == .required)
    constraints[0].autoInstall()
    #expect(constraints[0].autoIdentify("left").isActive)
    #expect(constraints[0].identifier == "left")
  }

  @Test("Edges, dimensions and axes are attributes")
  func attributes() {
    let edges: [ALEdge] = [.left, .right, .top, .bottom, .leading, .trailing]
    let dimensions: [ALDimension] = [.width, .height]
    let axes: [ALAxis] = [.vertical, .horizontal, .lastBaseline, .firstBaseline]
    let all: [ALAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .vertical, .horizontal,
      .lastBaseline, .firstBaseline,
    ]

    let numbers = edges.map(\.rawValue) + dimensions.map(\.rawValue) + axes.map(\.rawValue)
    #expect(numbers == Array(1...12))
    #expect(all.map(\.rawValue) == numbers)
    #expect(ALAxis.baseline == .lastBaseline)
    #expect(ALAttribute.baseline == .lastBaseline)
  }
}

extension UIViewController {
  /// Creates a controller whose view is a given one.
  fileprivate convenience init(view: UIView) {
    self.init(nibName: nil, bundle: nil)
    self.view = view
  }
}
