public import Foundation

/// A finder of links in a text. Foundation has none on Linux.
///
/// The model finds web addresses and e-mail addresses that are written out, and no dates, telephone
/// numbers or postal addresses. At Apple's the class is a regular expression, which on Linux cannot
/// have subclasses.
///
/// Unchecked: what the object refers to does not change.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that the detector was asked to find.
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  /// Creates a finder of the kinds of data whose bits are given.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    // A pattern that never matches stands for the kinds that the model does not find.
    expression = try NSRegularExpression(
      pattern: checkingTypes & Link.kind.rawValue != 0 ? Self.links : "(?!)",
      options: .caseInsensitive)
    super.init()
  }

  private static let links =
    #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#

  /// Returns the links in a range of a text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options: options, range: range).map { Link($0, in: string) }
  }
  /// Returns the first link in a range of a text; `nil` if there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    expression.firstMatch(in: string, options: options, range: range).map { Link($0, in: string) }
  }
  /// Returns the number of links in a range of a text.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { expression.numberOfMatches(in: string, options: options, range: range) }
  /// Calls a block for each link in a range of a text, until the block asks to stop.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

/// A link that was found in a text.
private final class Link: NSTextCheckingResult {
  static let kind = CheckingType(rawValue: 1 << 5)
  private let found: NSRange
  let address: URL?

  init(_ result: NSTextCheckingResult, in text: String) {
    found = result.range
    let written = (text as NSString).substring(with: result.range)
    let scheme = written.contains("://") ? "" : written.contains("@") ? "mailto:" : "http://"
    address = URL(string: scheme + written)
    super.init()
  }

  required init?(coder: NSCoder) { nil }
  override var resultType: CheckingType { Self.kind }
  override var range: NSRange { found }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { found }
}

/// The bits of kinds of data that are found in a text.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// The address of a link that an ``NSDataDetector`` has found; `nil` for any other result.
  public var url: URL? { (self as? Link)?.address }
  /// The telephone number that was found. It is `nil`, because the model finds none.
  public var phoneNumber: String? { nil }
  /// The date that was found. It is `nil`, because the model finds none.
  public var date: Date? { nil }
}
