public import Foundation

/// A source of bytes for fonts, images and documents.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a source of bytes from data.
  public init?(data: CFData) { self.data = data }
  /// Creates a source of bytes from a file; `nil` if there is none.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

extension CGImage {
  /// The source of the image's bytes. It has only the image's size, as ``UIImage/pngData()`` says.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data("image \(picture.size.width) \(picture.size.height)".utf8))
  }
}

/// A font of Core Graphics. The model's texts are measured by estimates, so the font is only kept.
public final class CGFont: Sendable {
  /// The name of the font, which the model does not read from the file.
  public var postScriptName: CFString? { nil }
  /// The name of the font with its style, which the model does not read from the file.
  public var fullName: CFString? { nil }

  /// Creates a font from the bytes of its file.
  public init?(_ provider: CGDataProvider) {}
}

/// The part of the system in which a registered font can be used.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Registers a font for the app, and returns true. The model needs no font to measure a text.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Registers the fonts of a file for the app, and returns true.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Core Foundation's class of errors. The model's functions report none.
public final class CFError: Error, Sendable {}
