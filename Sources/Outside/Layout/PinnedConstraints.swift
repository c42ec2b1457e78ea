public import UIKit

/// The priority of constraints and the wish not to install them, which hold while a block of
/// PureLayout's runs.
struct PinningTerms {
  var priority = UILayoutPriority.required
  var identifier: String?
  var isInstalling = true
  /// The constraints that blocks which are still running have made, the innermost block last.
  var made: [[NSLayoutConstraint]] = []

  /// The terms at this moment of the app's run.
  static var now: PinningTerms {
    get { perLaunch("Turnstile.PinningTerms") { PinningTerms() } }
    set { setPerLaunch("Turnstile.PinningTerms", newValue) }
  }

  /// Runs a block under changed terms, and returns the constraints that it has made.
  static func during(
    _ block: () -> Void, change: (inout PinningTerms) -> Void
  ) -> [NSLayoutConstraint] {
    let before = now
    change(&now)
    now.made.append([])
    block()
    let made = now.made.last ?? []
    var after = before
    if let last = after.made.indices.last { after.made[last] += made }
    now = after
    return made
  }
}

extension NSLayoutConstraint {
  /// Gives the constraint the terms of the block that runs, and installs it unless the block says
  /// otherwise.
  func pinned() -> NSLayoutConstraint {
    let terms = PinningTerms.now
    priority = terms.priority
    if let identifier = terms.identifier { self.identifier = identifier }
    if let last = terms.made.indices.last { PinningTerms.now.made[last].append(self) }
    if terms.isInstalling { isActive = true }
    return self
  }

  /// Runs a block, and returns the constraints that it has made and installed.
  @discardableResult
  public class func autoCreateAndInstallConstraints(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    PinningTerms.during(block) { $0.isInstalling = true }
  }

  /// Runs a block, and returns the constraints that it has made. They are not installed.
  public class func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    PinningTerms.during(block) { $0.isInstalling = false }
  }

  /// Runs a block whose constraints have a priority.
  public class func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) {
    _ = PinningTerms.during(block) { $0.priority = priority }
  }

  /// Runs a block whose constraints have an identifier.
  public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    _ = PinningTerms.during(block) { $0.identifier = identifier }
  }

  /// Lets the constraint take part in layout.
  public func autoInstall() { isActive = true }

  /// Takes the constraint out of layout.
  public func autoRemove() { isActive = false }

  /// Gives the constraint an identifier, and returns it.
  @discardableResult
  public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}
