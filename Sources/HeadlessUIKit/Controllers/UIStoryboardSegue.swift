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
