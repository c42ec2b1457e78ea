import Foundation
import Testing
import UIKit

@Suite("A device without extras") @MainActor
struct OldNotificationTests {
  @Test("Notifications of old apps are kept by nobody, and the user has allowed none")
  func notifications() {
    let simulator = Simulator.boot()
    let application = UIApplication.shared
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil))
    #expect(application.currentUserNotificationSettings?.types == [])
    let note = UILocalNotification()
    note.fireDate = Date(timeIntervalSince1970: 5)
    note.timeZone = TimeZone(secondsFromGMT: 0)
    (note.alertBody, note.alertAction, note.alertTitle) = ("Go", "Open", "Now")
    note.soundName = UILocalNotificationDefaultSoundName
    note.applicationIconBadgeNumber = 2
    note.category = "trip"
    note.userInfo = ["id": 1]
    note.repeatInterval = .day
    application.scheduleLocalNotification(note)
    application.presentLocalNotificationNow(note)
    simulator.run(for: .seconds(10))
    #expect(application.scheduledLocalNotifications?.isEmpty == true)
    application.cancelLocalNotification(note)
    application.cancelAllLocalNotifications()
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    #expect(UIApplication.backgroundFetchIntervalNever > 1e100)
    #expect(note.alertBody == "Go" && note.alertAction == "Open" && note.alertTitle == "Now")
    #expect(note.fireDate?.timeIntervalSince1970 == 5 && note.timeZone != nil)
    #expect(note.soundName != nil && note.applicationIconBadgeNumber == 2)
    #expect(note.category == "trip" && note.userInfo?.count == 1 && note.repeatInterval == .day)
  }

  @Test("A screen has one mode, its size in pixels, and a device no sensor for the ear")
  func device() {
    Simulator.boot()
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes.count == 1 && screen.currentMode?.pixelAspectRatio == 1)
    screen.wantsSoftwareDimming = true
    #expect(screen.wantsSoftwareDimming && !screen.isCaptured)
    let device = UIDevice.current
    device.isProximityMonitoringEnabled = true
    device.playInputClick()
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)

    let traits = UITraitCollection.current
    #expect(traits.legibilityWeight == .regular && traits.imageDynamicRange == .standard)
    #expect(traits.sceneCaptureState == .inactive && traits.typesettingLanguage == nil)
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [3]
    #expect(tap.allowedPressTypes == [3] && tap.buttonMask == .primary && tap.modifierFlags == [])
  }

  @Test("Of a pasteboard a link is found without reading it, and texts are a list of one")
  func pasteboard() throws {
    let simulator = Simulator.boot()
    var found: [Set<UIPasteboard.DetectionPattern>] = []
    UIPasteboard.general.strings = ["a", "b"]
    #expect(UIPasteboard.general.string == "a" && UIPasteboard.general.strings == ["a"])
    func detect() {
      UIPasteboard.general.detectPatterns(for: [.probableWebURL, .number, .probableWebSearch]) {
        if case .success(let patterns) = $0 { found.append(patterns) }
      }
      simulator.run(for: .milliseconds(50))
    }
    detect()
    UIPasteboard.general.url = URL(string: "https://example.com")
    detect()
    #expect(found == [[], [.probableWebURL]])
  }

  @Test("Layers for tiles and for graphics processors keep their settings")
  func layers() {
    Simulator.boot()
    let tiles = CATiledLayer()
    (tiles.levelsOfDetail, tiles.levelsOfDetailBias) = (3, 2)
    tiles.tileSize.width = 512
    #expect(tiles.levelsOfDetail == 3 && tiles.levelsOfDetailBias == 2)
    #expect(tiles.tileSize.width == 512 && CATiledLayer.fadeDuration() == 0.25)
    let metal = CAMetalLayer()
    metal.drawableSize.width = 9
    (metal.framebufferOnly, metal.presentsWithTransaction) = (false, true)
    #expect(metal.drawableSize.width == 9 && !metal.framebufferOnly)
    #expect(metal.presentsWithTransaction)
    metal.backgroundFilters = [1]
    metal.wantsExtendedDynamicRangeContent = true
    #expect(metal.backgroundFilters == nil && !metal.wantsExtendedDynamicRangeContent)
  }
}
