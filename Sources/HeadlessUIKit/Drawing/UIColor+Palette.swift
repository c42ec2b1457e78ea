/// Named colours: fixed ones such as red, and the system's colours, which differ between light and
/// dark style.
extension UIColor {
  /// The colour black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey, with a third of the brightness of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light grey, with two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The colour white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey, with half the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The colour red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The colour green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The colour blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, a mixture of green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, a mixture of red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, a mixture of red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The colour orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The colour purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The colour brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour that is fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The red of the system's palette, which differs between light and dark style.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The green of the system's palette, which differs between light and dark style.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The blue of the system's palette, which differs between light and dark style.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The orange of the system's palette, which differs between light and dark style.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The yellow of the system's palette, which differs between light and dark style.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The pink of the system's palette, which differs between light and dark style.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The purple of the system's palette, which differs between light and dark style.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The teal of the system's palette, which differs between light and dark style.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The indigo of the system's palette, which differs between light and dark style.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The brown of the system's palette, which differs between light and dark style.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The mint green of the system's palette, which differs between light and dark style.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// The cyan of the system's palette, which differs between light and dark style.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The grey of the system's palette, the same in light and dark style.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second of the system's six greys. It is closer to the colour of the background than
  /// ``systemGray``.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The third of the system's six greys. It is closer to the colour of the background than
  /// ``systemGray2``.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth of the system's six greys. It is closer to the colour of the background than
  /// ``systemGray3``.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth of the system's six greys. It is closer to the colour of the background than
  /// ``systemGray4``.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The last of the system's six greys. It is the closest to the colour of the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// The system's colour for main text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// The system's colour for secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// The system's colour for text of the third rank, fainter than secondary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// The system's colour for text of the fourth rank, the faintest.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18)
  /// The system's colour for placeholders in text fields.
  public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// The system's colour for links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The system's colour for thin lines that separate contents. The contents below show through the
  /// colour.
  public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29)
  /// The system's opaque colour for thin lines that separate contents.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The tint of views that have no tint of their own: the system's blue.
  public static let tintColor = UIColor.systemBlue

  /// The system's colour for the background of a screen.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// The system's colour for an area on the background of a screen.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The system's colour for an area that lies inside another area on the background of a screen.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The system's colour for the background of contents in groups, as in a grouped table.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The system's colour for a group on the background of grouped contents.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The system's colour for an area inside a group on the background of grouped contents.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// The system's translucent colour for filling small shapes, such as a slider's track.
  public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2)
  /// The system's translucent colour for filling shapes of medium size, such as a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16)
  /// The system's translucent colour for filling large shapes, such as a text field.
  public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12)
  /// The system's translucent colour for filling the largest areas.
  public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, alpha: 0.08)
  /// The colour for text on a dark background: white with opacity 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour for text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Creates a colour that differs between light and dark style, from an RGB value for each.
  private convenience init(light: Int, dark: Int, alpha: CGFloat = 1) {
    let (light, dark) = (UIColor(hex: light, alpha: alpha), UIColor(hex: dark, alpha: alpha))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private convenience init(hex: Int, alpha: CGFloat) {
    func channel(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
