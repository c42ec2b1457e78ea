public import Foundation

/// The data that the app's asset catalogue has under a name. The model reads no catalogue's data,
/// so there are none.
open class NSDataAsset: NSObject {
  /// The name of the data.
  public let name: String
  /// The data.
  public let data: Data
  /// The kind of the data.
  open var typeIdentifier: String { "public.data" }

  /// Creates nothing, because the model reads no catalogue's data.
  public init?(name: String) { nil }
  /// Creates nothing, because the model reads no catalogue's data.
  public init?(name: String, bundle: Bundle) { nil }
}

/// A place in a line of text to which a tab leads. The model's estimate of a text ignores it.
open class NSTextTab: NSObject {
  /// The side of the place at which the text begins.
  public let alignment: NSTextAlignment
  /// The distance of the place from the margin.
  public let location: CGFloat
  /// The options of the tab.
  public let options: [OptionKey: Any]

  /// The name of an option of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the name.
    public let rawValue: String
    /// Creates a name from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a tab from the side and the distance of its place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }
}
