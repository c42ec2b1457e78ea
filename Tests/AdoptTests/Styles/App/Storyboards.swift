// swift-format-ignore-file
import UIKit

// A storyboard segue, a custom container, dynamic stuff
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    let src = self.source
    let dst = self.destination
    dst.transitioningDelegate = self
    dst.modalPresentationStyle = .custom
    src.present(dst, animated: UIView.areAnimationsEnabled, completion: nil)
  }
}
extension FadeSegue: UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { return Animator(isPresenting: true) }
}

class Animator: NSObject {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting; super.init() }
  static var shared: Animator = { let a = Animator(isPresenting: true); return a }()
}
extension Animator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return transitionContext?.isAnimated == true ? 0.3 : 0 }
  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard
      let from = ctx.viewController(forKey: UITransitionContextViewControllerKey.from),
      let to = ctx.viewController(forKey: UITransitionContextViewControllerKey.to),
      let snapshot = from.view.snapshotView(afterScreenUpdates: false)
      else { return }
    let container = ctx.containerView
    container.addSubview(to.view)
    container.addSubview(snapshot)
    var t = CATransform3DIdentity
    t.m34 = -1.0 / 500.0
    container.layer.sublayerTransform = t
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    to.view.layer.mask = mask
    let anim = CABasicAnimation(keyPath: "path")
    anim.toValue = UIBezierPath(ovalIn: to.view.bounds).cgPath
    anim.duration = transitionDuration(using: ctx)
    anim.delegate = self
    mask.add(anim, forKey: "path")
    let group = DispatchGroup()
    group.enter()
    UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: UIViewKeyframeAnimationOptions.calculationModeCubic, animations: {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: { snapshot.layer.transform = CATransform3DMakeRotation(CGFloat(M_PI_2), 0, 1, 0) })
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { snapshot.alpha = 0 }
    }) { _ in group.leave() }
    group.notify(queue: .main) {
      snapshot.removeFromSuperview()
      to.view.layer.mask = nil
      ctx.completeTransition(!ctx.transitionWasCancelled)
    }
  }
}
extension Animator: CAAnimationDelegate {}

@IBDesignable class FancyButton: UIButton {
  @IBInspectable var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }
  @IBInspectable var borderColor: UIColor? {
    get { return layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
  override init(frame: CGRect) { super.init(frame: frame); commonInit() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
  override func awakeFromNib() { super.awakeFromNib(); commonInit() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  private func commonInit() {
    addTarget(self, action: #selector(touchDown), for: .touchDown)
    addTarget(self, action: #selector(touchUp), for: [.touchUpInside, .touchCancel, .touchDragExit])
    setTitle("x", for: .normal)
  }
  @objc private func touchDown() { animate(to: CGAffineTransform(scaleX: 0.9, y: 0.9)) }
  @objc private func touchUp() { animate(to: .identity) }
  private func animate(to t: CGAffineTransform) {
    UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.transform = t }, completion: nil)
  }
}

class MasterViewController: UITableViewController {
  @IBOutlet var button: UIButton!
  var items = ["a", "b"]
  @IBAction func unwind(_ segue: UIStoryboardSegue) {}
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    tableView.rowHeight = UITableViewAutomaticDimension
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    tableView.refreshControl = refresh
  }
  @objc func add() {}
  @objc func refresh(_ sender: UIRefreshControl) { sender.endRefreshing() }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let vc = storyboard.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
    navigationController?.pushViewController(vc, animated: true)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "detail", let d = segue.destination as? DetailViewController { d.title = "d" }
  }
}
class DetailViewController: UIViewController, UINavigationControllerDelegate {
  private let interactor = UIPercentDrivenInteractiveTransition()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(DetailViewController.swipe(_:)))
    edge.edges = UIRectEdge.left
    edge.require(toFail: UIPanGestureRecognizer())
    view.addGestureRecognizer(edge)
  }
  @objc func swipe(_ g: UIScreenEdgePanGestureRecognizer) {
    let p = g.translation(in: g.view).x / (g.view?.bounds.size.width ?? 1)
    switch g.state {
    case .began: navigationController?.popViewController(animated: true)
    case .changed: interactor.update(p)
    case .ended where p > 0.5: interactor.finish()
    default: interactor.cancel()
    }
  }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    return animationController is Animator ? interactor : nil
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return true }
}
