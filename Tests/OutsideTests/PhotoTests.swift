import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Photos", .serialized)
struct PhotoTests {

  @Test("Permission is refused in the next turn")
  func refused() {
    let simulator = Simulator.boot()
    nonisolated(unsafe) var answers: [PHAuthorizationStatus] = []
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    #expect(answers == [])
    simulator.run(for: .milliseconds(50))
    #expect(answers == [.denied])
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
  }

  @Test("Nothing is found, no image comes, and no change is made")
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
