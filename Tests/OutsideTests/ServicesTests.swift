import Foundation
import Outside
import Testing
import UIKit

private final class Picking: NSObject, UIDocumentPickerDelegate {
  var told: [String] = []
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    told.append("cancelled")
  }
}

private final class Choosing: NSObject, UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate, UIDocumentInteractionControllerDelegate
{
  var told: [String] = []
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    told.append("colour")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    told.append("font")
  }
}

private final class Centre: NSObject, UNUserNotificationCenterDelegate {}

@MainActor
@Suite("Services of the system", .serialized)
struct ServicesTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("A connection is there and does not change")
  func reachability() throws {
    _ = Simulator.boot()
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags: SCNetworkReachabilityFlags = []
    #expect(SCNetworkReachabilityGetFlags(host, &flags) && flags == .reachable)

    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    #expect(zero.sin_len == 16)
    let address = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #expect(address.pointee.sa_len == 16)
        return SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, address)
      }
    }
    var newer = sockaddr_in6()
    newer.sin6_len = 28
    var old = sockaddr()
    old.sa_len = 16
    #expect(newer.sin6_len == 28)
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in Issue.record("It changed.") }
    let target = try #require(address)
    #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(target, .main))
    let (loop, mode) = (CFRunLoopGetMain()!, CFRunLoopMode.defaultMode.rawValue)
    #expect(SCNetworkReachabilityScheduleWithRunLoop(target, loop, mode))
    #expect(SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, mode))
    turn()
    context = SCNetworkReachabilityContext()
    #expect(context.version == 0 && context.info == nil)
    let others: [SCNetworkReachabilityFlags] = [
      .transientConnection, .connectionRequired, .connectionOnTraffic, .connectionAutomatic,
      .interventionRequired, .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
    ]
    #expect(others.allSatisfy { !flags.contains($0) })
  }

  @Test("The owner cannot be asked, because nothing is enrolled")
  func owner() {
    _ = Simulator.boot()
    let context = LAContext()
    (context.localizedReason, context.localizedCancelTitle) = ("to open", "No")
    context.localizedFallbackTitle = ""
    context.touchIDAuthenticationAllowableReuseDuration = 10
    context.interactionNotAllowed = false
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAError.errorDomain && error?.code == -7)
    var answers: [LAError?] = []
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isOwner, error in
      #expect(!isOwner)
      answers.append(error as? LAError)
    }
    #expect(answers == [])
    turn()
    #expect(answers == [LAError(.passcodeNotSet)] && answers[0]?.errorCode == -5)
    #expect(context.biometryType == .faceID && context.evaluatedPolicyDomainState == nil)
    context.invalidate()
    let codes: [LAError.Code] = [
      LAError.authenticationFailed, LAError.userCancel, LAError.userFallback,
      LAError.systemCancel, LAError.passcodeNotSet, LAError.biometryNotAvailable,
      LAError.biometryNotEnrolled, LAError.biometryLockout,
    ]
    #expect(codes.map(\.rawValue) == Array(-8 ... -1).reversed())
    let others: [LAError.Code] = [.appCancel, .invalidContext, .notInteractive]
    #expect(others.map(\.rawValue) == [-9, -10, -1004])
    let sensors: [LABiometryType] = [.none, .touchID, .faceID]
    #expect(sensors.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Notifications are refused in the next turn, and what is asked for is not shown")
  func notifications() {
    _ = Simulator.boot()
    let centre = UNUserNotificationCenter.current()
    let delegate = Centre()
    centre.delegate = delegate
    var told: [String] = []
    centre.getNotificationSettings { told.append("\($0.authorizationStatus)") }
    turn()
    centre.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
      told.append("\(granted)")
    }
    turn()
    centre.getNotificationSettings {
      told.append("\($0.authorizationStatus) \($0.alertSetting) \($0.soundSetting)")
      told.append("\($0.badgeSetting) \($0.lockScreenSetting) \($0.notificationCenterSetting)")
    }
    turn()
    #expect(
      told == [
        "notDetermined", "false", "denied disabled disabled", "disabled disabled disabled",
      ])

    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = ("a", "b", "c")
    (content.badge, content.sound, content.userInfo) = (1, .default, ["a": 1])
    (content.categoryIdentifier, content.threadIdentifier) = ("mail", "1")
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: later)
    #expect(request.content.title == "a" && request.trigger?.repeats == false)
    #expect(request.identifier == "1" && later.timeInterval == 5)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    #expect(daily.dateComponents.hour == 8)
    told = []
    centre.add(request) { told.append($0 == nil ? "added" : "error") }
    centre.getPendingNotificationRequests { told.append("\($0.count)") }
    centre.getDeliveredNotifications { told.append("\($0.count)") }
    centre.setBadgeCount(0) { told.append($0 == nil ? "badge" : "error") }
    let open = UNNotificationAction(
      identifier: UNNotificationDefaultActionIdentifier, title: "Open", options: .foreground)
    let category = UNNotificationCategory(
      identifier: "mail", actions: [open], intentIdentifiers: [], options: .customDismissAction)
    centre.setNotificationCategories([category])
    centre.getNotificationCategories { told.append($0.first?.actions.first?.title ?? "none") }
    turn()
    #expect(told == ["added", "0", "0", "badge", "Open"])
    #expect(category.identifier == "mail" && category.options == .customDismissAction)
    #expect(open.options == .foreground && category.intentIdentifiers == [])
    #expect(open.identifier != UNNotificationDismissActionIdentifier)
    centre.removePendingNotificationRequests(withIdentifiers: ["1"])
    centre.removeAllPendingNotificationRequests()
    centre.removeDeliveredNotifications(withIdentifiers: ["1"])
    centre.removeAllDeliveredNotifications()
    #expect(!centre.supportsContentExtensions)
    let shown: UNNotificationPresentationOptions = [.badge, .sound, .alert, .list, .banner]
    #expect(shown.rawValue == 31)
    let asked: UNAuthorizationOptions = [
      .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional,
    ]
    #expect(asked.rawValue == 120)
    let actions: UNNotificationActionOptions = [.authenticationRequired, .destructive]
    #expect(actions.rawValue == 3 && UNNotificationCategoryOptions.allowInCarPlay.rawValue == 2)
  }

  @Test("A task is answered as a handler is")
  func notificationTasks() {
    _ = Simulator.boot()
    var told: [String] = []
    Simulator.onVirtualTime {
      _ = Task { @MainActor in
        let centre = UNUserNotificationCenter.current()
        told.append("\(await centre.notificationSettings().authorizationStatus)")
        told.append("\((try? await centre.requestAuthorization(options: .alert)) ?? true)")
        told.append("\(await centre.notificationSettings().authorizationStatus)")
        let content = UNNotificationContent()
        try? await centre.add(
          UNNotificationRequest(identifier: "1", content: content, trigger: nil))
        told.append("\(await centre.pendingNotificationRequests().count)")
        told.append("\(await centre.deliveredNotifications().count)")
        let owner = try? await LAContext()
          .evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
        told.append("\(owner ?? false)")
      }
    }
    turn()
    #expect(told == ["notDetermined", "false", "denied", "0", "0", "false"])
    let statuses: [UNAuthorizationStatus] = [
      .notDetermined, .denied, .authorized, .provisional, .ephemeral,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    let settings: [UNNotificationSetting] = [.notSupported, .disabled, .enabled]
    #expect(settings.map(\.rawValue) == [0, 1, 2])
    func tapped(_ response: UNNotificationResponse) -> Bool {
      response.actionIdentifier == UNNotificationDefaultActionIdentifier
        && response.notification.request.identifier == "1"
    }
    _ = tapped
  }

  @Test("A person can only cancel the picking of files")
  func files() throws {
    _ = Simulator.boot()
    let picking = Picking()
    let home = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    picker.delegate = picking
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    home.present(picker, animated: true)
    Simulator.current.run(for: .seconds(1))
    let button = try #require(picker.view.subviews.first as? UIButton)
    #expect(button.title(for: .normal) == "Cancel")
    button.sendActions(for: .touchUpInside)
    Simulator.current.run(for: .seconds(1))
    #expect(picking.told == ["cancelled"] && home.presentedViewController == nil)
    let url = URL(fileURLWithPath: "/a")
    for other in [
      UIDocumentPickerViewController(forExporting: [url]),
      UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open),
      UIDocumentPickerViewController(url: url, in: .exportToService),
      UIDocumentPickerViewController(urls: [url], in: .moveToService),
      UIDocumentPickerViewController(url: url, in: .import),
    ] {
      other.directoryURL = url
      #expect(!other.allowsMultipleSelection)
    }
    final class Coloured: UIDocumentPickerViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
      }
    }
    let coloured = Coloured(documentTypes: ["public.text"], in: .open)
    #expect(coloured.view.backgroundColor == .red && coloured.view.subviews.count == 1)
    #expect(UIDocumentPickerViewController(coder: NSCoder())?.directoryURL == nil)
    let screens = [
      UIColorPickerViewController(coder: NSCoder()), UIFontPickerViewController(coder: NSCoder()),
      UIReferenceLibraryViewController(coder: NSCoder()),
    ]
    #expect(screens.allSatisfy { $0?.view.subviews.isEmpty == false })
    let kinds: [UIPrintInfo.OutputType] = [.general, .photo, .grayscale, .photoGrayscale]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
    UIColorPickerViewController().viewDidLoad()
    UIFontPickerViewController().viewDidLoad()
    UIReferenceLibraryViewController(term: "card").viewDidLoad()
    picking.documentPicker(picker, didPickDocumentsAt: [])
    picking.documentPicker(picker, didPickDocumentAt: url)
  }

  @Test("Sounds are silent, random bytes come, and no server's certificate is trusted")
  func small() {
    _ = Simulator.boot()
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a"), &sound) == noErr)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    var isDone = false
    AudioServicesPlaySystemSoundWithCompletion(sound) { isDone = true }
    turn()
    #expect(isDone && AudioServicesDisposeSystemSoundID(sound) == noErr)

    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)

    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil)
    func trusts(_ trust: SecTrust) -> URLCredential? {
      SecTrustEvaluateWithError(trust, nil) ? URLCredential(trust: trust) : nil
    }
    #expect(space.serverTrust.flatMap(trusts) == nil)

    var isAsked = false
    let film = AVURLAsset(url: URL(fileURLWithPath: "/a.mp4"))
    film.loadValuesAsynchronously(forKeys: ["tracks"]) { isAsked = true }
    turn()
    var error: NSError?
    #expect(isAsked && film.statusOfValue(forKey: "tracks", error: &error) == .failed)
    #expect(error != nil)
    film.cancelLoading()
    let states: [AVKeyValueStatus] = [.unknown, .loading, .loaded, .failed, .cancelled]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let item = AVPlayerItem(asset: film)
    item.preferredPeakBitRate = 1
    item.preferredMaximumResolution = CGSize(width: 1, height: 1)
    item.canUseNetworkResourcesForLiveStreamingWhilePaused = true
    #expect(item.preferredPeakBitRate == 1)
    let player = AVPlayer(playerItem: item)
    player.playImmediately(atRate: 2)
    #expect(player.rate == 2)
    let (two, three) = (CMTimeMake(value: 2, timescale: 1), CMTimeMake(value: 3, timescale: 1))
    #expect(CMTimeAdd(two, three).seconds == 5)
    #expect(CMTimeSubtract(three, two).seconds == 1)
  }

  @Test("Of colours, fonts and words nothing can be chosen: a person can only leave")
  func choices() throws {
    _ = Simulator.boot()
    let (home, choosing) = (UIViewController(), Choosing())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    let colours = UIColorPickerViewController()
    colours.delegate = choosing
    colours.selectedColor = .red
    colours.supportsAlpha = false
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.displayUsingSystemFont = true
    let fonts = UIFontPickerViewController(configuration: configuration)
    fonts.delegate = choosing
    let words = UIReferenceLibraryViewController(term: "tide")
    for screen in [colours, fonts, words] as [UIViewController] {
      home.present(screen, animated: true)
      Simulator.current.run(for: .seconds(1))
      let button = try #require(screen.view.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      Simulator.current.run(for: .seconds(1))
      #expect(home.presentedViewController == nil)
    }
    #expect(choosing.told == ["colour", "font"])
    #expect(colours.selectedColor == .red && !colours.supportsAlpha)
    #expect(fonts.selectedFontDescriptor == nil && configuration.includeFaces)
    #expect(configuration.displayUsingSystemFont)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tide"))
    choosing.colorPickerViewControllerDidSelectColor(colours)
    choosing.colorPickerViewController(colours, didSelect: .red, continuously: false)
    choosing.fontPickerViewControllerDidPickFont(fonts)
    #expect(choosing.told.count == 2)
  }

  @Test("No other app takes a file, nothing prints, and no word is misspelt")
  func othersOfTheSystem() throws {
    _ = Simulator.boot()
    let choosing = Choosing()
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/tide.pdf"))
    controller.delegate = choosing
    (controller.uti, controller.annotation) = ("public.pdf", 1)
    let (view, item) = (UIView(), UIBarButtonItem())
    #expect(!controller.presentPreview(animated: true))
    #expect(!controller.presentOptionsMenu(from: .zero, in: view, animated: true))
    #expect(!controller.presentOptionsMenu(from: item, animated: true))
    #expect(!controller.presentOpenInMenu(from: .zero, in: view, animated: true))
    #expect(!controller.presentOpenInMenu(from: item, animated: true))
    controller.dismissPreview(animated: true)
    controller.dismissMenu(animated: true)
    #expect(controller.name == "tide.pdf" && controller.icons.isEmpty && controller.url != nil)
    #expect(controller.uti == "public.pdf" && controller.annotation as? Int == 1)
    choosing.documentInteractionControllerDidEndPreview(controller)
    choosing.documentInteractionControllerDidDismissOpenInMenu(controller)
    let screen = choosing.documentInteractionControllerViewControllerForPreview(controller)
    #expect(screen.presentedViewController == nil && UIDocumentInteractionController().url == nil)

    let printing = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    (info.jobName, info.outputType, info.orientation) = ("Tides", .photo, .landscape)
    printing.printInfo = info
    let text = UISimpleTextPrintFormatter(text: "tide")
    text.perPageContentInsets.top = 10
    (text.maximumContentHeight, text.maximumContentWidth, text.startPage) = (10, 20, 1)
    printing.printFormatter = text
    let renderer = UIPrintPageRenderer()
    (renderer.headerHeight, renderer.footerHeight) = (4, 5)
    renderer.addPrintFormatter(text, startingAtPageAt: 0)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: 1))
    renderer.drawPage(at: 0, in: renderer.printableRect)
    printing.printPageRenderer = renderer
    (printing.printingItem, printing.printingItems) = (1, [2])
    printing.showsNumberOfCopies = false
    printing.showsPaperSelectionForLoadedPapers = true
    var ends: [Bool] = []
    let end: UIPrintInteractionController.CompletionHandler = { _, done, _ in ends.append(done) }
    #expect(!printing.present(animated: true, completionHandler: end))
    #expect(!printing.present(from: .zero, in: view, animated: true, completionHandler: end))
    #expect(!printing.present(from: item, animated: true, completionHandler: end))
    turn()
    printing.dismiss(animated: true)
    #expect(ends == [false, false, false] && !UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.canPrint(Data()))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a")))
    #expect(printing.printInfo?.jobName == "Tides" && info.outputType == .photo)
    #expect(info.orientation == .landscape && UIPrintInfo.printInfo().jobName == "")
    #expect(printing.printFormatter?.perPageContentInsets.top == 10 && text.pageCount == 1)
    #expect(text.maximumContentHeight + text.maximumContentWidth == 30 && text.startPage == 1)
    #expect(printing.printPageRenderer?.headerHeight == 4 && renderer.footerHeight == 5)
    #expect(renderer.paperRect == .zero && renderer.numberOfPages == 1)
    #expect(printing.printingItem as? Int == 1 && printing.printingItems?.count == 1)
    #expect(!printing.showsNumberOfCopies && printing.showsPaperSelectionForLoadedPapers)
    #expect(text.text == "tide")
    let marked = NSAttributedString(string: "tide")
    #expect(UISimpleTextPrintFormatter(attributedText: marked).attributedText === marked)
    #expect(UIMarkupTextPrintFormatter(markupText: "<b>").markupText == "<b>")

    let checker = UITextChecker()
    let word = NSRange(location: 0, length: 4)
    #expect(
      checker.rangeOfMisspelledWord(
        in: "tdie", range: word, startingAt: 0, wrap: false, language: "en_US"
      ).location == NSNotFound)
    #expect(checker.guesses(forWordRange: word, in: "tdie", language: "en_US") == nil)
    #expect(
      checker.completions(forPartialWordRange: word, in: "tide", language: "en_US") == nil)
    #expect(UITextChecker.availableLanguages == ["en_US"])
  }

}
