import Foundation
import Outside
import Testing
import UIKit

private final class Moving: NSObject, PHLivePhotoViewDelegate {}

@MainActor
@Suite("Films and photos that move", .serialized)
struct FilmTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  private func photo() throws -> PHAsset {
    PHPhotoLibrary.requestAuthorization { _ in }
    turn()
    return try #require(PHAsset.fetchAssets(with: nil).firstObject)
  }

  @Test("The library has no films, and says so in the next turn")
  func requests() throws {
    _ = Simulator.boot()
    let (photo, manager) = (try photo(), PHImageManager.default())
    let options = PHVideoRequestOptions()
    (options.version, options.deliveryMode) = (.original, .fastFormat)
    options.isNetworkAccessAllowed = true
    let progress: PHAssetVideoProgressHandler = { _, _, _, _ in }
    options.progressHandler = progress
    let moving = PHLivePhotoRequestOptions()
    (moving.version, moving.deliveryMode) = (.current, .highQualityFormat)
    (moving.isNetworkAccessAllowed, moving.progressHandler) = (true, progress)
    var told: [String] = []
    func note(_ name: String, _ isThere: Bool, _ info: [AnyHashable: Any]?) {
      let error = (info?[PHImageErrorKey] as? PHPhotosError)?.code
      told.append("\(name) \(isThere) \(error == .accessUserDenied)")
    }
    let numbers = [
      manager.requestAVAsset(forVideo: photo, options: options) { film, mix, info in
        note("film", film != nil || mix != nil, info)
      },
      manager.requestPlayerItem(forVideo: photo, options: options) { item, info in
        note("item", item != nil, info)
      },
      manager.requestExportSession(
        forVideo: photo, options: nil, exportPreset: AVAssetExportPresetPassthrough
      ) { session, info in note("session", session != nil, info) },
      manager.requestLivePhoto(
        for: photo, targetSize: .zero, contentMode: .aspectFit, options: moving
      ) { photo, info in note("photo", photo != nil, info) },
    ]
    #expect(told == [] && Set(numbers).count == 4)
    turn()
    #expect(
      told == [
        "film false true", "item false true", "session false true", "photo false true",
      ])
    let versions: [PHVideoRequestOptionsVersion] = [.current, .original]
    let modes: [PHVideoRequestOptionsDeliveryMode] = [
      .automatic, .highQualityFormat, .mediumQualityFormat, .fastFormat,
    ]
    #expect(versions.map(\.rawValue) == [0, 1] && modes.map(\.rawValue) == [0, 1, 2, 3])
    _ = AVAudioMix()
  }

  @Test("An image has one file, which is read and written in the next turn")
  func files() throws {
    _ = Simulator.boot()
    let photo = try photo()
    let resource = try #require(PHAssetResource.assetResources(for: photo).first)
    #expect(resource.type == .photo && resource.assetLocalIdentifier == photo.localIdentifier)
    #expect(resource.originalFilename.hasPrefix("IMG_"))
    #expect(resource.uniformTypeIdentifier == "public.jpeg")
    #expect(resource.pixelWidth == photo.pixelWidth && resource.pixelHeight == photo.pixelHeight)
    #expect(PHAssetResource.assetResources(for: PHLivePhoto()).isEmpty)
    let options = PHAssetResourceRequestOptions()
    (options.isNetworkAccessAllowed, options.progressHandler) = (true, { _ in })
    nonisolated(unsafe) var told: [String] = []
    let manager = PHAssetResourceManager.default()
    let number: PHAssetResourceDataRequestID = manager.requestData(
      for: resource, options: options,
      dataReceivedHandler: { told.append("\(UIImage(data: $0)?.size.width ?? 0)") },
      completionHandler: { told.append($0 == nil ? "read" : "error") })
    let file = FileManager.default.temporaryDirectory.appending(path: "resource-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    manager.writeData(for: resource, toFile: file, options: nil) {
      told.append($0 == nil ? "written" : "error")
    }
    let nowhere = URL(fileURLWithPath: "/none/at/all")
    manager.writeData(for: resource, toFile: nowhere, options: nil) {
      told.append($0 == nil ? "written" : "error")
    }
    manager.cancelDataRequest(number)
    #expect(told == [])
    turn()
    #expect(told == ["\(CGFloat(photo.pixelWidth))", "read", "written", "error"])
    #expect(UIImage(data: try Data(contentsOf: file))?.size.height == CGFloat(photo.pixelHeight))
  }

  @Test("A view of a photo that moves plays nothing")
  func live() {
    _ = Simulator.boot()
    let (view, moving) = (PHLivePhotoView(), Moving())
    view.delegate = moving
    (view.livePhoto, view.isMuted, view.contentsRect) = (PHLivePhoto(), true, .zero)
    view.startPlayback(with: .full)
    view.stopPlayback()
    #expect(view.livePhoto?.size == .zero && view.delegate === moving)
    #expect(PHLivePhotoView.livePhotoBadgeImage(options: [.overContent, .liveOff]).size == .zero)
    moving.livePhotoView(view, willBeginPlaybackWith: .hint)
    moving.livePhotoView(view, didEndPlaybackWith: .undefined)
    let styles: [PHLivePhotoViewPlaybackStyle] = [.undefined, .full, .hint]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    #expect(PHLivePhotoBadgeOptions(rawValue: 3) == [.overContent, .liveOff])
  }

  @Test("A film cannot be written anew, because it is not loaded")
  func export() async throws {
    _ = Simulator.boot()
    let film = AVURLAsset(url: URL(fileURLWithPath: "/a.mov"))
    let session = try #require(
      AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
    session.outputURL = URL(fileURLWithPath: "/b.mov")
    session.outputFileType = .mov
    session.timeRange = CMTimeRange(start: .zero, duration: .zero)
    session.shouldOptimizeForNetworkUse = true
    #expect(session.status == .unknown && session.error == nil && session.progress == 0)
    nonisolated(unsafe) var told = 0
    session.exportAsynchronously { told += 1 }
    #expect(told == 0 && session.status == .exporting)
    turn()
    #expect(told == 1 && session.status == .failed && session.error is CocoaError)
    session.exportAsynchronously { told += 1 }
    session.cancelExport()
    turn()
    #expect(told == 2 && session.status == .cancelled && session.asset === film)
    await #expect(throws: CocoaError.self) {
      try await session.export(to: URL(fileURLWithPath: "/c"), as: .mp4)
    }
    #expect(session.presetName == AVAssetExportPresetHighestQuality)
    #expect(session.supportedFileTypes.contains(.mov))
    let presets = AVAssetExportSession.allExportPresets()
    #expect(presets.contains(AVAssetExportPresetLowQuality))
    #expect(presets.contains(AVAssetExportPresetMediumQuality))
    #expect(AVAssetExportSession.exportPresets(compatibleWith: film) == [])
    let others = [
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080,
    ]
    let formats: [AVFileType] = [
      .mov, .mp4, .m4v, .m4a, .jpg, .heic, AVFileType(rawValue: "a"), AVFileType("b"),
    ]
    #expect(Set(others).count == 3 && Set(formats.map(\.rawValue)).count == 8)
    let states: [AVAssetExportSession.Status] = [
      .unknown, .waiting, .exporting, .completed, .failed, .cancelled,
    ]
    #expect(states.map(\.rawValue) == Array(0...5))
  }

  @Test("No picture can be made of a film that is not loaded")
  func pictures() async {
    _ = Simulator.boot()
    let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/a.mov")))
    (generator.appliesPreferredTrackTransform, generator.maximumSize) = (true, .zero)
    (generator.requestedTimeToleranceBefore, generator.requestedTimeToleranceAfter) = (.zero, .zero)
    let moment = CMTime(value: 3, timescale: 2)
    #expect(throws: CocoaError.self) { try generator.copyCGImage(at: moment, actualTime: nil) }
    let asset = generator.asset
    #expect(!asset.isPlayable)
    nonisolated(unsafe) var told: [Double] = []
    let times = [NSValue(time: moment), NSValue(time: .invalid)]
    generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
      #expect(image == nil && result == .failed && error is CocoaError)
      told.append(time.isValid ? time.seconds : -1)
    }
    #expect(told == [])
    turn()
    #expect(told == [1.5, -1] && times[0].timeValue == moment)
    generator.cancelAllCGImageGeneration()
    let one: (AVAssetImageGenerator) async throws -> CGImage = {
      try await $0.image(at: .zero).image
    }
    _ = one
    let results: [AVAssetImageGenerator.Result] = [.succeeded, .failed, .cancelled]
    #expect(results.map(\.rawValue) == [0, 1, 2])
  }

  @Test("A finder of faces and codes finds none")
  func detector() throws {
    let options: [String: Any] = [
      CIDetectorAccuracy: CIDetectorAccuracyHigh, CIDetectorImageOrientation: 1,
    ]
    let finder = try #require(
      CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: options))
    #expect(finder.features(in: CIImage()) == [])
    #expect(
      finder.features(in: CIImage(), options: [CIDetectorAccuracy: CIDetectorAccuracyLow]) == [])
    let (face, code) = (CIFaceFeature(), CIQRCodeFeature())
    let features: [CIFeature] = [face, code]
    #expect(features.allSatisfy { $0.bounds == .zero && $0.type == "" })
    #expect(!face.hasLeftEyePosition && !face.hasRightEyePosition && !face.hasMouthPosition)
    #expect(face.leftEyePosition == face.rightEyePosition && face.mouthPosition == .zero)
    #expect(code.messageString == nil && code.topLeft == code.topRight)
    #expect(code.bottomLeft == code.bottomRight)
    let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText]
    #expect(Set(types).count == 3)
  }
}
