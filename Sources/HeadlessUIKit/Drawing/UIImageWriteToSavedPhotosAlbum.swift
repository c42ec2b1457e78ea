import Foundation

/// Refuses to save an image, because an app under test has no photo library. The selector of the
/// target is called with an error in a later turn of the run loop.
///
/// ```swift
/// UIImageWriteToSavedPhotosAlbum(
///   image, self, #selector(saved(_:didFinishSavingWithError:contextInfo:)), nil)
/// ```
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuse(
    image, "an image (UIImageWriteToSavedPhotosAlbum)", completionTarget, completionSelector,
    contextInfo)
}

/// Refuses to save a video, because an app under test has no photo library. The selector of the
/// target is called with an error in a later turn of the run loop.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuse(
    videoPath, "a film (UISaveVideoAtPathToSavedPhotosAlbum)", completionTarget, completionSelector,
    contextInfo)
}

/// Returns false, because an app under test has no photo library to which a video could be added.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private func refuse(
  _ what: Any, _ name: String, _ target: Any?, _ selector: Selector?,
  _ context: UnsafeMutableRawPointer?
) {
  Simulator.current.noteOutside("room for \(name)", answer: "refused", isAnswered: false)
  guard let target = target as AnyObject?, let selector else { return }
  let denied = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
  // Unchecked: the values stay on this thread, although the closure runs later.
  nonisolated(unsafe) let (told, subject, context) = (target, what, context)
  DispatchQueue.main.async {
    selector.perform(on: told, with: subject, event: denied, context: context)
  }
}
