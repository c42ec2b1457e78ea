public import Foundation

/// The system's own screens on which a person picks a photo or takes one: there is none to pick and
/// none to take, and all there is to do is to cancel.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self  // imagePickerControllerDidCancel(_:), when Cancel is tapped
/// present(picker, animated: true)
/// ```
///
/// Without a delegate it is dismissed as soon as it is shown, as Apple documents.
///
/// - Note: The delegate's type says no more than a navigation controller's; UIKit's wants both
///   protocols. On a delegate that leaves `imagePickerControllerDidCancel(_:)` out, the picker
///   dismisses itself; Apple documents neither that nor anything else.
open class UIImagePickerController: UINavigationController {
  /// Where a picture comes from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Which camera.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// In which form a picture is handed over.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// Under which names what was picked is handed over.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Where pictures are to come from; there are none anywhere.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds of thing are offered; there is none of any kind.
  open var mediaTypes = ["public.image"] {
    didSet { inert("UIImagePickerController.mediaTypes") }
  }
  /// Whether what was picked may be cropped; nothing is picked.
  open var allowsEditing = false {
    didSet { inert("UIImagePickerController.allowsEditing") }
  }
  /// In which form a picture is handed over; none is.
  open var imageExportPreset = ImageURLExportPreset.compatible {
    didSet { inert("UIImagePickerController.imageExportPreset") }
  }
  /// In which form a film is handed over; none is.
  open var videoExportPreset = "" {
    didSet { inert("UIImagePickerController.videoExportPreset") }
  }
  /// How long a film may be, in seconds; none is taken.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { inert("UIImagePickerController.videoMaximumDuration") }
  }
  /// How good a film is; none is taken.
  open var videoQuality = QualityType.typeMedium {
    didSet { inert("UIImagePickerController.videoQuality") }
  }
  /// Whether the camera has buttons of its own; there is one that cancels.
  open var showsCameraControls = true {
    didSet { inert("UIImagePickerController.showsCameraControls") }
  }
  /// What lies over the camera's picture; it is kept and not shown.
  open var cameraOverlayView: UIView? {
    didSet { inert("UIImagePickerController.cameraOverlayView") }
  }
  /// How the camera's picture is turned; there is no picture.
  open var cameraViewTransform = CGAffineTransform.identity {
    didSet { inert("UIImagePickerController.cameraViewTransform") }
  }
  /// What the camera takes; it takes nothing.
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { inert("UIImagePickerController.cameraCaptureMode") }
  }
  /// Which camera is used; none is.
  open var cameraDevice = CameraDevice.rear {
    didSet { inert("UIImagePickerController.cameraDevice") }
  }
  /// When the camera flashes; it does not.
  open var cameraFlashMode = CameraFlashMode.auto {
    didSet { inert("UIImagePickerController.cameraFlashMode") }
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { true }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    [NSNumber(value: CameraCaptureMode.photo.rawValue)]
  }

  open func takePicture() { note() }
  open func startVideoCapture() -> Bool {
    note()
    return false
  }
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    note()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    setViewControllers([screen], animated: false)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if delegate == nil { dismissItself() }
  }

  private func cancel() {
    guard let told = delegate as? any UIImagePickerControllerDelegate else {
      return dismissItself()
    }
    told.imagePickerControllerDidCancel(self)
  }

  fileprivate func dismissItself() { presentingViewController?.dismiss(animated: true) }

  private func note() {
    let what = sourceType == .camera ? "a picture of the camera's" : "photos"
    Simulator.current.noteOutside(
      "\(what) (UIImagePickerController)", answer: "none there", isAnswered: false)
  }
}

/// Is told what was picked, or that nothing was, and dismisses the picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    forwardee((any UIImagePickerControllerDelegate).self)?.imagePickerController(
      picker, didFinishPickingMediaWithInfo: info)
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    guard let forwardee = forwardee((any UIImagePickerControllerDelegate).self) else {
      return picker.dismissItself()
    }
    forwardee.imagePickerControllerDidCancel(picker)
  }
}
