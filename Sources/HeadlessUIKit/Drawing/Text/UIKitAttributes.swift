public import Foundation

extension AttributeScopes {
  /// The scope of the text attributes that UIKit defines, such as the font.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes of attributed strings that UIKit defines.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional distance between characters, in points.
    public let kern: KernAttribute
    /// The lines under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The alignment and spacing of the text's paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The distance of the text from its baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation defines, such as a link.
    public let foundation: FoundationAttributes

    /// The attribute for the font of text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// The attribute for the colour of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The attribute for the colour behind text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// The attribute for the additional distance between characters.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// The attribute for lines under text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// The attribute for lines through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// The attribute for the alignment and spacing of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// The attribute for the distance of text from its baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns the attribute of UIKit's scope with a given name, so that `container.font` compiles.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
