// The numbers by which an app asks for a font's typographic features, as CoreText's header
// SFNTLayoutTypes.h has them. The model ignores the features.

/// The kind of features that join letters.
public let kLigaturesType = 1
/// Turns common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// Turns common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// The kind of features for the widths of digits.
public let kNumberSpacingType = 6
/// Gives all digits one width.
public let kMonospacedNumbersSelector = 0
/// Gives each digit its own width.
public let kProportionalNumbersSelector = 1
/// The kind of features for raised and lowered letters.
public let kVerticalPositionType = 10
/// Leaves letters on their line.
public let kNormalPositionSelector = 0
/// Raises letters.
public let kSuperiorsSelector = 1
/// Lowers letters.
public let kInferiorsSelector = 2
/// The kind of features for fractions.
public let kFractionsType = 11
/// Sets fractions as they are typed.
public let kNoFractionsSelector = 0
/// Sets fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The kind of features for the heights of digits.
public let kNumberCaseType = 21
/// Sets digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// Sets digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The kind of features for other shapes of letters.
public let kStylisticAlternativesType = 35
/// Turns the first other shape on.
public let kStylisticAltOneOnSelector = 2
/// Turns the second other shape on.
public let kStylisticAltTwoOnSelector = 4
/// Turns the third other shape on.
public let kStylisticAltThreeOnSelector = 6
/// The kind of features for what small letters become.
public let kLowerCaseType = 37
/// Sets small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The kind of features for what capitals become.
public let kUpperCaseType = 38
/// Sets capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
