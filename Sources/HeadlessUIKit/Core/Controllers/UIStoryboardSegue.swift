/// One way from a controller to another, on the point of being taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// Where it starts.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue; a subclass says in ``perform()`` what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Makes a segue that does what a block does.
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

  /// Takes the way.
  open func perform() {
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
  /// Makes a segue of the class this is called on.
  @_silgen_name("turnstile_segue_of_class")
  static func made(
    _ identifier: consuming String?, from source: consuming UIViewController,
    to destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
