/// What a view inherits from those it is inside of.
extension UIView {
  /// What can be inherited, as it is at a moment.
  struct Inheritance {
    var tint: UIColor
    var tintMode: TintAdjustmentMode
    var traits: UITraitCollection
  }

  /// What the view inherits now; `nil` as long as no view anywhere has anything of its own to hand
  /// down.
  var inheritance: Inheritance? {
    guard Simulator.current.application.inheritanceIsUsed else { return nil }
    return Inheritance(
      tint: inheritedTintColor, tintMode: inheritedTintAdjustmentMode, traits: inheritedTraits)
  }

  /// Tells the view, and what is inside, of what it inherits now and did not before.
  func compareInheritance(with before: Inheritance?) {
    guard let before, let now = inheritance else { return }
    if now.tint != before.tint || now.tintMode != before.tintMode { announceTint() }
    if now.traits != before.traits { traitsDidChange(from: before.traits) }
  }

  /// The screen's traits, with what controllers, windows and views on the way override.
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

  /// Overrides traits for this view and what is inside, and tells those who see a difference.
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

  /// Tells this view, its controller and everything inside that the traits are others.
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
  /// The same but for the style.
  fileprivate func settingStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style: style, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
      vertical: verticalSizeClass, direction: layoutDirection, scale: displayScale,
      category: preferredContentSizeCategory)
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeping {}
extension UIViewController: UITraitChangeObservable, TraitChangeKeeping {}
