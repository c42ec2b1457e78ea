import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Picking pictures")
struct ImagePickerTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var hasCancelled = false
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      hasCancelled = true
      dismiss(animated: true)
    }
  }
  private final class Indifferent: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  /// Presents a picker and taps its Cancel button.
  private func cancel(_ picker: UIImagePickerController, _ world: World) {
    world.home.present(picker, animated: true)
    world.settle()
    #expect(world.home.presentedViewController === picker)
    guard let button = button("Cancel", in: picker.navigationBar) else {
      Issue.record("no button")
      return
    }
    world.simulator.touchDown(finger: 1, at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    world.turn()
    world.simulator.touchUp(finger: 1)
    world.settle()
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test("All there is to do is to cancel, which the delegate is told")
  func cancelled() {
    let world = World()
    let chooser = Chooser()
    world.home.addChild(chooser)
    let picker = UIImagePickerController()
    picker.delegate = chooser
    cancel(picker, world)

    #expect(chooser.hasCancelled)
    #expect(world.home.presentedViewController == nil)
  }

  @Test("A picker whose delegate does not say what to do at the end dismisses itself")
  func indifferent() {
    let world = World()
    let delegate = Indifferent()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    cancel(picker, world)

    #expect(world.home.presentedViewController == nil)
  }

  @Test("A picker without a delegate goes as soon as it has come")
  func withoutDelegate() {
    let world = World()
    world.home.present(UIImagePickerController(), animated: true)
    world.settle()

    #expect(world.home.presentedViewController == nil)
  }

  @Test(
    "A picture that is to be kept is refused in the next turn, with the context of the one who asked"
  )
  func kept() {
    @MainActor
    final class Keeper {
      var codes: [Int] = []
      func kept(_ image: UIImage, error: (any Error)?, context: UnsafeRawPointer) {
        codes.append((error as NSError?)?.code ?? 0)
      }
      func keptByName(_ image: UIImage, error: NSError?, context: UnsafeMutableRawPointer?) {
        codes.append(context == nil ? 1 : 2)
      }
    }
    let world = World()
    let keeper = Keeper()
    UIImageWriteToSavedPhotosAlbum(
      UIImage(), keeper, Selector(Keeper.kept(_:error:context:)), nil)
    UIImageWriteToSavedPhotosAlbum(
      UIImage(), keeper, Selector(Keeper.keptByName(_:error:context:)), nil)
    UIImageWriteToSavedPhotosAlbum(
      UIImage(), keeper, Selector(Keeper.keptByName(_:error:context:)),
      UnsafeMutableRawPointer(bitPattern: 8))
    #expect(keeper.codes == [])
    world.settle()

    #expect(keeper.codes == [-3310, 1, 2])
  }
}
