/// An element that VoiceOver reads although it is no view, such as a bar of a chart. VoiceOver is
/// never on in the model.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object in which the element is.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle of the element in the coordinates of its container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action that VoiceOver offers for an element. VoiceOver is never on in the model, so the
/// action is never performed.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns true if it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which VoiceOver reads.
  open var name: String
  /// The object whose method performs the action, held weakly.
  open weak var target: AnyObject?
  /// The selector of the method that performs the action.
  open var selector: Selector
  /// The closure that performs the action.
  open var actionHandler: Handler?
  /// The picture of the action.
  open var image: UIImage?

  /// Creates an action that a method of a target performs.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Creates an action that a closure performs.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    (self.image, self.actionHandler) = (image, actionHandler)
  }
}
