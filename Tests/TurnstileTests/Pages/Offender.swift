import Foundation
import Turnstile
import UIKit

/// A clause (rule), with the faulty app that its documentation page shows.
struct Offender: Sendable, CustomStringConvertible {
  let clause: ClauseName
  let subject: Subject

  var description: String { clause.rawValue }

  private init(_ clause: ClauseName, _ subject: Subject) {
    (self.clause, self.subject) = (clause, subject)
  }

  private init(_ clause: ClauseName, _ change: (inout Rig) -> Void) {
    var rig = Rig(change)
    rig.name = "card"
    self.init(clause, rig.subject)
  }

  static let all = animators + interactors + containers

  private static let animators = [
    Offender(.appearanceBalanced) {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        moment.scene.home.beginAppearanceTransition(false, animated: true)
      }
    },
    Offender(.cancelRestores) { $0.before = { $0.outgoing?.layer.cornerRadius = 20 } },
    Offender(.completesInTime) {
      $0.run = { moment in
        guard moment.incoming != nil else { return }
        moment.move { moment.context.completeTransition(!moment.wasCancelled) }
      }
    },
    Offender(.completesOnce) {
      $0.run = { moment in
        moment.move { moment.context.completeTransition(!moment.wasCancelled) }
        UIView.animate(withDuration: 0.3) {
          moment.container.alpha = 0.9
        } completion: { _ in
          moment.context.completeTransition(!moment.wasCancelled)
        }
      }
    },
    Offender(.finishArrives) {
      $0.animate = { moment in
        moment.slide()
        moment.incoming?.alpha = 0.95
      }
    },
    Offender(.incomingIsClean) {
      $0.style = .fullScreen
      $0.before = { moment in
        guard !moment.isPresenting, let home = moment.incoming else { return }
        moment.container.insertSubview(home, at: 0)
        home.transform = CGAffineTransform(translationX: -100, y: 0)
      }
      $0.animate = { moment in
        moment.slide()
        moment.incoming?.transform = .identity
      }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        if moment.wasCancelled { moment.incoming?.removeFromSuperview() }
      }
    },
    Offender(.leavesNothingBehind) {
      $0.before = { moment in
        let dimming = UIView(frame: moment.container.bounds)
        moment.container.window?.insertSubview(dimming, at: 0)
      }
    },
    Offender(.movesContinuously) {
      $0.run = { moment in
        moment.move {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            moment.context.completeTransition(!moment.wasCancelled)
          }
        }
      }
    },
    Offender(.onTime) { ($0.promised, $0.duration) = (0.3, 0.5) },
    Offender(.oneAnimator) {
      $0.interruptible = { $0.animator() }
      $0.run = { $0.animator().startAnimation() }
    },
    Offender(.outcomeIsHonest) { $0.complete = { $0.context.completeTransition(true) } },
    Offender(.roundTrip) {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        moment.home.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }
    },
    Offender(.sameAsUnanimated) { $0.before = { if $0.isPresenting { $0.home.alpha = 0.5 } } },
    Offender(.staysResponsive) { $0.before = { $0.outgoing?.isUserInteractionEnabled = false } },
    Offender(.treeAgrees) {
      $0.before = { moment in
        if moment.outgoing != nil { moment.container.insertSubview(moment.home, at: 0) }
      }
    },
  ]

  private static let interactors = [
    Offender(.cancelledGestureCancels) {
      $0.pan = { pan, driver in
        switch pan.state {
        case .ended, .cancelled: driver.end(finishing: driver.progress > 0.4)
        default: driver.follow(pan)
        }
      }
    },
    Offender(.endsItsPhaseOnce) {
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { driver.update(driver.progress) }
      }
    },
    Offender(.forgetsPastGestures) {
      $0.pan = { pan, driver in
        guard pan.state == .ended, driver.progress <= 0.4 else { return driver.follow(pan) }
        driver.cancel()
      }
    },
    Offender(.noLateInput) {
      $0.before = { $0.scene.cards.contexts = [$0.context] }
      $0.pan = { pan, driver in
        guard pan.state == .ended || pan.state == .cancelled else { return driver.follow(pan) }
        if driver.progress > 0.4 { driver.end(finishing: true) }
        driver.scene?.cards.contexts.last?.cancelInteractiveTransition()
      }
    },
    Offender(.progressFollowsFinger) {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(abs(driver.translation) / 844)
      }
    },
    Offender(.progressInRange) {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(driver.translation / 844)
      }
    },
    Offender(.progressIsFinite) {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        let header = UIView()
        driver.update(driver.translation / header.bounds.height)
      }
    },
    Offender(.respectsVelocity) {
      $0.pan = { pan, driver in
        guard pan.state == .ended else { return driver.follow(pan) }
        driver.end(finishing: driver.progress > 0.4)
      }
    },
  ]

  private static let containers = [
    Offender(
      .comesToRest,
      Subject("sheet") { stage in
        let home = Home()
        let target = PanTarget { pan in
          home.view.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: nil).y)
        }
        stage.window.rootViewController = home
        home.view.addGestureRecognizer(target.pan)
        stage.keep(target, with: home)
      }),
    Offender(.letsGo) {
      $0.makeCard = {
        let card = Card()
        card.keeper = CardKeeper(card)
        return card
      }
    },
    Offender(
      .delegateLives,
      Subject("card") { stage in
        let home = Home()
        stage.window.rootViewController = home
        stage.action("open") {
          let card = Card()
          card.modalPresentationStyle = .custom
          setDelegate(of: card)
          home.present(card, animated: true)
        }
      }),
    Offender(
      .oneAtATime,
      Subject("stack") { stage in
        let navigation = UINavigationController(rootViewController: Home())
        stage.window.rootViewController = navigation
        stage.action("push") { navigation.pushViewController(Page(), animated: true) }
      }),
    Offender(
      .oneDragOneOutcome,
      stack(pages: 3, named: "stack") { stack in
        stack.pan { pan in
          guard pan.translation(in: nil).x > 40 else { return }
          stack.navigation.popViewController(animated: true)
        }
      }),
  ]
}

extension Moment {
  /// Animates the card to its place by a transform, resets the transform afterwards, and calls a
  /// closure.
  fileprivate func move(_ end: @escaping @MainActor () -> Void) {
    place()
    UIView.animate(withDuration: 0.3) {
      slide()
    } completion: { _ in
      outgoing?.transform = .identity
      end()
    }
  }
}

/// An object that holds a card which holds the object, so that neither is deallocated.
private final class CardKeeper {
  private let card: UIViewController
  init(_ card: UIViewController) { self.card = card }
}

@MainActor
private func setDelegate(of card: UIViewController) {
  let transition = CardTransition()
  card.transitioningDelegate = transition
}

/// A transitioning delegate that implements nothing, so that UIKit uses its defaults.
private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {}
