public import Foundation
import UIKit

// The sounds of the system, which nobody hears in a check.

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The number of a sound that shakes the phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound, which nobody hears.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound as an alert, which nobody hears.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound, and calls a block in the next turn of the run loop.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) { inCompletionBlock.map { DispatchQueue.main.async(execute: $0) } }
/// Makes a sound of a file, and gives it a number.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 4096
  return noErr
}
/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}
