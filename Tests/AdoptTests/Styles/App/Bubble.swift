// swift-format-ignore-file
//
//  A bubble that grows.
//
import UIKit
import QuartzCore

@objc public protocol BubbleTransitionDelegate: NSObjectProtocol {
  @objc optional func bubbleDidStart()
  @objc optional func bubble(_ t: BubbleTransition, didEnd finished: Bool)
  @objc optional var bubbleColor: UIColor { get }
}

@objc(BTBubble)
open class BubbleTransition: NSObject {
  @objc(BubbleTransitionMode)
  public enum BubbleTransitionMode: Int {
    case present, dismiss, pop
  }
  @objc open var startingPoint = CGPoint.zero {
    didSet { bubble.center = startingPoint }
  }
  @objc open var duration = 0.5
  @objc open var transitionMode: BubbleTransitionMode = .present
  @objc open var bubbleColor: UIColor = .white
  open fileprivate(set) var bubble = UIView()
  @objc open weak var delegate: BubbleTransitionDelegate?
  fileprivate var completion: ((Bool) -> Void)?
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let fromViewController = transitionContext.viewController(forKey: .from)
    let toViewController = transitionContext.viewController(forKey: .to)
    delegate?.bubbleDidStart?()
    if transitionMode == .present {
      fromViewController?.beginAppearanceTransition(false, animated: true)
      if toViewController?.modalPresentationStyle == .custom {
        toViewController?.beginAppearanceTransition(true, animated: true)
      }
      let presentedControllerView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
      let originalCenter = presentedControllerView.center
      let originalSize = presentedControllerView.frame.size
      bubble = UIView()
      bubble.frame = frameForBubble(originalCenter, size: originalSize, start: startingPoint)
      bubble.layer.cornerRadius = bubble.frame.size.height / 2
      bubble.center = startingPoint
      bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      bubble.backgroundColor = delegate?.bubbleColor ?? bubbleColor
      containerView.addSubview(bubble)
      presentedControllerView.center = startingPoint
      presentedControllerView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      presentedControllerView.alpha = 0
      containerView.addSubview(presentedControllerView)
      UIView.animate(withDuration: duration, animations: {
        self.bubble.transform = CGAffineTransform.identity
        presentedControllerView.transform = CGAffineTransform.identity
        presentedControllerView.alpha = 1
        presentedControllerView.center = originalCenter
        }, completion: { (_) in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          self.bubble.isHidden = true
          if toViewController?.modalPresentationStyle == .custom {
            toViewController?.endAppearanceTransition()
          }
          fromViewController?.endAppearanceTransition()
          self.delegate?.bubble?(self, didEnd: true)
      })
    } else {
      let key = (transitionMode == .pop) ? UITransitionContextViewKey.to : UITransitionContextViewKey.from
      let returningControllerView = transitionContext.view(forKey: key)!
      UIView.animate(withDuration: duration, animations: {
        returningControllerView.alpha = 0
        }, completion: { (completed) in
          returningControllerView.removeFromSuperview()
          if let d = self.delegate, d.responds(to: #selector(BubbleTransitionDelegate.bubble(_:didEnd:))) { d.bubble?(self, didEnd: false) }
          CATransaction.begin()
          CATransaction.setCompletionBlock { [weak self] in self?.completion?(true) }
          CATransaction.commit()
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
    }
  }
}

private extension BubbleTransition {
  func frameForBubble(_ originalCenter: CGPoint, size originalSize: CGSize, start: CGPoint) -> CGRect {
    let lengthX = fmax(start.x, originalSize.width - start.x)
    let lengthY = fmax(start.y, originalSize.height - start.y)
    let offset = sqrt(lengthX * lengthX + lengthY * lengthY) * 2
    let size = CGSize(width: offset, height: offset)
    return CGRect(origin: CGPoint.zero, size: size)
  }
}

class BubbleInteractive: UIPercentDrivenInteractiveTransition {
  fileprivate var interactionStarted = false
  fileprivate var interactionShouldFinish = false
  fileprivate var controller: UIViewController?
  open var interactionThreshold: CGFloat = 0.3
  enum Direction { case up, down }

  func attach(to: UIViewController) {
    controller = to
    controller?.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(BubbleInteractive.handlePan(gesture:))))
    if #available(iOS 10.0, *) {
      wantsInteractiveStart = false
    }
  }

  @objc func handlePan(gesture: UIPanGestureRecognizer) {
    guard let controller = controller, let view = controller.view else { return }
    let translation = gesture.translation(in: controller.view.superview)
    let delta = (translation.y / view.bounds.height)
    let movement = CGFloat(fmaxf(Float(delta), 0.0))
    let percent = CGFloat(fminf(Float(movement), 1.0))
    switch gesture.state {
    case .began:
      interactionStarted = true
      controller.dismiss(animated: true, completion: nil)
    case .changed:
      interactionShouldFinish = percent > interactionThreshold
      update(percent)
    case .cancelled:
      interactionShouldFinish = false
      fallthrough
    case .ended:
      interactionStarted = false
      interactionShouldFinish ? finish() : cancel()
    default:
      break
    }
  }
}

extension UIApplication {
  @objc static var statusBarHeight: CGFloat { return shared.statusBarFrame.height }
}

class KVO: NSObject {
  @objc dynamic let scroll = UIScrollView()
  var token: NSKeyValueObservation?
  func start() {
    scroll.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .old], context: nil)
    token = scroll.observe(\.contentOffset, options: [.new]) { [weak self] scroll, change in _ = self; _ = change.newValue }
  }
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    if keyPath == #keyPath(UIScrollView.contentOffset) { start() }
  }
  deinit { scroll.removeObserver(self, forKeyPath: "contentOffset") }
}
