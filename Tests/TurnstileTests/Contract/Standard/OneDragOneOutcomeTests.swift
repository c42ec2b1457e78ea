import Testing
import Turnstile
import UIKit

@Suite("one-drag-one-outcome") @MainActor
struct OneDragOneOutcomeTests {
  private let clause = Contract.standard.only([.oneDragOneOutcome])
  private let drag = Traces.drag(30, 60, 90)

  @Test("A drag that pops a page when it begins and one more when it ends")
  func offender() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        guard pan.state == .began || pan.state == .ended else { return }
        stack.navigation.popViewController(animated: false)
      }
    }

    #expect(try findings(drag, of: subject, clause) == ["one-drag-one-outcome"])
  }

  @Test("A drag that pops one page")
  func twin() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { if $0.state == .began { stack.navigation.popViewController(animated: false) } }
    }

    #expect(try findings(drag, of: subject) == [])
  }

  @Test("What one call asks for together is meant together")
  func lookAlike() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        guard pan.state == .began else { return }
        stack.navigation.popViewController(animated: false)
        stack.navigation.popViewController(animated: false)
      }
    }

    #expect(try findings(drag, of: subject) == [])
  }

  @Test("A completion that goes on closing is found where a drag led to it")
  func chained() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        guard pan.state == .began, stack.mayMove else { return }
        stack.navigation.popViewController(animated: true)
        stack.goOn { $0.popViewController(animated: false) }
      }
    }

    #expect(try findings(drag, of: subject, clause) == ["one-drag-one-outcome"])
  }

  @Test("A completion that goes on to open has done one thing after the other")
  func opens() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        guard pan.state == .began, stack.mayMove else { return }
        stack.navigation.popViewController(animated: true)
        stack.goOn { $0.pushViewController(Page(), animated: false) }
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test("What a tap's completions go on to do is written down there")
  func tap() throws {
    let subject = stack(pages: 3) { stack in
      let target = TapTarget {
        guard stack.mayMove else { return }
        stack.navigation.popViewController(animated: true)
        stack.goOn { $0.popViewController(animated: false) }
      }
      stack.navigation.view.addGestureRecognizer(target.tap)
      stack.stage.keep(target, with: stack.navigation)
    }

    #expect(try findings("  0 tap at 195,400\n", of: subject, clause) == [])
  }

  @Test("What a swipe's completions go on to do is written down there as well")
  func swipe() throws {
    let subject = stack(pages: 3) { stack in
      let target = SwipeTarget {
        guard stack.mayMove else { return }
        stack.navigation.popViewController(animated: true)
        stack.goOn { $0.popViewController(animated: false) }
      }
      stack.navigation.view.addGestureRecognizer(target.swipe)
      stack.stage.keep(target, with: stack.navigation)
    }

    let run = try run(drag, of: subject, clause)
    #expect(run.violations.isEmpty)
    #expect(run.tally[.pop, .finished] == 2)
  }

  @Test("A page that a press shows and its end takes away again is one thing")
  func peek() throws {
    let subject = stack { stack in
      stack.pan { pan in
        if pan.state == .began { stack.push(animated: false) }
        if pan.state == .ended { stack.navigation.popViewController(animated: false) }
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test("A finger that comes down in between begins another drag")
  func otherFinger() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { pan in
        pan.maximumNumberOfTouches = 1
        guard pan.state == .began || pan.state == .ended else { return }
        stack.navigation.popViewController(animated: false)
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        64 down 2 at 30,700
        300 up 1
        400 up 2
      """

    #expect(try findings(trace, of: subject, clause) == [])
  }

  @Test("Two of different kinds, or in different containers, are two things")
  func otherKind() throws {
    let subject = stack { stack in
      stack.pan { pan in
        if pan.state == .began { stack.push(animated: false) }
        if pan.state == .ended { stack.navigation.present(Page(), animated: false) }
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  // MARK: - Excuses

  @Test("Two drags may do two things")
  func twoDrags() throws {
    let subject = stack(pages: 3) { stack in
      stack.pan { if $0.state == .began { stack.navigation.popViewController(animated: false) } }
    }

    let second = """
        400 down 1 at 195,300
        416 move 1 to 195,330
        432 move 1 to 195,360
        700 up 1
      """

    #expect(try findings(drag + second, of: subject, clause) == [])
  }

  @Test("A drag may be refused first and heard then")
  func refusedFirst() throws {
    let rig = Rig {
      $0.handOut = { _ in nil }
      $0.pan = { pan, driver in
        if pan.state == .began || pan.state == .ended { driver.scene?.close() }
      }
      $0.complete = { moment in
        let isFirst = !moment.isPresenting && moment.scene.home.title == nil
        if !moment.isPresenting { moment.scene.home.title = "asked" }
        moment.context.completeTransition(!isFirst)
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(30, 60, hold: 600), clause) == [])
  }

  @Test("A tab that a press shows, and its end leaves again, is one thing")
  func tabAndBack() throws {
    let subject = Subject("rig") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page()]
      stage.window.rootViewController = tabs
      let target = PanTarget { pan in
        if pan.state == .began { tabs.selectedIndex = 1 }
        if pan.state == .ended { tabs.selectedIndex = 0 }
      }
      tabs.view.addGestureRecognizer(target.pan)
      stage.keep(target, with: tabs)
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test(
    "Tabs that a drag selects and leaves again do not count beside a third one, but others do",
    arguments: [([1, 0, 2], []), ([1, 0, 2, 1], ["one-drag-one-outcome"])])
  func tabsAndBack(selected: [Int], expected: [String]) throws {
    let subject = Subject("rig") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page(), Page()]
      stage.window.rootViewController = tabs
      var left = selected
      let target = PanTarget { pan in
        if !left.isEmpty { tabs.selectedIndex = left.removeFirst() }
      }
      tabs.view.addGestureRecognizer(target.pan)
      stage.keep(target, with: tabs)
    }

    #expect(try findings(drag, of: subject, clause) == expected)
  }

  @Test("A card and the page under it that one call closes are closed together")
  func cardAndPage() throws {
    let subject = stack(pages: 2) { stack in
      let card = Page()
      card.modalPresentationStyle = .overFullScreen
      stack.stage.action("cover") { stack.navigation.present(card, animated: false) }
      let target = PanTarget { pan in
        guard pan.state == .began else { return }
        stack.navigation.dismiss(animated: false)
        stack.navigation.popViewController(animated: false)
      }
      card.view.addGestureRecognizer(target.pan)
      stack.stage.keep(target, with: card)
    }

    #expect(try findings("  0 do cover\n  0 settle\n" + drag, of: subject, clause) == [])
  }

  @Test("A page whose coming leads on to the next one is one way")
  func leadsOn() throws {
    let subject = stack { stack in
      stack.pan { pan in
        guard pan.state == .began, stack.mayMove else { return }
        stack.push()
        stack.goOn { $0.pushViewController(Page(), animated: false) }
      }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  @Test("A drag over two halves of the screen may show a page in each")
  func twoHalves() throws {
    let subject = Subject("rig") { stage in
      let halves = [0, 1].map { _ in UINavigationController(rootViewController: Page()) }
      let home = Home()
      stage.window.rootViewController = home
      for (index, half) in halves.enumerated() {
        home.addChild(half)
        half.view.frame = CGRect(x: 0, y: index * 422, width: 390, height: 422)
        home.view.addSubview(half.view)
        half.didMove(toParent: home)
      }
      let target = PanTarget { pan in
        if pan.state == .began { halves[0].pushViewController(Page(), animated: false) }
        if pan.state == .ended { halves[1].pushViewController(Page(), animated: false) }
      }
      home.view.addGestureRecognizer(target.pan)
      stage.keep(target, with: home)
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }
}

extension Stack {
  /// Performs a closure once the running transition has ended.
  fileprivate func goOn(_ next: @escaping @MainActor (UINavigationController) -> Void) {
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation] _ in
      next(navigation)
    }
  }
}

/// A target of a gesture recogniser that passes a tap on to a closure.
@MainActor
final class TapTarget: NSObject {
  let tap = UITapGestureRecognizer()
  private let heard: () -> Void

  init(_ heard: @escaping () -> Void) {
    self.heard = heard
    super.init()
    tap.addTarget(self, action: Selector(TapTarget.handle(_:)))
  }

  private func handle(_ tap: UITapGestureRecognizer) { heard() }
}

/// A target of a gesture recogniser that passes a swipe downwards on to a closure.
@MainActor
private final class SwipeTarget: NSObject {
  let swipe = UISwipeGestureRecognizer()
  private let heard: () -> Void

  init(_ heard: @escaping () -> Void) {
    self.heard = heard
    super.init()
    swipe.direction = .down
    swipe.addTarget(self, action: Selector(SwipeTarget.handle(_:)))
  }

  private func handle(_ swipe: UISwipeGestureRecognizer) { heard() }
}
