public import Foundation
public import UIKit

/// Facts about a page of the web, such as its title, which an app may set itself.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Reads facts about a page of the web. In the model each request fails in the next turn with
/// ``LPError/metadataFetchFailed``, because there is no network.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  @preconcurrency
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    refuseInNextTurn("facts about a page (LPMetadataProvider)") {
      completionHandler(nil, LPError(.metadataFetchFailed))
    }
  }
  @MainActor
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    Outbound.note("facts about a page (LPMetadataProvider)", answer: "no network")
    throw LPError(.metadataFetchFailed)
  }
  /// Cancels the request. In the model the method does nothing, and the error still comes.
  open func cancel() {}
}

/// A view of facts about a page of the web. In the model it shows the title alone.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }
  private let label = UILabel()

  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    super.init(frame: .zero)
    show()
  }
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    show()
  }
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func show() {
    label.text = metadata.title ?? metadata.originalURL?.host
    if label.superview == nil { addSubview(label) }
    invalidateIntrinsicContentSize()
  }
}

/// An error of a request for facts about a page of the web.
public struct LPError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors of a request for facts about a page.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
