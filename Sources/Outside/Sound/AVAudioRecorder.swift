public import Foundation
import UIKit

/// A recorder of sounds. In the model it never begins, because the microphone is refused.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  @discardableResult
  open func prepareToRecord() -> Bool { refuse() }
  @discardableResult
  open func record() -> Bool { refuse() }
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { refuse() }
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { refuse() }
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    refuse()
  }
  open func pause() {}
  open func stop() {}
  @discardableResult
  open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func refuse() -> Bool {
    Outbound.note("sounds of the microphone (AVAudioRecorder)", answer: "refused")
    return false
  }
}

/// The delegate of a recorder of sounds. In the model it is never told of anything.
@preconcurrency
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// The format of a recording, by its number.
public typealias AudioFormatID = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
