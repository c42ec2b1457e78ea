/// An animation of a symbol image, such as a bounce. The model draws no symbols, so an effect only
/// compiles.
public struct SymbolEffect: Sendable {
  fileprivate init() {}

  /// The effect of a symbol that jumps once.
  public static let bounce = SymbolEffect()
  /// The effect of a symbol that fades in and out.
  public static let pulse = SymbolEffect()
  /// The effect of a symbol whose layers change their opacity in turn.
  public static let variableColor = SymbolEffect()
  /// The effect of a symbol that is larger or smaller.
  public static let scale = SymbolEffect()
  /// The effect of a symbol that appears.
  public static let appear = SymbolEffect()
  /// The effect of a symbol that disappears.
  public static let disappear = SymbolEffect()
  /// The effect of a symbol that shakes.
  public static let wiggle = SymbolEffect()
  /// The effect of a symbol that turns.
  public static let rotate = SymbolEffect()
  /// The effect of a symbol that grows and shrinks softly.
  public static let breathe = SymbolEffect()
  /// The effect of a symbol that is replaced by another one.
  public static let replace = SymbolEffect()
  /// The effect of a symbol that changes with its content.
  public static let automatic = SymbolEffect()

  // The variants of an effect: its direction, and if the whole symbol or each layer has it.
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var magic: SymbolEffect { self }
  /// Returns the effect with another one for symbols that are too different.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// The choice how often, how fast and after which time a symbol effect is played.
public struct SymbolEffectOptions: Sendable {
  fileprivate init() {}

  /// The usual choice.
  public static let `default` = SymbolEffectOptions()
  /// The choice of an effect that goes on and on.
  public static let repeating = SymbolEffectOptions()
  /// The choice of an effect that is played once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns the choice of an effect that is played several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the choice of an effect with another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The same choice for an effect that goes on and on.
  public var repeating: SymbolEffectOptions { self }
  /// The same choice for an effect that is played once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the same choice for an effect that is played several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the same choice with another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension UIImageView {
  /// Plays an effect on the view's symbol, which the model does not draw.
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends an effect on the view's symbol.
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends all effects on the view's symbol.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Sets the view's symbol. The effect of the change is not drawn.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { image = symbolImage }
}
