public import Foundation
import UIKit

/// The settings of an app for its sounds. In the model everything that is set is stored and has no
/// other effect, nothing is heard, and the microphone is refused.
///
/// ```swift
/// let session = AVAudioSession.sharedInstance()
/// try session.setCategory(.playback, mode: .moviePlayback)
/// try session.setActive(true)
/// ```
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVAudioSession: NSObject, @unchecked Sendable {
  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open private(set) var preferredSampleRate: Double = 0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open private(set) var preferredInputNumberOfChannels = 0
  open private(set) var preferredOutputNumberOfChannels = 0
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  open private(set) var inputGain: Float = 1
  private var portOverride = PortOverride.none

  /// The session of the app. Each launch begins with one on which nothing has been set.
  open class func sharedInstance() -> AVAudioSession {
    perLaunch("Outside.AVAudioSession") { AVAudioSession() }
  }
  public override init() { super.init() }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat,
      .spokenAudio, .voicePrompt,
    ]
  }

  // MARK: - Other sounds, and the phone's parts

  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var sampleRate: Double { 48_000 }
  open var ioBufferDuration: TimeInterval { 0.02 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var isInputAvailable: Bool { true }
  open var isInputGainSettable: Bool { false }
  open var inputNumberOfChannels: Int { 1 }
  open var outputNumberOfChannels: Int { 2 }
  open var maximumInputNumberOfChannels: Int { 1 }
  open var maximumOutputNumberOfChannels: Int { 2 }
  /// The way of the sounds, which leads to the phone's own speaker.
  open var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(outputs: [AVAudioSessionPortDescription(.builtInSpeaker)])
  }
  open var availableInputs: [AVAudioSessionPortDescription]? {
    [AVAudioSessionPortDescription(.builtInMic)]
  }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    self.portOverride = portOverride
  }
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    preferredInput = inPort
  }
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
  }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {
    preferredInputNumberOfChannels = count
  }
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    preferredOutputNumberOfChannels = count
  }
  open func setInputGain(_ gain: Float) throws { inputGain = gain }

  // MARK: - The microphone

  /// The permission of the app to use the microphone. It is undetermined until the app asks, and
  /// then denied.
  open var recordPermission: RecordPermission {
    Permission.microphone.isRefused ? .denied : .undetermined
  }
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Permission.microphone.ask("permission to use the microphone (AVAudioSession)") {
      response(false)
    }
  }
}

/// The newer way to ask for the microphone, which is refused.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum RecordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  open class var shared: AVAudioApplication {
    perLaunch("Outside.AVAudioApplication") { AVAudioApplication() }
  }
  open var recordPermission: RecordPermission {
    Permission.microphone.isRefused ? .denied : .undetermined
  }
  @preconcurrency
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AVAudioSession.sharedInstance().requestRecordPermission(response) }
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      requestRecordPermission { continuation.resume(returning: $0) }
    }
  }
}

/// The way of an app's sounds, from the things that hear to those that make them heard.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs: [AVAudioSessionPortDescription]

  init(outputs: [AVAudioSessionPortDescription]) {
    self.outputs = outputs
    super.init()
  }
}

/// A thing that hears or makes sounds, with its name.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  public let portType: AVAudioSession.Port
  open var portName: String { portType == .builtInMic ? "iPhone Microphone" : "Speaker" }
  open var uid: String { "Built-In \(portType.rawValue)" }

  init(_ portType: AVAudioSession.Port) {
    self.portType = portType
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionPortDescription)?.portType == portType
  }
  open override var hash: Int { portType.rawValue.count }
}
