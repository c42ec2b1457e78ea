/// A transition from one controller to another, as a storyboard describes it.
///
/// UIKit keeps a segue that presents until its presentation has ended, so a segue can be the
/// transitioning delegate of its destination (rule R197 of UIKit's behaviour). Every other segue is
/// released when it has been performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier in the app's code; `nil` if it has none.
  public let identifier: String?
  private var heldSource: UIViewController?
  private var heldDestination: UIViewController?
  private weak var seenSource: UIViewController?
  private weak var seenDestination: UIViewController?
  private var handler: (() -> Void)?
  /// UIKit's own segue of the kind that the storyboard gives to this custom segue, which performs
  /// it by `super.perform()`; `nil` if the storyboard gives no kind.
  var inherited: UIStoryboardSegue?

  /// Creates a segue of an app's own class, which must override ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    heldSource = source
    heldDestination = destination
    seenSource = source
    seenDestination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    heldSource = source
    heldDestination = destination
    seenSource = source
    seenDestination = destination
    handler = performHandler
    super.init()
  }

  /// The controller at which the segue starts.
  open var source: UIViewController {
    guard let seenSource else { preconditionFailure("\(type(of: self)) has outlived its source.") }
    return seenSource
  }

  /// The controller to which the segue leads.
  open var destination: UIViewController {
    guard let seenDestination else {
      preconditionFailure("\(type(of: self)) has outlived its destination.")
    }
    return seenDestination
  }

  /// Performs the segue, that is, shows its destination.
  open func perform() {
    if let inherited { return inherited.perform() }
    guard let handler else {
      preconditionFailure(
        "A segue without a handler must override perform() (was \(type(of: self)) \(identifier ?? "without identifier"))."
      )
    }
    handler()
  }

  // MARK: - Lifetime of a presenting segue

  /// Makes the presented controller keep this segue alive until the presentation ends (rule R197 of
  /// UIKit's behaviour).
  ///
  /// Until then the segue does not hold the presenter and the presented controller, because they
  /// hold the segue. So a simulator that is released in the middle of a presentation leaves no
  /// reference cycle behind.
  final func remain(with presented: UIViewController) {
    handler = nil
    inherited = nil
    if heldDestination === presented { heldDestination = nil }
    if heldSource === presented.presenter { heldSource = nil }
    presented.presentingSegue = self
  }

  /// Makes the segue hold its source and its destination again, because the presentation has ended
  /// and other code may still use the segue.
  final func presentationEnded() {
    heldSource = seenSource
    heldDestination = seenDestination
  }
}

extension UIStoryboardSegue {
  @_silgen_name("turnstile_segue_of_class")
  convenience init(
    ofClass identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
  /// Makes a segue of the class on which this method is called, such as an app's own one.
  @_silgen_name("turnstile_segue_of_class")
  static func made(
    _ identifier: consuming String?, from source: consuming UIViewController,
    to destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
