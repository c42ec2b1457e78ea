import Foundation
import Outside
import Testing
import Turnstile
import UIKit

/// A delegate of a synthesizer that logs what it is told.
private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
  var told: [String] = []
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) { told.append("start \(utterance.speechString)") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) { told.append("finish \(utterance.speechString)") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) { told.append("pause") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) { told.append("continue") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) { told.append("cancel \(utterance.speechString)") }
}

/// A delegate that has no method at all.
private final class Idle: NSObject, AVSpeechSynthesizerDelegate, AVAudioPlayerDelegate,
  AVAudioRecorderDelegate
{}

/// A target of a command.
@MainActor
private final class Remote {
  func play() {}
}

@MainActor
@Suite("Sounds", .serialized)
struct SoundTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }
  private let file = URL(fileURLWithPath: "/a/tide.m4a")

  @Test("A session keeps what is set until the end of the launch, and throws nothing")
  func session() throws {
    _ = Simulator.boot()
    let session = AVAudioSession.sharedInstance()
    #expect(session === AVAudioSession.sharedInstance() && session.category == .soloAmbient)
    try session.setCategory(.ambient)
    #expect(session.category == .ambient)
    try session.setCategory(.record, options: .allowBluetooth)
    #expect(session.category == .record && session.categoryOptions == .allowBluetoothHFP)
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    #expect(session.mode == .moviePlayback && session.categoryOptions == .mixWithOthers)
    try session.setCategory(
      .playAndRecord, mode: .voiceChat, policy: .independent,
      options: [.defaultToSpeaker, .duckOthers])
    #expect(session.routeSharingPolicy == .independent && session.categoryOptions.rawValue == 10)
    try session.setMode(.spokenAudio)
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    #expect(session.mode == .spokenAudio && session.outputVolume == 0.5)
    #expect(!session.isOtherAudioPlaying && !session.secondaryAudioShouldBeSilencedHint)
    #expect(session.availableCategories.contains(.multiRoute) && session.availableModes.count == 9)

    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    #expect(session.currentRoute.inputs.isEmpty && session.currentRoute.outputs[0].uid != "")
    let microphone = try #require(session.availableInputs?.first)
    #expect(microphone.portName == "iPhone Microphone" && microphone.hash > 0)
    try session.overrideOutputAudioPort(.speaker)
    try session.setPreferredInput(microphone)
    try session.setPreferredSampleRate(44_100)
    try session.setPreferredIOBufferDuration(0.005)
    try session.setPreferredInputNumberOfChannels(1)
    try session.setPreferredOutputNumberOfChannels(2)
    try session.setInputGain(0.5)
    #expect(session.preferredInput?.isEqual(microphone) == true && session.inputGain == 0.5)
    #expect(session.preferredSampleRate == 44_100 && session.preferredIOBufferDuration == 0.005)
    #expect(session.preferredInputNumberOfChannels + session.preferredOutputNumberOfChannels == 3)
    #expect(session.sampleRate == 48_000 && session.ioBufferDuration > 0)
    #expect(session.inputLatency + session.outputLatency == 0 && session.isInputAvailable)
    #expect(session.inputNumberOfChannels == session.maximumInputNumberOfChannels)
    #expect(session.outputNumberOfChannels == session.maximumOutputNumberOfChannels)
    #expect(!session.isInputGainSettable)
    _ = Simulator.boot()
    #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
    #expect(AVAudioSession().mode == .default)
  }

  @Test("The microphone is refused in the next turn, whichever way it is asked for")
  func microphone() {
    _ = Simulator.boot()
    nonisolated(unsafe) var answers: [Bool] = []
    let session = AVAudioSession.sharedInstance()
    #expect(session.recordPermission == .undetermined)
    #expect(AVAudioApplication.shared.recordPermission == .undetermined)
    session.requestRecordPermission { answers.append($0) }
    #expect(answers == [])
    turn()
    #expect(answers == [false] && session.recordPermission == .denied)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
    AVAudioApplication.requestRecordPermission { answers.append($0) }
    turn()
    #expect(answers == [false, false])
  }

  @Test("A player plays until it is stopped, and its sound never ends")
  func player() throws {
    _ = Simulator.boot()
    let idle = Idle()
    let player = try AVAudioPlayer(contentsOf: file)
    player.delegate = idle
    #expect(player.prepareToPlay() && !player.isPlaying && player.play() && player.isPlaying)
    Simulator.current.run(for: .seconds(100))
    #expect(player.isPlaying && player.duration == 60 && player.currentTime == 0)
    player.pause()
    #expect(!player.isPlaying)
    player.play(atTime: player.deviceCurrentTime + 1)
    #expect(player.isPlaying)
    player.stop()
    #expect(!player.isPlaying)

    (player.currentTime, player.volume, player.pan) = (3, 0.25, -1)
    (player.enableRate, player.rate, player.numberOfLoops) = (true, 2, -1)
    player.isMeteringEnabled = true
    #expect(player.currentTime == 3 && player.volume == 0.25 && player.pan == -1)
    #expect(player.enableRate && player.rate == 2 && player.numberOfLoops == -1)
    player.setVolume(0, fadeDuration: 1)
    player.updateMeters()
    #expect(player.volume == 0 && player.isMeteringEnabled && player.numberOfChannels == 2)
    #expect(player.averagePower(forChannel: 0) == player.peakPower(forChannel: 1))
    #expect(player.settings.isEmpty && player.url == file && player.data == nil)
    #expect(try AVAudioPlayer(contentsOf: file, fileTypeHint: "public.mp3").url == file)
    #expect(try AVAudioPlayer(data: Data([1])).data == Data([1]))
    #expect(try AVAudioPlayer(data: Data(), fileTypeHint: nil).url == nil)
    // A property of an app holds a player without a sound until there is one.
    let empty = AVAudioPlayer()
    #expect(empty.url == nil && empty.data == nil && !empty.isPlaying && empty.play())
    idle.audioPlayerDidFinishPlaying(player, successfully: true)
    idle.audioPlayerDecodeErrorDidOccur(player, error: nil)
    idle.audioPlayerBeginInterruption(player)
    idle.audioPlayerEndInterruption(player, withOptions: 0)
  }

  @Test("A recorder never begins")
  func recorder() throws {
    _ = Simulator.boot()
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue, AVEncoderBitRateKey: 1,
      AVLinearPCMBitDepthKey: 16, AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsFloatKey: false,
    ]
    let recorder = try AVAudioRecorder(url: file, settings: settings)
    let idle = Idle()
    recorder.delegate = idle
    recorder.isMeteringEnabled = true
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.record(atTime: 1))
    #expect(!recorder.record(forDuration: 1) && !recorder.record(atTime: 1, forDuration: 1))
    recorder.pause()
    recorder.stop()
    recorder.updateMeters()
    #expect(!recorder.deleteRecording() && !recorder.isRecording && recorder.isMeteringEnabled)
    #expect(recorder.currentTime + recorder.deviceCurrentTime == 0 && recorder.url == file)
    #expect(recorder.averagePower(forChannel: 0) == recorder.peakPower(forChannel: 0))
    #expect(recorder.settings.count == 8 && recorder.delegate === idle)
    idle.audioRecorderDidFinishRecording(recorder, successfully: false)
    idle.audioRecorderEncodeErrorDidOccur(recorder, error: nil)
    let formats: [AudioFormatID] = [kAudioFormatLinearPCM, kAudioFormatAppleLossless]
    #expect(formats == [1_819_304_813, 1_634_492_771] && kAudioFormatMPEG4AAC == 1_633_772_320)
    let qualities: [AVAudioQuality] = [.min, .low, .medium, .high, .max]
    #expect(qualities.map(\.rawValue) == [0, 32, 64, 96, 127])
  }

  @Test("Speech begins in the next turn and ends a second later, one text after the other")
  func speech() throws {
    _ = Simulator.boot()
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    synthesizer.speak(AVSpeechUtterance(string: "a"))
    synthesizer.speak(AVSpeechUtterance(attributedString: NSAttributedString(string: "b")))
    #expect(synthesizer.isSpeaking && listener.told == [])
    turn()
    #expect(listener.told == ["start a"])
    Simulator.current.run(for: .seconds(2))
    #expect(listener.told == ["start a", "finish a", "start b", "finish b"])
    #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate))

    listener.told = []
    synthesizer.speak(AVSpeechUtterance(string: "c"))
    #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused)
    #expect(!synthesizer.pauseSpeaking(at: .word))
    turn()
    #expect(listener.told == ["pause"])
    #expect(synthesizer.continueSpeaking() && !synthesizer.continueSpeaking())
    Simulator.current.run(for: .seconds(2))
    #expect(listener.told == ["pause", "continue", "start c", "finish c"])
    synthesizer.speak(AVSpeechUtterance(string: "d"))
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    turn()
    #expect(listener.told.last == "cancel d" && synthesizer.usesApplicationAudioSession)

    let text = AVSpeechUtterance(string: "e")
    (text.rate, text.pitchMultiplier, text.volume) = (AVSpeechUtteranceMaximumSpeechRate, 2, 0.5)
    (text.preUtteranceDelay, text.postUtteranceDelay) = (1, 2)
    text.voice = AVSpeechSynthesisVoice(language: "en-GB")
    text.prefersAssistiveTechnologySettings = true
    #expect(text.rate > AVSpeechUtteranceDefaultSpeechRate && text.pitchMultiplier == 2)
    #expect(AVSpeechUtteranceMinimumSpeechRate == 0 && text.volume == 0.5)
    #expect(text.preUtteranceDelay < text.postUtteranceDelay && text.voice?.language == "en-GB")
    #expect(text.prefersAssistiveTechnologySettings && text.attributedSpeechString.length == 1)
    let voice = try #require(AVSpeechSynthesisVoice.speechVoices().first)
    #expect(voice.language == AVSpeechSynthesisVoice.currentLanguageCode())
    #expect(voice.quality == .default && voice.name == "en-US")
    #expect(AVSpeechSynthesisVoice(identifier: voice.identifier)?.language == "en-US")
    let idle = Idle()
    idle.speechSynthesizer(synthesizer, didStart: text)
    idle.speechSynthesizer(synthesizer, didFinish: text)
    idle.speechSynthesizer(synthesizer, didPause: text)
    idle.speechSynthesizer(synthesizer, didContinue: text)
    idle.speechSynthesizer(synthesizer, didCancel: text)
    idle.speechSynthesizer(
      synthesizer, willSpeakRangeOfSpeechString: NSRange(location: 0, length: 1), utterance: text)
  }

  @Test("The volume's slider is there, and what is told of a song is kept")
  func media() throws {
    _ = Simulator.boot()
    let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let slider = try #require(volume.subviews.first as? UISlider)
    volume.layoutIfNeeded()
    #expect(slider.value == 0.5 && volume.volumeSliderRect(forBounds: volume.bounds).width == 200)
    #expect(volume.routeButtonRect(forBounds: volume.bounds) == .zero && volume.showsRouteButton)
    volume.layoutSubviews()
    #expect(
      slider.frame == volume.bounds && volume.sizeThatFits(CGSize(width: 9, height: 9)).height > 9)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    volume.setVolumeThumbImage(picture, for: .normal)
    volume.setRouteButtonImage(picture, for: .normal)
    #expect(volume.volumeThumbImage(for: .normal) === picture)
    #expect(MPVolumeView(coder: NSCoder())?.subviews.first is UISlider)
    volume.showsRouteButton = false
    volume.showsVolumeSlider = false
    #expect(slider.isHidden && !volume.showsVolumeSlider)

    let centre = MPNowPlayingInfoCenter.default()
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 5, height: 5)) { _ in picture }
    let info: [String: Any] = [
      MPMediaItemPropertyTitle: "a", MPMediaItemPropertyArtist: "b",
      MPMediaItemPropertyAlbumTitle: "c", MPMediaItemPropertyAlbumArtist: "d",
      MPMediaItemPropertyAlbumTrackNumber: 1, MPMediaItemPropertyAlbumTrackCount: 2,
      MPMediaItemPropertyGenre: "e", MPMediaItemPropertyComposer: "f",
      MPMediaItemPropertyPlaybackDuration: 60, MPMediaItemPropertyArtwork: artwork,
      MPMediaItemPropertyMediaType: 1, MPMediaItemPropertyPersistentID: 3,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 0, MPNowPlayingInfoPropertyPlaybackRate: 1,
      MPNowPlayingInfoPropertyDefaultPlaybackRate: 1,
      MPNowPlayingInfoPropertyPlaybackQueueIndex: 0,
      MPNowPlayingInfoPropertyPlaybackQueueCount: 1,
      MPNowPlayingInfoPropertyPlaybackProgress: 0.5,
      MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
      MPNowPlayingInfoPropertyIsLiveStream: false, MPNowPlayingInfoPropertyAssetURL: file,
    ]
    (centre.nowPlayingInfo, centre.playbackState) = (info, .playing)
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count == 21)
    #expect(centre.playbackState == .playing && artwork.bounds.width == 5)
    #expect(
      artwork.image(at: .zero) === picture && MPMediaItemArtwork(image: picture).bounds.width == 2)
    let states: [MPNowPlayingPlaybackState] = [.unknown, .playing, .paused, .stopped, .interrupted]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let kinds: [MPNowPlayingInfoMediaType] = [.none, .audio, .video]
    #expect(kinds.map(\.rawValue) == [0, 1, 2])
  }

  @Test("No command ever comes, and a block for one is kept until it is taken away")
  func commands() {
    _ = Simulator.boot()
    let centre = MPRemoteCommandCenter.shared()
    #expect(centre === MPRemoteCommandCenter.shared())
    weak var kept: NSObject?
    do {
      let object = NSObject()
      kept = object
      let token = centre.playCommand.addTarget { event in
        _ = (object, event.command, event.timestamp)
        return .success
      }
      centre.playCommand.removeTarget(NSObject())
      #expect(kept != nil)
      centre.playCommand.removeTarget(token)
    }
    #expect(kept == nil)
    let remote = Remote()
    centre.pauseCommand.addTarget(remote, action: Selector(Remote.play))
    centre.pauseCommand.removeTarget(remote, action: nil)
    centre.pauseCommand.removeTarget(nil)
    let others = [
      centre.stopCommand, centre.togglePlayPauseCommand, centre.nextTrackCommand,
      centre.previousTrackCommand, centre.seekForwardCommand, centre.seekBackwardCommand,
      centre.changePlaybackPositionCommand, centre.changeRepeatModeCommand,
      centre.changeShuffleModeCommand, centre.ratingCommand, centre.likeCommand,
      centre.dislikeCommand,
    ]
    for command in others { command.isEnabled = false }
    #expect(others.allSatisfy { !$0.isEnabled } && centre.playCommand.isEnabled)
    centre.skipForwardCommand.preferredIntervals = [15]
    centre.skipBackwardCommand.preferredIntervals = centre.skipForwardCommand.preferredIntervals
    centre.changePlaybackRateCommand.supportedPlaybackRates = [1, 2]
    let bookmark = centre.bookmarkCommand
    (bookmark.isActive, bookmark.localizedTitle, bookmark.localizedShortTitle) = (true, "a", "b")
    #expect(bookmark.isActive && bookmark.localizedTitle + bookmark.localizedShortTitle == "ab")
    #expect(centre.changePlaybackRateCommand.supportedPlaybackRates.count == 2)
    #expect(MPSkipIntervalCommandEvent().interval == 0)
    #expect(MPChangePlaybackPositionCommandEvent().positionTime == 0)
    #expect(MPChangePlaybackRateCommandEvent().playbackRate == 1)
    let answers: [MPRemoteCommandHandlerStatus] = [
      .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
    ]
    #expect(answers.map(\.rawValue) == [0, 100, 110, 120, 200])
  }

  @Test("Numbers and names are Apple's")
  func values() {
    let ports: [AVAudioSession.Port] = [
      .lineIn, .builtInMic, .headsetMic, .lineOut, .headphones, .bluetoothA2DP, .builtInReceiver,
      .builtInSpeaker, .HDMI, .airPlay, .bluetoothLE, .bluetoothHFP, .usbAudio, .carAudio,
    ]
    #expect(Set(ports).count == 14 && AVAudioSession.PortOverride.none.rawValue == 0)
    let modes: [AVAudioSession.Mode] = [.gameChat, .videoRecording, .measurement, .videoChat]
    #expect(Set(modes + [.voicePrompt]).count == 5)
    let options: AVAudioSession.CategoryOptions = [
      .interruptSpokenAudioAndMixWithOthers, .allowBluetoothA2DP, .allowAirPlay,
    ]
    #expect(options.rawValue == 0x71)
    let policies: [AVAudioSession.RouteSharingPolicy] = [
      .default, .longFormAudio, .independent, .longFormVideo,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 2, 3])
    let reasons: [AVAudioSession.RouteChangeReason] = [
      .unknown, .newDeviceAvailable, .oldDeviceUnavailable, .categoryChange, .override,
      .wakeFromSleep, .noSuitableRouteForCategory, .routeConfigurationChange,
    ]
    #expect(reasons.map(\.rawValue) == [0, 1, 2, 3, 4, 6, 7, 8])
    #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
    #expect(AVAudioSession.InterruptionType.ended.rawValue == 0)
    #expect(AVAudioSession.InterruptionOptions.shouldResume.rawValue == 1)
    #expect(AVAudioSession.SilenceSecondaryAudioHintType.end.rawValue == 0)
    #expect(AVAudioSession.SilenceSecondaryAudioHintType.begin.rawValue == 1)
    #expect(AVAudioSession.RecordPermission.granted.rawValue == 1_735_552_628)
    #expect(AVAudioApplication.RecordPermission.granted.rawValue == 1_735_552_628)
    let qualities: [AVSpeechSynthesisVoiceQuality] = [.default, .enhanced, .premium]
    #expect(qualities.map(\.rawValue) == [1, 2, 3])
    let names = [
      AVAudioSession.interruptionNotification, AVAudioSession.routeChangeNotification,
      AVAudioSession.mediaServicesWereLostNotification,
      AVAudioSession.mediaServicesWereResetNotification,
      AVAudioSession.silenceSecondaryAudioHintNotification,
    ]
    let keys = [
      AVAudioSessionInterruptionTypeKey, AVAudioSessionInterruptionOptionKey,
      AVAudioSessionInterruptionWasSuspendedKey, AVAudioSessionRouteChangeReasonKey,
      AVAudioSessionRouteChangePreviousRouteKey, AVAudioSessionSilenceSecondaryAudioHintTypeKey,
    ]
    #expect(Set(names.map(\.rawValue) + keys).count == 11)
  }

  // MARK: - An app

  /// A screen with a player, as apps write it.
  final class Song: UIViewController {
    private var player: AVAudioPlayer?

    override func viewDidLoad() {
      super.viewDidLoad()
      do {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        try AVAudioSession.sharedInstance().setActive(true)
        player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a/tide.m4a"))
      } catch { return }
      player?.prepareToPlay()
      player?.play()
      _ = NotificationCenter.default.addObserver(
        forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
      ) { _ in }
      let list = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      list.addAction(
        UIAction { [unowned self] _ in
          guard player?.isPlaying == true else { return }
          present(UIViewController(), animated: true)
        }, for: .touchUpInside)
      view.addSubview(list)
      Task {
        guard await AVAudioApplication.requestRecordPermission() else { return }
        list.removeFromSuperview()
      }
    }
  }

  @Test("A screen that plays a sound is loaded as on a phone, and the summary says nobody hears it")
  func app() throws {
    let app = Subject.app("song", delegate: { WindowDelegate { Song() } })
    let summary = try check(app, .strict, .runs(64))

    #expect(summary.tally[.present, .finished] > 0)
    #expect(summary.tally.unanswered.contains("sounds (AVAudioPlayer)"))
    #expect(
      summary.tally.unanswered.contains("permission to use the microphone (AVAudioSession)"))
  }
}
