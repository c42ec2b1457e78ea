import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Photos", .serialized)
struct PhotoTests {

  @Test("Permission is granted in the next turn")
  func granted() {
    let simulator = Simulator.boot()
    nonisolated(unsafe) var answers: [PHAuthorizationStatus] = []
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    #expect(answers == [])
    simulator.run(for: .milliseconds(50))
    #expect(answers == [.authorized])
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(!answers.contains(.denied))
  }

  /// Returns the photos that an app finds once it may see them.
  private func photos(_ options: PHFetchOptions? = nil) -> PHFetchResult<PHAsset> {
    let simulator = Simulator.boot()
    PHPhotoLibrary.requestAuthorization { _ in }
    simulator.run(for: .milliseconds(50))
    return PHAsset.fetchAssets(with: options)
  }

  @Test("An app that may see photos finds twelve images, from the oldest to the newest")
  func images() throws {
    let found = photos()
    var seen: [PHAsset] = []
    found.enumerateObjects { asset, index, stop in
      seen.append(asset)
      if index == 2 { stop.pointee = true }
    }

    #expect(found.count == 12)
    #expect(found.countOfAssets(with: .image) == 12)
    #expect(seen.count == 3)
    #expect(try #require(seen[0].creationDate) < #require(seen[1].creationDate))
    #expect(found.index(of: seen[2]) == 2)
    let again = found.object(at: 1)
    #expect(again.isEqual(seen[1]) && again.hash == seen[1].hash && !again.isEqual(seen[0]))
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
    #expect(
      PHAsset.fetchAssets(withLocalIdentifiers: [seen[1].localIdentifier], options: nil).firstObject
        == seen[1])
  }

  @Test("A fetch heeds its limit, its direction and the kind of media of its predicate")
  func options() {
    let options = PHFetchOptions()
    options.fetchLimit = 2
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(
      format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    let newest = photos(options)
    options.predicate = NSPredicate(
      format: "mediaType == %d", PHAssetMediaType.video.rawValue)

    let image = newest.firstObject
    #expect(NSPredicate(format: "mediaType IN %@", [1, 2]).evaluate(with: image))
    #expect(!NSPredicate(format: "mediaType IN %@", [2]).evaluate(with: image))
    #expect(newest.count == 2)
    #expect(newest.firstObject?.localIdentifier == "photo-12/L0/001")
    #expect(PHAsset.fetchAssets(with: options).count == 0)
  }

  @Test("All images are in one smart album")
  func album() throws {
    _ = photos()
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    let own = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    let album = try #require(albums.firstObject)

    #expect(albums.count == 1)
    #expect(own.count == 0)
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == 12)
  }

  @Test("An image comes in the size that fits, at once if the app waits")
  func image() throws {
    let wide = try #require(photos().firstObject)
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var sizes: [CGSize?] = []
    for mode in [PHImageContentMode.aspectFit, .aspectFill] {
      PHImageManager.default().requestImage(
        for: wide, targetSize: CGSize(width: 403, height: 403), contentMode: mode, options: options
      ) { image, _ in sizes.append(image?.size) }
    }
    PHImageManager.default().requestImageData(for: wide, options: options) { data, _, _, _ in
      sizes.append(data.flatMap { UIImage(data: $0) }?.size)
    }

    let expected = [
      CGSize(width: 403, height: 302), CGSize(width: 537, height: 403),
      CGSize(width: 4_032, height: 3_024),
    ]
    #expect(sizes == expected)
  }

  @Test("Before the app has asked nothing is found, no image comes, and no change is made")
  func nothing() throws {
    let simulator = Simulator.boot()
    let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    #expect(found.count == 0)
    #expect(found.firstObject == nil)

    nonisolated(unsafe) var errors: [PHPhotosError?] = []
    let request = PHImageManager.default().requestImage(
      for: PHAsset(), targetSize: .zero, contentMode: .aspectFill, options: nil
    ) { image, info in
      #expect(image == nil)
      errors.append(info?[PHImageErrorKey] as? PHPhotosError)
    }
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    let next = PHCachingImageManager().requestImage(
      for: PHAsset(), targetSize: .zero, contentMode: .aspectFill, options: options
    ) { _, info in errors.append(info?[PHImageErrorKey] as? PHPhotosError) }
    #expect(errors.count == 1)
    #expect([request, next] == [1, 2])
    PHPhotoLibrary.shared().performChanges({ Issue.record("called") }) { done, error in
      #expect(!done)
      errors.append(error as? PHPhotosError)
    }
    simulator.run(for: .milliseconds(50))
    #expect(errors == Array(repeating: PHPhotosError(.accessUserDenied), count: 3))
    #expect(throws: PHPhotosError(.accessUserDenied)) {
      try PHPhotoLibrary.shared().performChangesAndWait {}
    }
  }
}

@MainActor
@Suite("Camera", .serialized)
struct CameraTests {

  @Test("The devices of a phone are there, and may not be used")
  func refused() throws {
    let simulator = Simulator.boot()
    let camera = try #require(AVCaptureDevice.default(for: .video))
    #expect(camera.position == .back)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front)?.position
        == .front)
    #expect(AVCaptureDevice.default(.builtInTelephotoCamera, for: .video, position: .back) == nil)
    #expect(throws: AVError(.applicationIsNotAuthorizedToUseDevice)) {
      try AVCaptureDeviceInput(device: camera)
    }

    nonisolated(unsafe) var answer: Bool?
    AVCaptureDevice.requestAccess(for: .video) { answer = $0 }
    simulator.run(for: .milliseconds(50))
    #expect(answer == false)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
  }

  @Test("What one launch has set of a device is gone in the next")
  func launches() {
    Simulator.boot()
    AVCaptureDevice.default(for: .video)?.torchMode = .on
    #expect(AVCaptureDevice.default(for: .video)?.isTorchActive == true)
    Simulator.boot()
    #expect(AVCaptureDevice.default(for: .video)?.isTorchActive == false)
  }

  @Test("A photo that is taken fails in the next turn")
  func photo() {
    let simulator = Simulator.boot()
    final class Diary: NSObject, AVCapturePhotoCaptureDelegate {
      var codes: [AVError.Code?] = []
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) { codes.append((error as? AVError)?.code) }
    }
    let diary = Diary()
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: diary)
    simulator.run(for: .milliseconds(50))
    #expect(diary.codes == [.sessionNotRunning])
  }

  @Test("A preview is an empty layer that keeps its session when it is copied")
  func preview() {
    let session = AVCaptureSession()
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50))
        == CGPoint(x: 0.25, y: 0.5))
    #expect(AVCaptureVideoPreviewLayer(layer: layer).session === session)
    session.startRunning()
    #expect(session.isRunning)
  }
}
