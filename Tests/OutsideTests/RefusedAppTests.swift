import Foundation
import Outside
import Testing
import Turnstile
import UIKit

@MainActor
@Suite("An app that asks for what is a person's", .serialized)
struct RefusedAppTests {
  /// A screen that asks for the location, and has a button for each of the system's photo and
  /// camera screens.
  final class Profile: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, PHPickerViewControllerDelegate
  {
    private let manager = CLLocationManager()

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.requestWhenInUseAuthorization()
      add("Camera", at: 200) { [unowned self] in
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = self
        present(picker, animated: true)
      }
      add("Album", at: 300) { [unowned self] in
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = self
        present(picker, animated: true)
      }
    }

    private func add(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
      let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 40))
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
    }
  }

  @Test(
    "Both pickers come and are cancelled, nothing breaks, and the summary names what was refused")
  func refused() throws {
    let app = Subject.app("profile", delegate: { WindowDelegate { Profile() } })
    let summary = try check(app, .strict, .runs(256))

    #expect(summary.tally[.present, .finished] > 10)
    #expect(summary.tally[.dismiss, .finished] > 10)
    for question in [
      "permission to know the location (CLLocationManager)",
      "a picture of the camera's (UIImagePickerController)", "photos (PHPickerViewController)",
    ] {
      #expect(summary.tally.unanswered.contains(question))
    }
  }
}
