/// The names that belong to Apple's frameworks on a device and to Turnstile's module `Outside` on
/// Linux: those for the network, location, photos, camera, video, the keychain, filters of pictures
/// and services of the system.
enum OutsideNames {
  /// The Apple frameworks of which Turnstile's module `Outside` declares a part.
  static let frameworks: Set<String> = [
    "CoreLocation", "Photos", "PhotosUI", "AVFoundation", "CoreMedia", "MobileCoreServices",
    "CoreServices", "UniformTypeIdentifiers", "AVKit", "Security", "SystemConfiguration",
    "LocalAuthentication", "UserNotifications", "AudioToolbox", "CoreData", "CoreImage", "WebKit",
    "SafariServices", "MessageUI", "StoreKit",
  ]

  /// Returns true if a file uses a name that Turnstile's module `Outside` declares and the app does
  /// not.
  static func areUsed(in listing: Listing, _ program: Program) -> Bool {
    listing.tokens.indices.contains { index in
      guard listing.isWord(index) else { return false }
      let word = listing.words[index]
      return network.contains(word) && !program.declares(word)
        || ["NSPredicate", "NSSortDescriptor"].contains(word)
        || devices.contains(word) && !program.declares(word)
        || word == "contentsOf" && listing.says("Data", at: index - 2)
    }
  }

  /// The names of Foundation for network access that Turnstile's module `Outside` declares on
  /// Linux.
  private static let network: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionTask", "URLSessionDownloadTask", "URLCache", "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge",
    "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate",
    "URLSessionDownloadDelegate", "NSMutableURLRequest", "CachedURLResponse",
  ]

  /// The names for location, photos, camera, video and the keychain that Turnstile's module
  /// `Outside` declares. A test compares the list with the module.
  static let devices: Set<String> = [
    // Names of Core Location
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
    // Names of the Photos framework
    "CGImagePropertyOrientation", "PHAccessLevel", "PHAsset",
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
    // Names of AVFoundation's camera
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
    // Names of AVFoundation's and AVKit's video playback
    "AVAsset", "AVKeyValueStatus", "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVPlayerLooper",
    "AVPlayerViewController", "AVQueuePlayer", "AVURLAsset", "CMTime", "CMTimeGetSeconds",
    "CMTimeMake", "CMTimeMakeWithSeconds", "CMTimeRange", "CMTimeScale", "CMTimeValue",
    // Names of the Security framework for servers' certificates and random bytes
    "NSURLAuthenticationMethodServerTrust", "SecRandomCopyBytes", "SecRandomRef", "SecTrust",
    "SecTrustEvaluateWithError", "kSecRandomDefault",
    // Names of what the system does for an app: reachability, the owner's face or finger, sounds,
    // files, notifications
    "AudioServicesCreateSystemSoundID", "AudioServicesDisposeSystemSoundID",
    "AudioServicesPlayAlertSound", "AudioServicesPlaySystemSound",
    "AudioServicesPlaySystemSoundWithCompletion", "LABiometryType", "LAContext", "LAError",
    "LAPolicy", "SCNetworkReachability", "SCNetworkReachabilityCallBack",
    "SCNetworkReachabilityContext", "SCNetworkReachabilityCreateWithAddress",
    "SCNetworkReachabilityCreateWithName", "SCNetworkReachabilityFlags",
    "SCNetworkReachabilityGetFlags", "SCNetworkReachabilityScheduleWithRunLoop",
    "SCNetworkReachabilitySetCallback", "SCNetworkReachabilitySetDispatchQueue",
    "SCNetworkReachabilityUnscheduleFromRunLoop", "SystemSoundID", "UIColorPickerViewController",
    "UIColorPickerViewControllerDelegate", "UIDocumentInteractionController",
    "UIDocumentInteractionControllerDelegate", "UIDocumentPickerDelegate",
    "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIFontPickerViewControllerDelegate", "UIMarkupTextPrintFormatter", "UIPrintFormatter",
    "UIPrintInfo", "UIPrintInteractionController", "UIPrintPageRenderer",
    "UIReferenceLibraryViewController", "UISimpleTextPrintFormatter", "UITextChecker",
    "UNAuthorizationOptions", "UNAuthorizationStatus",
    "UNCalendarNotificationTrigger", "UNMutableNotificationContent", "UNNotification",
    "UNNotificationAction", "UNNotificationActionOptions", "UNNotificationCategory",
    "UNNotificationCategoryOptions", "UNNotificationContent",
    "UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier",
    "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
    "UNNotificationSetting", "UNNotificationSettings", "UNNotificationSound",
    "UNNotificationTrigger", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
    "UNUserNotificationCenterDelegate", "kSystemSoundID_Vibrate", "noErr",
    // Names of pages of the web, letters and messages
    "MFMailComposeResult", "MFMailComposeViewController", "MFMailComposeViewControllerDelegate",
    "MFMessageComposeViewController", "MFMessageComposeViewControllerDelegate",
    "MessageComposeResult", "SFSafariViewController", "SFSafariViewControllerDelegate",
    "SKStoreReviewController", "WKAudiovisualMediaTypes", "WKBackForwardList",
    "WKBackForwardListItem", "WKDataDetectorTypes", "WKFrameInfo", "WKNavigation",
    "WKNavigationAction", "WKNavigationActionPolicy", "WKNavigationDelegate",
    "WKNavigationResponse", "WKNavigationResponsePolicy", "WKNavigationType", "WKPreferences",
    "WKProcessPool", "WKScriptMessage", "WKScriptMessageHandler", "WKSnapshotConfiguration",
    "WKUIDelegate", "WKUserContentController", "WKUserScript", "WKWebView",
    "WKWebViewConfiguration", "WKWebpagePreferences", "WKWebsiteDataStore",
    "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
    "WKWindowFeatures",
    // Names of Core Data
    "ManagedClass", "NSAttributeDescription", "NSAttributeType", "NSBatchDeleteRequest",
    "NSBatchDeleteRequestResultType", "NSBatchDeleteResult", "NSBinaryStoreType", "NSDeleteRule",
    "NSDeletedObjectsKey", "NSDiffableDataSourceSnapshotReference", "NSEntityDescription",
    "NSErrorMergePolicy", "NSFetchRequest", "NSFetchRequestResult", "NSFetchRequestResultType",
    "NSFetchedResultsChangeType", "NSFetchedResultsController",
    "NSFetchedResultsControllerDelegate", "NSFetchedResultsSectionInfo", "NSInMemoryStoreType",
    "NSInferMappingModelAutomaticallyOption", "NSInsertedObjectsKey", "NSManagedObject",
    "NSManagedObjectConstraintMergeError", "NSManagedObjectContext",
    "NSManagedObjectContextConcurrencyType", "NSManagedObjectID", "NSManagedObjectModel",
    "NSManagedObjectReferentialIntegrityError", "NSMergeByPropertyObjectTrumpMergePolicy",
    "NSMergeByPropertyStoreTrumpMergePolicy", "NSMergePolicy", "NSMergePolicyType",
    "NSMigratePersistentStoresAutomaticallyOption", "NSOverwriteMergePolicy",
    "NSPersistentCloudKitContainer", "NSPersistentCloudKitContainerOptions",
    "NSPersistentContainer", "NSPersistentHistoryTrackingKey", "NSPersistentStore",
    "NSPersistentStoreCoordinator", "NSPersistentStoreDescription",
    "NSPersistentStoreOperationError", "NSPersistentStoreRemoteChangeNotificationPostOptionKey",
    "NSPersistentStoreRequest", "NSPersistentStoreResult", "NSPersistentStoreSaveError",
    "NSPropertyDescription", "NSRefreshedObjectsKey", "NSRelationshipDescription",
    "NSRollbackMergePolicy", "NSSQLiteStoreType", "NSSecureUnarchiveFromDataTransformer",
    "NSUpdatedObjectsKey", "NSValidationKeyErrorKey", "NSValidationMissingMandatoryPropertyError",
    "NSValidationObjectErrorKey", "NSValueTransformerName", "ValueTransformer",
    // Names of Core Image
    "CIBoxBlur", "CIColor", "CIColorControls", "CIColorMonochrome", "CIContext", "CIContextOption",
    "CIFilter", "CIFilterProtocol", "CIGaussianBlur", "CIImage", "CIImageOption", "CIPhotoEffect",
    "CIQRCodeGenerator", "CISepiaTone", "CIVector", "kCIAttributeFilterName", "kCIInputAngleKey",
    "kCIInputAspectRatioKey", "kCIInputBackgroundImageKey", "kCIInputBrightnessKey",
    "kCIInputCenterKey", "kCIInputColorKey", "kCIInputContrastKey", "kCIInputEVKey",
    "kCIInputExtentKey", "kCIInputImageKey", "kCIInputIntensityKey", "kCIInputMaskImageKey",
    "kCIInputRadiusKey", "kCIInputSaturationKey", "kCIInputScaleKey", "kCIInputSharpnessKey",
    "kCIInputTransformKey", "kCIOutputImageKey",
    // Names of the Security framework for the keychain
    "OSStatus", "SecCopyErrorMessageString", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete",
    "SecItemUpdate", "errSecAllocate", "errSecAuthFailed", "errSecDecode", "errSecDuplicateItem",
    "errSecInteractionNotAllowed", "errSecItemNotFound", "errSecNotAvailable", "errSecParam",
    "errSecSuccess", "errSecUnimplemented", "errSecUserCanceled", "kSecAttrAccessControl",
    "kSecAttrAccessGroup", "kSecAttrAccessible", "kSecAttrAccessibleAfterFirstUnlock",
    "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "kSecAttrAccessibleAlways",
    "kSecAttrAccessibleAlwaysThisDeviceOnly", "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly",
    "kSecAttrAccessibleWhenUnlocked", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
    "kSecAttrAccount", "kSecAttrAuthenticationType", "kSecAttrComment", "kSecAttrCreationDate",
    "kSecAttrCreator", "kSecAttrDescription", "kSecAttrGeneric", "kSecAttrIsInvisible",
    "kSecAttrLabel", "kSecAttrModificationDate", "kSecAttrPath", "kSecAttrPort", "kSecAttrProtocol",
    "kSecAttrSecurityDomain", "kSecAttrServer", "kSecAttrService", "kSecAttrSynchronizable",
    "kSecAttrSynchronizableAny", "kSecAttrType", "kSecClass", "kSecClassCertificate",
    "kSecClassGenericPassword", "kSecClassIdentity", "kSecClassInternetPassword", "kSecClassKey",
    "kSecMatchCaseInsensitive", "kSecMatchLimit", "kSecMatchLimitAll", "kSecMatchLimitOne",
    "kSecReturnAttributes", "kSecReturnData", "kSecReturnPersistentRef", "kSecReturnRef",
    "kSecUseAuthenticationContext", "kSecUseAuthenticationUI", "kSecUseAuthenticationUIFail",
    "kSecUseDataProtectionKeychain", "kSecUseOperationPrompt", "kSecValueData",
    "kSecValuePersistentRef", "kSecValueRef",
  ]
}
