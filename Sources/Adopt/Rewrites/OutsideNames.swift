/// The names that belong to Apple's frameworks on a device and to Turnstile's module `Outside` on
/// Linux: those for the network, location, photos, camera and video.
enum OutsideNames {
  /// The frameworks of which `Outside` declares a part.
  static let frameworks: Set<String> = [
    "CoreLocation", "Photos", "PhotosUI", "AVFoundation", "CoreMedia", "MobileCoreServices",
    "CoreServices", "UniformTypeIdentifiers", "AVKit",
  ]

  /// Returns true if a file uses a name of `Outside` that the app does not itself declare.
  static func areUsed(in listing: Listing, _ program: Program) -> Bool {
    listing.tokens.indices.contains { index in
      guard listing.isWord(index) else { return false }
      let word = listing.words[index]
      return network.contains(word) && !program.declares(word)
        || devices.contains(word) && !program.declares(word)
        || word == "contentsOf" && listing.says("Data", at: index - 2)
    }
  }

  /// The names for network access. On a device they belong to Foundation.
  private static let network: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionTask", "URLSessionDownloadTask", "URLCache", "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge",
    "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate",
    "URLSessionDownloadDelegate", "NSMutableURLRequest", "CachedURLResponse",
  ]

  /// The names for location, photos, camera and video. The list has all that `Outside` declares for
  /// them; a test compares the two.
  static let devices: Set<String> = [
    // Location services
    "CLAccuracyAuthorization", "CLActivityType", "CLAuthorizationStatus", "CLCircularRegion",
    "CLDeviceOrientation", "CLError", "CLFloor", "CLGeocoder", "CLHeading", "CLLocation",
    "CLLocationAccuracy", "CLLocationCoordinate2D", "CLLocationCoordinate2DIsValid",
    "CLLocationCoordinate2DMake", "CLLocationDegrees", "CLLocationDirection",
    "CLLocationDirectionAccuracy", "CLLocationDistance", "CLLocationDistanceMax",
    "CLLocationManager", "CLLocationManagerDelegate", "CLLocationSpeed",
    "CLLocationSpeedAccuracy", "CLPlacemark", "CLRegion", "CLRegionState", "CLVisit",
    "kCLDistanceFilterNone", "kCLErrorDomain", "kCLHeadingFilterNone", "kCLLocationAccuracyBest",
    "kCLLocationAccuracyBestForNavigation", "kCLLocationAccuracyHundredMeters",
    "kCLLocationAccuracyKilometer", "kCLLocationAccuracyNearestTenMeters",
    "kCLLocationAccuracyThreeKilometers", "kCLLocationCoordinate2DInvalid",
    // The photo library
    "CGImagePropertyOrientation", "NSItemProvider", "PHAccessLevel", "PHAsset",
    "PHAssetChangeRequest", "PHAssetCollection", "PHAssetCollectionChangeRequest",
    "PHAssetCollectionSubtype", "PHAssetCollectionType", "PHAssetCreationRequest",
    "PHAssetEditOperation", "PHAssetImageProgressHandler", "PHAssetMediaSubtype",
    "PHAssetMediaType", "PHAssetResourceCreationOptions", "PHAssetResourceType",
    "PHAssetSourceType", "PHAuthorizationStatus", "PHCachingImageManager", "PHChange",
    "PHChangeRequest", "PHCollection", "PHCollectionList", "PHFetchOptions", "PHFetchResult",
    "PHFetchResultChangeDetails", "PHImageCancelledKey", "PHImageContentMode", "PHImageErrorKey",
    "PHImageManager", "PHImageManagerMaximumSize", "PHImageRequestID", "PHImageRequestOptions",
    "PHImageRequestOptionsDeliveryMode", "PHImageRequestOptionsResizeMode",
    "PHImageRequestOptionsVersion", "PHImageResultIsDegradedKey", "PHImageResultIsInCloudKey",
    "PHImageResultRequestIDKey", "PHInvalidImageRequestID", "PHObject", "PHObjectChangeDetails",
    "PHObjectPlaceholder", "PHPhotoLibrary", "PHPhotoLibraryChangeObserver", "PHPhotosError",
    "PHPhotosErrorDomain", "PHPickerConfiguration", "PHPickerFilter", "PHPickerResult",
    "PHPickerViewController", "PHPickerViewControllerDelegate", "UTType", "kUTTypeData",
    "kUTTypeGIF", "kUTTypeImage", "kUTTypeJPEG", "kUTTypeLivePhoto", "kUTTypeMPEG4",
    "kUTTypeMovie", "kUTTypePDF", "kUTTypePNG", "kUTTypePlainText", "kUTTypeText", "kUTTypeURL",
    "kUTTypeVideo",
    // The camera
    "AVAuthorizationStatus", "AVCaptureConnection", "AVCaptureDevice", "AVCaptureDeviceInput",
    "AVCaptureFileOutput", "AVCaptureFileOutputRecordingDelegate", "AVCaptureInput",
    "AVCaptureMetadataOutput", "AVCaptureMetadataOutputObjectsDelegate",
    "AVCaptureMovieFileOutput", "AVCaptureOutput", "AVCapturePhoto",
    "AVCapturePhotoCaptureDelegate", "AVCapturePhotoOutput", "AVCapturePhotoSettings",
    "AVCaptureResolvedPhotoSettings", "AVCaptureSession", "AVCaptureSessionErrorKey",
    "AVCaptureSessionInterruptionReasonKey", "AVCaptureVideoDataOutput",
    "AVCaptureVideoDataOutputSampleBufferDelegate", "AVCaptureVideoOrientation",
    "AVCaptureVideoPreviewLayer", "AVCaptureVideoStabilizationMode", "AVError",
    "AVFoundationErrorDomain", "AVLayerVideoGravity", "AVMediaType",
    "AVMetadataMachineReadableCodeObject", "AVMetadataObject", "CMSampleBuffer",
    // Video playback
    "AVAsset", "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVPlayerLooper",
    "AVPlayerViewController", "AVQueuePlayer", "AVURLAsset", "CMTime", "CMTimeGetSeconds",
    "CMTimeMake", "CMTimeMakeWithSeconds", "CMTimeRange", "CMTimeScale", "CMTimeValue",
  ]
}
