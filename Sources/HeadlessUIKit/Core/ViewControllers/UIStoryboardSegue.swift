/// A segue from one controller to another, about to be performed.
///
/// UIKit holds a segue that presents until its presentation has ended, so a segue may be the
/// transitioning delegate of its destination (R197). Every other segue is released once it has been
/// performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier.
  public let identifier: String?
  private var heldSource: UIViewController?
  private var heldDestination: UIViewController?
  private weak var seenSource: UIViewController?
  private weak var seenDestination: UIViewController?
  private var handler: (() -> Void)?
  /// The plain segue of the kind that the document gives, which `super.perform()` performs; `nil`
  /// if there is none.
  var inherited: UIStoryboardSegue?

  /// Creates a segue; a subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    heldSource = source
    heldDestination = destination
    seenSource = source
    seenDestination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that is performed by a block.
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

  /// Performs the segue.
  open func perform() {
    if let inherited { return inherited.perform() }
    guard let handler else {
      preconditionFailure(
        "A segue without a handler must override perform() (was \(type(of: self)) \(identifier ?? "without identifier"))."
      )
    }
    handler()
  }

  // MARK: - While the segue presents

  /// Makes the presented controller hold this segue until its presentation ends (R197).
  ///
  /// From then on the segue does not hold the two controllers of the presentation, because they
  /// hold the segue. So a simulator that is released in the middle of a presentation leaves no
  /// reference cycle behind.
  final func remain(with presented: UIViewController) {
    handler = nil
    inherited = nil
    if heldDestination === presented { heldDestination = nil }
    if heldSource === presented.presenter { heldSource = nil }
    presented.presentingSegue = self
  }

  /// Makes the segue hold both controllers again, as before the presentation, for code that has
  /// kept the segue.
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
  /// Creates a segue of the class on which this method is called.
  @_silgen_name("turnstile_segue_of_class")
  static func made(
    _ identifier: consuming String?, from source: consuming UIViewController,
    to destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
