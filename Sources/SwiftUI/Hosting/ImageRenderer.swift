public import Combine
public import UIKit

/// An object that draws a SwiftUI view into an image. In the model the image has the proposed size
/// and no content.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    let size = CGSize(width: proposedSize.width ?? 1, height: proposedSize.height ?? 1)
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
  public var cgImage: CGImage? { uiImage?.cgImage }
}

/// A size that a container proposes to a SwiftUI view for its layout; `nil` leaves a dimension to
/// the view.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}
