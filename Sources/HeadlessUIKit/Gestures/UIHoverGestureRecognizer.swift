/// A recogniser of a mouse's pointer over a view. The model has no mouse, so it never recognises.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
