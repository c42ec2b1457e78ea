import Foundation
import Testing

import HeadlessUIKit

@Suite("What an app asks the system for besides its screens")
@MainActor
struct SystemTests {
  @Test("A phone on which nothing is set up: no notifications of a server, no other icon")
  func application() async {
    let simulator = Simulator.boot()
    let application = UIApplication.shared
    application.registerForRemoteNotifications()
    application.unregisterForRemoteNotifications()
    var error: (any Error)?
    application.setAlternateIconName("Dark") { error = $0 }
    #expect(error == nil)
    simulator.run(for: .seconds(1))

    #expect(error != nil)
    #expect(!application.isRegisteredForRemoteNotifications && !application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)
    #expect(application.beginBackgroundTask(withName: "save") != .invalid)
    let results: [UIBackgroundFetchResult] = [.newData, .noData, .failed]
    #expect(results.map(\.rawValue) == [0, 1, 2])
    let restoring: [any UIUserActivityRestoring] = [application]
    #expect(restoring.first === application)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
  }

  @Test("Shortcuts are kept, and a scene starts with none, nor with links or activities")
  func shortcuts() {
    let simulator = Simulator.boot()
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "A letter", icon: icon,
      userInfo: ["id": "1" as NSString])
    UIApplication.shared.shortcutItems = [item]
    let options = UIScene.ConnectionOptions()

    #expect(UIApplication.shared.shortcutItems?.first?.type == "new")
    #expect(item.localizedTitle == "New" && item.localizedSubtitle == "A letter")
    #expect(item.icon === icon && item.userInfo?["id"] as? String == "1")
    #expect(options.shortcutItem == nil && options.userActivities.isEmpty)
    #expect(options.urlContexts.map(\.url) == [])
    #expect(UIApplicationShortcutIcon(templateImageName: "a") != icon)
    #expect(UIApplicationShortcutIcon(type: .play) != icon)
    withExtendedLifetime(simulator) {}
  }

  @Test("The icons that the system has for shortcuts are numbered as in UIKit")
  func icons() {
    let icons: [UIApplicationShortcutIcon.IconType] = [
      .compose, .play, .pause, .add, .location, .search, .share, .prohibit, .contact, .home,
      .markLocation, .favorite, .love, .cloud, .invitation, .confirmation, .mail, .message, .date,
      .time, .capturePhoto, .captureVideo, .task, .taskCompleted, .alarm, .bookmark, .shuffle,
      .audio, .update,
    ]
    #expect(icons.map(\.rawValue) == Array(0...28))
  }

  @Test("Traits that an app has made the current ones are not those of the next simulator")
  func traits() {
    let first = Simulator.boot()
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    let second = Simulator.boot()

    #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
    withExtendedLifetime((first, second)) {}
  }

  @Test("An activity keeps what it is told")
  func activity() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "Reading"
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2])
    activity.webpageURL = URL(string: "https://example.org")
    activity.keywords = ["book"]
    activity.isEligibleForSearch = true
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForHandoff = false
    activity.needsSave = true
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()

    #expect(activity.activityType == "NSUserActivityTypeBrowsingWeb")
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.title == "Reading")
    #expect(activity.webpageURL?.host == "example.org" && activity.keywords == ["book"])
  }

  @Test("A queue runs its blocks one after the other, and not those that were taken off before")
  func operations() {
    let simulator = Simulator.boot()
    var log: [Int] = []
    Simulator.onVirtualTime {
      let queue = HeadlessUIKit.OperationQueue()
      queue.name = "loading"
      queue.qualityOfService = .userInitiated
      let usual = HeadlessUIKit.OperationQueue.defaultMaxConcurrentOperationCount
      #expect(queue.maxConcurrentOperationCount == usual)
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { log.append(1) }
      queue.cancelAllOperations()
      queue.addOperation { log.append(2) }
      queue.addOperation { log.append(3) }
    }
    simulator.run(for: .seconds(1))

    #expect(log == [2, 3])
  }

  @Test("The pasteboard says what is on it, and the keys of the Info.plist have names")
  func names() {
    let simulator = Simulator.boot()
    let board = UIPasteboard.general
    let item = UIBarButtonItem(title: "More")
    item.menu = UIMenu(children: [])
    #expect(item.menu != nil)
    #expect(!board.hasImages && !board.hasURLs)
    board.image = UIImage()
    board.url = URL(string: "https://example.org")

    #expect(board.hasImages && board.hasURLs)
    let keys = [kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleNameKey]
    #expect(keys == ["CFBundleVersion", "CFBundleIdentifier", "CFBundleName"])
    withExtendedLifetime(simulator) {}
  }
}
