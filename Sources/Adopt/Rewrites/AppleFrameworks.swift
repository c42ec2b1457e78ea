/// The names of Apple's frameworks. If one of them is missing on Linux, it cannot be fetched like a
/// package.
enum AppleFrameworks {
  static func have(_ module: String) -> Bool {
    names.contains(module) || module.hasPrefix("_")
  }

  /// Returns true if every phone has a framework of the given name, whether Turnstile models the
  /// framework or not.
  ///
  /// Darwin does not count. Code that asks for Darwin by `canImport` has another branch for systems
  /// without it, and that branch compiles on Linux.
  static func isOnPhone(_ module: String) -> Bool {
    names.contains(module) && !notOnPhone.contains(module)
  }

  private static let notOnPhone: Set<String> = [
    "AppKit", "ClockKit", "Cocoa", "CreateML", "Cxx", "CxxStdlib", "Darwin", "Distributed",
    "Glibc", "MachO", "PackageDescription", "PlaygroundSupport", "ScreenTime", "TVUIKit",
    "Testing", "WatchKit", "XCTest",
  ]

  private static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression",
    "Contacts", "ContactsUI", "CoreAnimation", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit",
    "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
    "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FinanceKit", "Foundation", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit",
    "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HomeKit", "IOKit", "IOSurface",
    "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "LockedCameraCapture", "MLCompute", "MachO", "ManagedSettings", "MapKit",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal",
    "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
    "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OSLog", "ObjectiveC", "Observation",
    "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PhoneKit", "Photos", "PhotosUI", "PushKit",
    "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "RoomPlan", "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit",
    "SharedWithYou", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift",
    "SwiftData", "SwiftUI", "Symbols", "Synchronization", "SystemConfiguration", "TVUIKit",
    "TipKit", "Translation", "TranslationUIProvider", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    "XCTest", "Testing", "iAd", "libxml2", "os", "simd", "sqlite3", "SQLite3", "zlib",
    "PackageDescription", "PlaygroundSupport", "RegexBuilder", "Distributed", "Cxx", "CxxStdlib",
  ]
}
