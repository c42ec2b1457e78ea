public import Foundation

/// UIKit's screens for picking or taking a photo. The model has no photos, so a user can only
/// cancel.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self  // imagePickerControllerDidCancel(_:), when Cancel is tapped
/// present(picker, animated: true)
/// ```
///
/// A picker without a delegate dismisses itself as soon as it is shown, as Apple documents.
///
/// - Note: The property `delegate` has the type of a navigation controller's delegate. UIKit's
///   demands a type that also conforms to ``UIImagePickerControllerDelegate``. If a delegate does
///   not implement `imagePickerControllerDidCancel(_:)`, the picker dismisses itself; Apple does
///   not document that case.
open class UIImagePickerController: UINavigationController {
  /// The source of a picked photo or video: the photo library, the camera or the saved photos.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// One of the device's two cameras, the rear or the front one, for an image picker.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// The kind of media that the camera of an image picker records: photos or videos.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The mode of the flash of an image picker's camera: off, automatic or on.
  public enum CameraFlashMode: Int, Sendable {
    /// The mode in which the camera never flashes.
    case off = -1
    case auto, on
  }
  /// The quality of a video that an image picker records.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The file format in which an image picker returns a photo: the compatible one (JPEG), or the
  /// format in which the photo is stored.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// A key of the dictionary in which an image picker's delegate gets the picked photo or video.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of a key in the dictionary in which an image picker's delegate gets the picked
    /// photo or video.
    public let rawValue: String
    /// Creates a key of the dictionary in which an image picker's delegate gets the picked photo or
    /// video, from the key's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key in an image picker's dictionary for the type of the picked media, such as an image
    /// or a film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key in an image picker's dictionary for the picked image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key in an image picker's dictionary for the image as the user has edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key in an image picker's dictionary for the rectangle to which the user has cropped the
    /// image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key in an image picker's dictionary for the URL of the picked video's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key in an image picker's dictionary for the URL of the picked image's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key in an image picker's dictionary for the URL of the picked image in the photo
    /// library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The key in an image picker's dictionary for the data that the camera has stored with the
    /// image.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The key in an image picker's dictionary for the image's asset (`PHAsset`) in the photo
    /// library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The key in an image picker's dictionary for the picked live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// The source of the photos that the picker offers. The model only mentions it when it reports
  /// that the app asked for photos.
  open var sourceType = SourceType.photoLibrary
  /// The offered kinds of media, without effect because there is no media.
  ///
  /// In UIKit, the image picker offers only media of these kinds.
  open var mediaTypes = ["public.image"] {
    didSet { inert("UIImagePickerController.mediaTypes") }
  }
  /// A Boolean value without effect, because no picture is picked that could be cropped.
  ///
  /// In UIKit, true lets the user crop the picked picture.
  open var allowsEditing = false {
    didSet { inert("UIImagePickerController.allowsEditing") }
  }
  /// The format in which a picture is returned, without effect because none is.
  ///
  /// In UIKit, the image picker converts a picked picture into this format.
  open var imageExportPreset = ImageURLExportPreset.compatible {
    didSet { inert("UIImagePickerController.imageExportPreset") }
  }
  /// The format in which a video is returned, without effect because none is.
  ///
  /// In UIKit, the image picker converts a picked video into this format.
  open var videoExportPreset = "" {
    didSet { inert("UIImagePickerController.videoExportPreset") }
  }
  /// The longest duration of a video in seconds, without effect because none is recorded.
  ///
  /// In UIKit, the image picker stops the recording after this time.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { inert("UIImagePickerController.videoMaximumDuration") }
  }
  /// The quality of a video, without effect because none is recorded.
  ///
  /// In UIKit, the image picker records videos with this quality.
  open var videoQuality = QualityType.typeMedium {
    didSet { inert("UIImagePickerController.videoQuality") }
  }
  /// A Boolean value without effect: the picker has only its Cancel button.
  ///
  /// In UIKit, true shows the camera's own buttons.
  open var showsCameraControls = true {
    didSet { inert("UIImagePickerController.showsCameraControls") }
  }
  /// The view over the camera's picture, which is kept and not shown.
  ///
  /// In UIKit, an app adds its own buttons to the image picker by this view.
  open var cameraOverlayView: UIView? {
    didSet { inert("UIImagePickerController.cameraOverlayView") }
  }
  /// The transform of the camera's picture, without effect because there is no picture.
  ///
  /// In UIKit, the image picker applies it to the picture that the user sees before taking a photo.
  open var cameraViewTransform = CGAffineTransform.identity {
    didSet { inert("UIImagePickerController.cameraViewTransform") }
  }
  /// The kind of recording that the camera makes, without effect because it makes none.
  ///
  /// In UIKit, it says whether the image picker takes photos or records videos.
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { inert("UIImagePickerController.cameraCaptureMode") }
  }
  /// The camera to use, without effect because none is used.
  ///
  /// In UIKit, the image picker uses this one of the device's cameras.
  open var cameraDevice = CameraDevice.rear {
    didSet { inert("UIImagePickerController.cameraDevice") }
  }
  /// The camera's use of its flash, without effect.
  ///
  /// The model has no camera.
  open var cameraFlashMode = CameraFlashMode.auto {
    didSet { inert("UIImagePickerController.cameraFlashMode") }
  }

  /// Returns true, because every source of photos counts as available, although the model has no
  /// photos.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  /// Returns the kinds of media that a source of an image picker offers: images only.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  /// Returns true, because both cameras count as available, although the model takes no photos.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  /// Returns true, because both cameras count as having a flash, although the model takes no
  /// photos.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { true }
  /// Returns the kinds of media that a camera can record: photos only.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    [NSNumber(value: CameraCaptureMode.photo.rawValue)]
  }

  /// Reports that the app wanted a photo from outside the app. The model takes no photo and calls
  /// no delegate.
  open func takePicture() { note() }
  /// Reports that the app wanted to record a video, and returns false, because the model records
  /// none.
  open func startVideoCapture() -> Bool {
    note()
    return false
  }
  /// Ends the recording of a video. Does nothing, because the model records none.
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

/// A delegate that is told when the user has picked a photo or has cancelled an image picker. The
/// delegate then has to dismiss the picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a photo or video. Optional; the model never calls it, because
  /// it has no photos.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has tapped the image picker's Cancel button. Optional.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Default for an image picker's delegate without this method: passes the picked photo on to the
  /// object to which the delegate forwards its messages, if there is one.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    forwardee((any UIImagePickerControllerDelegate).self)?.imagePickerController(
      picker, didFinishPickingMediaWithInfo: info)
  }

  /// Default for an image picker's delegate without this method: passes the tap on Cancel on to the
  /// object to which the delegate forwards its messages. If there is none, the picker dismisses
  /// itself.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    guard let forwardee = forwardee((any UIImagePickerControllerDelegate).self) else {
      return picker.dismissItself()
    }
    forwardee.imagePickerControllerDidCancel(picker)
  }
}
