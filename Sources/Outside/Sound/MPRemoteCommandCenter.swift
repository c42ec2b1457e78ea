public import Foundation
public import UIKit

/// An app's answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// The commands that come from the lock screen or from headphones. In the model none ever comes.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let ratingCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()

  open class func shared() -> MPRemoteCommandCenter {
    perLaunch("Outside.MPRemoteCommandCenter") { MPRemoteCommandCenter() }
  }
}

/// A command such as to play. The blocks that are to handle it are kept, as on a device, and never
/// called.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(token: NSObject, handler: Any)] = []

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {
    handlers.removeAll { target == nil || $0.token === target as AnyObject? }
  }
  open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

/// A command to go on or back by some seconds.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = [10]
}

/// A command to go to a second.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command to play faster or slower.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = [1]
}

/// A command to like or dislike what is played.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// A command that has come. The model makes none.
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

/// A command that has come, to go on or back by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

/// A command that has come, to go to a second.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// A command that has come, to play faster or slower.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}
