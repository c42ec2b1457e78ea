public import Foundation
public import UIKit

/// Makes small pictures of files. In the model each request fails in the next turn, because the
/// model reads no files.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A request for a small picture of a file.
  ///
  /// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks
  /// all run on the main thread here, so no other thread uses the object.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures that an app takes.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }

    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var iconMode = false

    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
    }
  }

  private static let only = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { only }

  @preconcurrency
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler:
      @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    let question = "a small picture of a file (QLThumbnailGenerator)"
    refuseInNextTurn(question, answer: "none there") {
      completionHandler(nil, QLThumbnailError(.generationFailed))
    }
  }
  @MainActor
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation {
    Outbound.note("a small picture of a file (QLThumbnailGenerator)", answer: "none there")
    throw QLThumbnailError(.generationFailed)
  }
  open func cancel(_ request: Request) {}
}

/// A small picture of a file. The model makes none.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  open var uiImage: UIImage { UIImage() }
}

/// An error of a request for a small picture of a file.
public struct QLThumbnailError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors of a request for a small picture.
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail
    case requestInvalid, requestCancelled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
