/// A segue from one controller to another, about to be performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier.
  public let identifier: String?
  /// The controller at which the segue starts.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// The segue that the document describes apart from its class; `nil` if there is none.
  var inherited: UIStoryboardSegue?

  /// Creates a segue; a subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that is performed by a block.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
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
