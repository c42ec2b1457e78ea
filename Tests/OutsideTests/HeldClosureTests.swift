import Foundation
import Outside
import Testing
import UIKit

/// An object that an app's closures refer to, such as a screen that waits for a response.
private final class Screen: NSObject, CLLocationManagerDelegate, WKNavigationDelegate,
  AVSpeechSynthesizerDelegate, MKMapViewDelegate, URLSessionDataDelegate, @unchecked Sendable
{
  /// An object that the screen itself keeps alive.
  var held: Any?

  nonisolated func use() {}
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

/// A use of the outside world by a screen, which ends within ten seconds.
private struct Use: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let begin: @MainActor @Sendable (Screen) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (Screen) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }
}

@MainActor
@Suite("What the outside world holds of an app it releases when it has done its part", .serialized)
struct HeldClosureTests {
  nonisolated private static let there = URL(string: "https://a.example/x")!
  nonisolated private static let away = URL(string: "https://a.example/none")!

  nonisolated private static let requests = [
    Use("an answered request") { screen in
      URLSession.shared.dataTask(with: there) { _, _, _ in screen.use() }.resume()
    },
    Use("a request without network") { screen in
      URLSession.shared.dataTask(with: away) { _, _, _ in screen.use() }.resume()
    },
    Use("a request that is cancelled at once") { screen in
      let task = URLSession.shared.dataTask(with: there) { _, _, _ in screen.use() }
      task.resume()
      task.cancel()
    },
    Use("a request that is held up") { screen in
      let task = URLSession.shared.dataTask(with: there) { _, _, _ in screen.use() }
      task.resume()
      task.suspend()
      task.resume()
    },
    Use("a request that is kept by its screen") { screen in
      let task = URLSession.shared.dataTask(with: there) { [weak screen] _, _, _ in screen?.use() }
      task.resume()
      screen.held = task
    },
    Use("an upload") { screen in
      URLSession.shared.uploadTask(with: URLRequest(url: there), from: Data()) { _, _, _ in
        screen.use()
      }.resume()
    },
    Use("a download") { screen in
      URLSession.shared.downloadTask(with: there) { _, _, _ in screen.use() }.resume()
    },
    Use("a session that is finished") { screen in
      let session = URLSession(configuration: .default, delegate: screen, delegateQueue: .main)
      session.dataTask(with: there).resume()
      session.finishTasksAndInvalidate()
    },
    Use("the tasks of a session") { screen in
      URLSession.shared.getAllTasks { _ in screen.use() }
    },
  ]

  nonisolated private static let questions = [
    Use("a place by its name") { screen in
      CLGeocoder().geocodeAddressString("Rome") { _, _ in screen.use() }
    },
    Use("a way") { screen in
      MKDirections(request: MKDirections.Request()).calculate { _, _ in screen.use() }
    },
    Use("a search on the map") { screen in
      MKLocalSearch(request: MKLocalSearch.Request()).start { _, _ in screen.use() }
    },
    Use("the owner's face") { screen in
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in
        screen.use()
      }
    },
    Use("leave to notify") { screen in
      UNUserNotificationCenter.current().requestAuthorization { _, _ in screen.use() }
      UNUserNotificationCenter.current().getNotificationSettings { _ in screen.use() }
    },
    Use("leave to see the photos") { screen in
      PHPhotoLibrary.requestAuthorization { _ in screen.use() }
    },
    Use("leave to film") { screen in
      AVCaptureDevice.requestAccess(for: .video) { _ in screen.use() }
    },
    Use("leave to record") { screen in
      AVAudioSession.sharedInstance().requestRecordPermission { _ in screen.use() }
    },
    Use("stores") { screen in
      let container = NSPersistentContainer(name: "None", managedObjectModel: .init())
      container.loadPersistentStores { _, _ in screen.use() }
      container.viewContext.perform { screen.use() }
      screen.held = container
    },
  ]

  nonisolated private static let owned = [
    Use("where the phone is") { screen in
      let manager = CLLocationManager()
      manager.delegate = screen
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      screen.held = manager
    },
    Use("a web page") { screen in
      let page = WKWebView()
      page.navigationDelegate = screen
      page.load(URLRequest(url: there))
      page.evaluateJavaScript("1") { _, _ in screen.use() }
      screen.held = page
    },
    Use("a map") { screen in
      let map = MKMapView()
      map.delegate = screen
      map.setCenter(map.centerCoordinate, animated: true)
      screen.held = map
    },
    Use("a spoken text") { screen in
      let speaker = AVSpeechSynthesizer()
      speaker.delegate = screen
      speaker.speak(AVSpeechUtterance(string: "Hello"))
      screen.held = speaker
    },
    Use("a film") { screen in
      let player = AVPlayer(url: there)
      let observer = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in
        screen.use()
      }
      player.play()
      player.seek(to: .zero) { _ in screen.use() }
      player.removeTimeObserver(observer)
      screen.held = player
    },
  ]

  @Test(arguments: requests + questions + owned)
  fileprivate func released(_ use: Use) throws {
    let folder = try AnswerFolder(["a.example/x": "hello"])
    defer { folder.close() }
    weak var left: Screen?
    do {
      let screen = Screen()
      left = screen
      use.begin(screen)
    }
    folder.simulator.run(for: .seconds(10))

    #expect(left == nil)
  }
}
