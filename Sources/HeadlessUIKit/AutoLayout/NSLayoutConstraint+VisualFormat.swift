/// Constraints written in the visual format language.
///
/// ```swift
/// NSLayoutConstraint.constraints(
///   withVisualFormat: "H:|-16-[picture(80)]-[title(>=100)]-16-|", options: .alignAllCenterY,
///   metrics: nil, views: ["picture": picture, "title": title])
/// ```
///
/// The whole language is supported: `H:` and `V:`, `|`, `-` for the standard distance (8 points
/// between neighbours, 20 to the superview's edge), numbers and metrics, `>=`, `<=`, `==`,
/// `@priority`, and sizes equal to another view's. A format that cannot be parsed traps, as in
/// UIKit; the message names the place in the format.
extension NSLayoutConstraint {
  /// Options for constraints in the visual format language: the alignment of all its views, and the
  /// reading direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw bits of the set of visual format options.
    public let rawValue: UInt
    /// Creates a set of visual format options from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to align the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The option to align the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The option to align the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The option to align the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The option to align the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The option to align the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The option to align the centres of all views on a vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The option to align the centres of all views on a horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The option to align the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The option to align the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The option to arrange views in the reading direction of the app's language, which is the
    /// default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The option to arrange views from left to right. It has no effect: the model always uses the
    /// reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Creates the constraints that a visual format describes.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics ?? [:], views)
    var made = reader.read()
    for attribute in opts.attributes {
      for view in reader.line.dropFirst() {
        made.append(NSLayoutConstraint(view, attribute, .equal, reader.line[0], attribute))
      }
    }
    return made
  }
}

/// A parser of one string in the visual format language.
@MainActor
private struct VisualFormat {
  private let text: [Character]
  private var place = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  /// The views and guides that the visual format names, in their order and without the superview.
  private(set) var line: [any LayoutItem] = []

  private struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: (any LayoutItem)?
    var priority = UILayoutPriority.required
  }

  init(_ text: String, _ metrics: [String: Any], _ views: [String: Any]) {
    self.text = Array(text)
    (self.metrics, self.views) = (metrics, views)
  }

  mutating func read() -> [NSLayoutConstraint] {
    if accept("V:") { isVertical = true } else { _ = accept("H:") }
    var made: [NSLayoutConstraint] = []
    let startsAtEdge = accept("|")
    var gap = startsAtEdge ? readGap() : nil
    var last: (any LayoutItem)?
    while place < text.count {
      if accept("|") {
        guard let last, let parent = parent(of: last) else { fail("a view in a superview") }
        made += distance(gap ?? [Condition()], from: last, end, to: parent, end, isEdge: true)
        break
      }
      guard accept("[") else { fail("'[' or '|'") }
      let view = readView()
      if accept("(") { made += readSizes(of: view) }
      guard accept("]") else { fail("']'") }
      if let last {
        made += distance(gap ?? [Condition()], from: last, end, to: view, start, isEdge: false)
      } else if startsAtEdge {
        guard let parent = parent(of: view) else { fail("a view in a superview") }
        made += distance(gap ?? [Condition()], from: parent, start, to: view, start, isEdge: true)
      }
      line.append(view)
      last = view
      gap = readGap()
    }
    guard place == text.count, let first = line.first else { fail("the end") }
    _ = first
    return made
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

  /// Returns the constraints that put a gap of the visual format between two attributes: `to.second
  /// = from.first + gap`. A gap with several conditions gives a constraint for each.
  private func distance(
    _ gap: [Condition], from: any LayoutItem, _ first: NSLayoutConstraint.Attribute,
    to: any LayoutItem, _ second: NSLayoutConstraint.Attribute, isEdge: Bool
  ) -> [NSLayoutConstraint] {
    gap.map { condition in
      let constant = condition.constant.isNaN ? (isEdge ? 20 : 8) : condition.constant
      let made = NSLayoutConstraint(
        to, second, condition.relation, from, first, constant: constant)
      made.priority = condition.priority
      return made
    }
  }

  /// Reads from the visual format a gap between views, such as `-`, `-8-` or `-(>=8,<=20@900)-`;
  /// returns `nil` if the next part of the format is no gap.
  private mutating func readGap() -> [Condition]? {
    guard accept("-") else { return nil }
    if place < text.count, text[place] == "[" || text[place] == "|" {
      return [Condition(constant: .nan)]
    }
    var conditions: [Condition] = []
    if accept("(") {
      repeat { conditions.append(readCondition()) } while accept(",")
      guard accept(")") else { fail("')'") }
    } else {
      conditions = [readCondition()]
    }
    guard accept("-") else { fail("'-'") }
    return conditions
  }

  private mutating func readSizes(of item: any LayoutItem) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    var made: [NSLayoutConstraint] = []
    repeat {
      let condition = readCondition()
      let size = NSLayoutConstraint(
        item, attribute, condition.relation, condition.item, attribute,
        constant: condition.constant)
      size.priority = condition.priority
      made.append(size)
    } while accept(",")
    guard accept(")") else { fail("')'") }
    return made
  }

  private mutating func readCondition() -> Condition {
    var condition = Condition()
    if accept(">=") {
      condition.relation = .greaterThanOrEqual
    } else if accept("<=") {
      condition.relation = .lessThanOrEqual
    } else {
      _ = accept("==")
    }
    let word = readWord()
    if let number = Double(word) {
      condition.constant = CGFloat(number)
    } else if let item = views[word] as? any LayoutItem {
      condition.item = item
    } else {
      condition.constant = metric(word)
    }
    if accept("@") {
      let word = readWord()
      condition.priority = UILayoutPriority(Float(Double(word) ?? Double(metric(word))))
    }
    return condition
  }

  private func metric(_ name: String) -> CGFloat {
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail("a number, a metric or a view, not '\(name)'")
    }
  }

  private mutating func readView() -> any LayoutItem {
    let name = readWord()
    guard let item = views[name] as? any LayoutItem else {
      fail("a view or a guide of the dictionary, not '\(name)'")
    }
    return item
  }

  /// Returns the view that `|` stands for beside a view or a guide: the view that it lies in.
  private func parent(of item: any LayoutItem) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private mutating func readWord() -> String {
    let first = place
    while place < text.count,
      text[place].isLetter || text[place].isNumber || "._".contains(text[place])
        || (text[place] == "-" && place == first)
    {
      place += 1
    }
    guard place > first else { fail("a name or a number") }
    return String(text[first..<place])
  }

  private mutating func accept(_ word: String) -> Bool {
    let word = Array(word)
    guard text.dropFirst(place).starts(with: word) else { return false }
    place += word.count
    return true
  }

  private func fail(_ expected: String) -> Never {
    preconditionFailure(
      """
      Unable to parse constraint format: expected \(expected)
      \(String(text))
      \(String(repeating: " ", count: place))^
      """)
  }
}
