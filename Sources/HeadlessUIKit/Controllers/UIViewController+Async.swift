/// Presenting and dismissing in a task, as the importer of Objective-C offers every method with a
/// completion.
///
/// In asynchronous code these are preferred, so a call there needs an `await`.
extension UIViewController {
  /// Presents a controller over this one, and goes on when it has been presented.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withUnsafeContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  /// Dismisses what this controller has presented, or itself, and goes on when that has been done.
  public func dismiss(animated flag: Bool) async {
    await withUnsafeContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }
}
