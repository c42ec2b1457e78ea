public import Foundation
public import UIKit

/// The system's own screen on which a person picks photos. The library is empty, so a person can
/// only cancel.
///
/// ```swift
/// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
/// picker.delegate = self  // picker(_:didFinishPicking:) with an empty list, when Cancel is tapped
/// present(picker, animated: true)
/// ```
open class PHPickerViewController: UIViewController {
  /// The photo picker's delegate, which is told when the person has finished, and then dismisses
  /// the picker.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("photos (PHPickerViewController)") { [unowned self] in
      delegate?.picker(self, didFinishPicking: [])
    }
  }
}

extension UIViewController {
  /// Makes this controller's view that of a picker with nothing to pick: only a Cancel button.
  /// Records that the app has asked.
  func showNothingToPick(_ question: String, cancelled: @escaping () -> Void) {
    Outbound.note(question, answer: "none there")
    view.backgroundColor = .systemBackground
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.frame = CGRect(x: 8, y: 8, width: 80, height: 44)
    cancel.addAction(UIAction { _ in cancelled() }, for: .touchUpInside)
    view.addSubview(cancel)
  }
}

/// The delegate of a photo picker. In the model it is only ever told that the person has picked
/// nothing.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The settings of a photo picker, such as the number of assets that may be picked.
public struct PHPickerConfiguration {
  /// The form in which a photo picker hands over picked assets. It has no effect in the model.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The order in which a photo picker hands over picked assets. It has no effect in the model.
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A filter of the kinds of assets, such as images, that a photo picker offers. It has no effect in
/// the model.
public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static let screenshots = PHPickerFilter()
  public static let panoramas = PHPickerFilter()
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// An asset that a person has picked in a photo picker. The model never makes one.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
