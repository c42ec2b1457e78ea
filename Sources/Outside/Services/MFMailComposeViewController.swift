public import Foundation
public import UIKit

/// The system's screen on which a person writes a letter. On the model's phone nobody has set up an
/// account, so no letter can be sent, and an app that asks first does not show the screen.
///
/// ```swift
/// guard MFMailComposeViewController.canSendMail() else { return showNoMail() }
/// ```
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool {
    Outbound.note("an account for mail (MFMailComposeViewController)", answer: "none there")
    return false
  }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a letter (MFMailComposeViewController)") { [unowned self] in
      guard let mailComposeDelegate else { return dismiss(animated: true) }
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }
}

/// The end of writing a letter.
@frozen public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The delegate of the system's screen for letters, which closes the screen.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The system's screen on which a person writes a short message. The model's phone cannot send any.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool {
    Outbound.note("short messages (MFMessageComposeViewController)", answer: "none there")
    return false
  }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a message (MFMessageComposeViewController)") { [unowned self] in
      guard let messageComposeDelegate else { return dismiss(animated: true) }
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }
}

/// The end of writing a short message.
@frozen public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The delegate of the system's screen for short messages, which closes the screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The system's question for a review of the app, which the model does not show.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
