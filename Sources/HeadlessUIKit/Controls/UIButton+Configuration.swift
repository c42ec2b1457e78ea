extension UIButton {
  /// A description of a button's title, image and colours, from which a button can be created.
  public struct Configuration {
    /// The title of the button.
    public var title: String?
    /// The title of the button with attributes; `nil` for a title without. The button shows its
    /// characters, because the model does not draw text.
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// The function that changes the attributes of the title. It is stored and not called.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The function that changes the attributes of the subtitle. It is stored and not called.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The function that changes the colour of the image. It is stored and not called.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The second line under the button's title, which is stored and not shown.
    public var subtitle: String?
    /// The way in which a title that is too long is broken or cut off, which is stored and not
    /// drawn.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The way in which a subtitle that is too long is broken or cut off, which is stored and not
    /// drawn.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The image of the button.
    public var image: UIImage?
    /// The colour of the button's title; `nil` for the button's own colour.
    public var baseForegroundColor: UIColor?
    /// The background colour of the button; `nil` for the button's own colour.
    public var baseBackgroundColor: UIColor?
    /// The margins around the button's title and image. They enlarge the button's content size.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The distance between the button's image and title, which is stored and does not change the
    /// layout.
    public var imagePadding: CGFloat = 0
    /// The distance between the button's title and subtitle, which is stored and does not change
    /// the layout.
    public var titlePadding: CGFloat = 0
    /// The roundness of the button's corners, which is stored and not drawn.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button, such as large, which is stored and does not change the layout.
    public var buttonSize: Size = .medium
    /// The side of the title on which the button's image lies. The model stores it and always
    /// places the image before the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The alignment of the button's title and subtitle, which is stored and does not change the
    /// layout.
    public var titleAlignment: TitleAlignment = .automatic
    /// The background of the button, which is stored and not drawn.
    public var background = UIBackgroundConfiguration()
    /// True if the button shows an activity indicator instead of its image. Stored and not shown.
    public var showsActivityIndicator = false
    /// The preferred variant of the button's symbol image. The model stores it and does not draw
    /// symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The roundness of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size of a button, such as large.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of a button's title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// Returns the configuration of a plain button, which has no colours in the model.
    public static func plain() -> Configuration { Configuration() }
    /// Returns the configuration of a tinted button, which has no colours in the model.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns the configuration of a button with a grey background.
    public static func gray() -> Configuration { Configuration(baseBackgroundColor: .systemGray5) }
    /// Returns the configuration of a button with a white title on a blue background.
    public static func filled() -> Configuration {
      Configuration(baseForegroundColor: .white, baseBackgroundColor: .systemBlue)
    }
    /// Returns the configuration of a button without border, which has no colours in the model.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns the configuration of a bordered button, the same as ``gray()``.
    public static func bordered() -> Configuration { gray() }
    /// Returns the configuration of a bordered, tinted button, the same as ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the configuration of a prominent bordered button, the same as ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }
  }
}
