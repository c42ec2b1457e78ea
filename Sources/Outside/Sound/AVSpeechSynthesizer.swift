public import Foundation
import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The place at which speech is stopped: at once, or after a word.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// A voice of the system. The model has one, for English, and makes one for any other language that
/// an app asks for.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  open var identifier: String { "com.apple.voice.compact.\(language)" }
  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    super.init()
  }
  public convenience init?(identifier: String) {
    self.init(language: identifier.split(separator: ".").last.map(String.init))
  }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
  open class func currentLanguageCode() -> String { "en-US" }
}

/// A text that is to be spoken.
open class AVSpeechUtterance: NSObject {
  open var speechString: String { attributedSpeechString.string }
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false

  public convenience init(string: String) {
    self.init(attributedString: NSAttributedString(string: string))
  }
  public init(attributedString string: NSAttributedString) {
    attributedSpeechString = string
    super.init()
  }
}

/// Speaks texts. In the model nothing is heard: each text begins in the next turn, and has ended a
/// second later.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !waiting.isEmpty }
  open private(set) var isPaused = false
  open var usesApplicationAudioSession = true

  /// The texts that are not yet spoken to their ends.
  private var waiting: [AVSpeechUtterance] = []
  private var hasBegun = false
  /// True if the next step is planned.
  private var isStepping = false

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) {
    Outbound.note("speech (AVSpeechSynthesizer)", answer: "never heard")
    waiting.append(utterance)
    planStep()
  }
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    // Unchecked: the texts are not sent to another thread; they are used in a later turn of this
    // one.
    nonisolated(unsafe) let stopped = waiting
    (waiting, hasBegun, isPaused) = ([], false, false)
    tellNextTurn { synthesizer, delegate in
      for text in stopped { delegate.speechSynthesizer(synthesizer, didCancel: text) }
    }
    return true
  }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let text = waiting.first, !isPaused else { return false }
    isPaused = true
    // Unchecked: the text is used on the main thread alone.
    nonisolated(unsafe) let paused = text
    tellNextTurn { $1.speechSynthesizer($0, didPause: paused) }
    return true
  }
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let text = waiting.first, isPaused else { return false }
    isPaused = false
    // Unchecked: the text is used on the main thread alone.
    nonisolated(unsafe) let continued = text
    tellNextTurn { $1.speechSynthesizer($0, didContinue: continued) }
    planStep()
    return true
  }

  /// Calls a method of the delegate in the next turn of the run loop, if the synthesizer and its
  /// delegate still exist then.
  private func tellNextTurn(
    _ words: @escaping @Sendable (AVSpeechSynthesizer, any AVSpeechSynthesizerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      words(self, delegate)
    }
  }

  /// Plans the next step: the beginning of a text for the next turn, and its end for a second
  /// later. An app that speaks on without end then lets time pass.
  private func planStep() {
    guard !isStepping, !waiting.isEmpty else { return }
    isStepping = true
    DispatchQueue.main.asyncAfter(deadline: .now() + (hasBegun ? 1 : 0)) { [weak self] in
      self?.isStepping = false
      self?.step()
    }
  }

  /// Begins the first text, or ends it if it has begun.
  private func step() {
    guard let text = waiting.first, !isPaused else { return }
    hasBegun.toggle()
    if hasBegun {
      delegate?.speechSynthesizer(self, didStart: text)
    } else {
      waiting.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: text)
    }
    planStep()
  }
}

/// The delegate of a synthesizer of speech.
@preconcurrency
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
