/// The properties that a view inherits from its superviews: the tint and the traits.
extension UIView {
  /// The inherited properties of a view at one moment, for a comparison with later ones.
  struct Inheritance {
    var tint: UIColor
    var tintMode: TintAdjustmentMode
    var traits: UITraitCollection
  }

  /// The properties that the view inherits now; `nil` if no view in this run has ever overridden an
  /// inherited property.
  var inheritance: Inheritance? {
    guard Simulator.current.application.inheritanceIsUsed else { return nil }
    return Inheritance(
      tint: inheritedTintColor, tintMode: inheritedTintAdjustmentMode, traits: inheritedTraits)
  }

  /// Tells the view and its subviews which of their inherited properties differ from the former
  /// ones. Called when the view has another superview.
  func compareInheritance(with before: Inheritance?) {
    guard let before, let now = inheritance else { return }
    if now.tint != before.tint || now.tintMode != before.tintMode { announceTint() }
    if now.traits != before.traits { traitsDidChange(from: before.traits) }
  }

  /// The traits of the view: those of the screen, changed by the overrides of this view and its
  /// superviews.
  var inheritedTraits: UITraitCollection {
    let screen = Simulator.current.screen.traitCollection
    guard Simulator.current.application.inheritanceIsUsed else { return screen }
    var overrides: [UITraitCollection] = []
    var candidate: UIView? = self
    while let view = candidate {
      if let own = view.traitOverrides { overrides.append(own) }
      candidate = view.parent
    }
    if overrides.isEmpty { return screen }
    return UITraitCollection(traitsFrom: [screen] + overrides.reversed())
  }

  /// Overrides traits for this view and its subviews, and tells the views whose traits have thereby
  /// changed.
  func overrideTraits(_ overrides: UITraitCollection?) {
    Simulator.current.application.inheritanceIsUsed = true
    let old = traitCollection
    traitOverrides = overrides
    if traitCollection != old { traitsDidChange(from: old) }
  }

  func userInterfaceStyleDidChange(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != old else { return }
    overrideTraits(
      (traitOverrides ?? UITraitCollection()).settingStyle(overrideUserInterfaceStyle))
  }

  /// Tells this view, its subviews and their controllers that the traits have changed.
  func traitsDidChange(from old: UITraitCollection) {
    forEachInTree { view in
      view.refreshBackgroundColor()
      view.traitCollectionDidChange(old)
      view.tellOfTraits(from: old)
      view.controller?.traitCollectionDidChange(old)
      view.controller?.tellOfTraits(from: old)
    }
  }
}

extension UITraitCollection {
  /// Returns a copy of these traits with the light or dark style replaced.
  fileprivate func settingStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style: style, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
      vertical: verticalSizeClass, direction: layoutDirection, scale: displayScale,
      category: preferredContentSizeCategory, level: userInterfaceLevel)
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeping {}
extension UIViewController: UITraitChangeObservable, TraitChangeKeeping {}
extension UIPresentationController: UITraitChangeObservable, TraitChangeKeeping {}
