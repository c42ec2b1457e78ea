public import Foundation
public import UIKit

/// Makes pictures of moments of a film. The model loads no films, so it makes none.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  @frozen public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    Outbound.note("a picture of a film (AVAssetImageGenerator)", answer: "not loaded")
    throw CocoaError(.fileNoSuchFile)
  }
  @MainActor
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }
  /// Makes pictures of several moments. In the model each fails, all in the next turn.
  @preconcurrency
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let moments = requestedTimes.map(\.timeValue)
    refuseInNextTurn("pictures of a film (AVAssetImageGenerator)", answer: "not loaded") {
      for moment in moments {
        handler(moment, nil, .invalid, .failed, CocoaError(.fileNoSuchFile))
      }
    }
  }
  /// Cancels the requests. In the model the method does nothing, and the errors still come.
  open func cancelAllCGImageGeneration() {}
}

/// A mixture of the sounds of a film. The model loads none.
open class AVAudioMix: NSObject {}

extension NSValue {
  /// Creates an `NSValue` object that holds a moment of a film.
  public convenience init(time: CMTime) {
    let numbers = [time.value, Int64(time.timescale), time.isValid ? 1 : 0]
    self.init(bytes: numbers, objCType: "[3q]")
  }
  /// The moment of a film that the `NSValue` object holds.
  public var timeValue: CMTime {
    var numbers = [Int64](repeating: 0, count: 3)
    getValue(&numbers)
    return numbers[2] == 1
      ? CMTime(value: numbers[0], timescale: Int32(truncatingIfNeeded: numbers[1])) : .invalid
  }
}
