import Foundation
import Testing
import UIKit

@Suite("What the system offers beside the app") @MainActor
struct ShareTests {
  @Test("Every activity of a share sheet has a name of its own, and a refresh is allowed")
  func names() {
    Simulator.boot()
    let names: [UIActivity.ActivityType] = [
      .airDrop, .postToFacebook, .postToTwitter, .postToWeibo, .postToVimeo, .postToFlickr,
      .postToTencentWeibo, .assignToContact, .addToReadingList, .openInIBooks, .markupAsPDF,
      .sharePlay, .collaborationCopyLink, .collaborationInviteWithLink, .addToHomeScreen,
    ]
    #expect(Set(names).count == names.count)
    #expect(UIApplication.shared.backgroundRefreshStatus == UIBackgroundRefreshStatus.available)
    #expect(
      UIApplication.backgroundRefreshStatusDidChangeNotification.rawValue.hasPrefix("UIApplic"))
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}
