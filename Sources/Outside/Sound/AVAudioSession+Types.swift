public import Foundation

extension AVAudioSession {
  /// The purpose of an app's sounds, such as playback.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The special use of an app's sounds, such as a film or a call.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The effects of an app's sounds on those of other apps, and the places where they may be heard.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// A request that sounds come from the speaker, instead of from the place that the category has.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// A thing that hears or makes sounds, such as a speaker.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lineIn = Port(rawValue: "LineIn")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

  /// The permission of an app to use the microphone.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  // MARK: - Notifications, of which the model sends none

  public class var interruptionNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  }
  public class var routeChangeNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  }
  public class var mediaServicesWereLostNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
  }
  public class var mediaServicesWereResetNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
  public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
