public import Foundation
import UIKit

/// Writes a film anew, in another size or format. The model loads no films, so an export fails in
/// the next turn.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  @frozen public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  @preconcurrency
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .exporting
    refuseInNextTurn("a film to write (AVAssetExportSession)", answer: "not loaded") { [self] in
      if status == .exporting { fail() }
      handler()
    }
  }
  @MainActor
  open func export(to url: URL, as fileType: AVFileType) async throws {
    Outbound.note("a film to write (AVAssetExportSession)", answer: "not loaded")
    fail()
    throw CocoaError(.fileNoSuchFile)
  }
  open func cancelExport() { if status == .exporting { status = .cancelled } }

  private func fail() { (status, error) = (.failed, CocoaError(.fileNoSuchFile)) }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
    ]
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// The format of a file with a film or a sound.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
}

/// The preset for a small film.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset for a film of middle size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for the best film.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset for the best film in the format HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// The preset that leaves the film as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for a film of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The preset for a film of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
