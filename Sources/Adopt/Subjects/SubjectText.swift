/// Writes the code of subjects (transitions to test) that need several lines: a window, a root
/// screen and buttons around a transitioning delegate or a screen of the app.
enum SubjectText {
  /// Returns the code of a subject (a transition to test) that shows a screen as the window's root.
  /// The buttons on the screen are found and tapped without further code.
  static func root(_ call: String, _ title: String) -> String {
    """
    Subject("\(title)") { stage in
      stage.window.rootViewController = \(call)
    }
    """
  }

  /// Returns the code of a subject (a transition to test) that presents a screen which is its own
  /// transitioning delegate.
  static func screen(_ call: String, _ title: String) -> String {
    presenting(
      """
        stage.action("open") {
          guard home.presentedViewController == nil else { return }
          home.present(\(call), animated: true)
        }
      """, title)
  }

  /// Returns the code of a subject (a transition to test) for a library's method that presents a
  /// screen, as a call on a screen named `home` with the screen `card`.
  ///
  /// Besides the button that presents a new screen there is one that presents the last one once
  /// more, because an app may keep its screens.
  static func presenting(by call: String, _ title: String) -> String {
    presenting(
      """
        var last: UIViewController?
        stage.action("open") {
          guard home.presentedViewController == nil else { return }
          let card = UIViewController()
          last = card
          \(call)
        }
        stage.action("open again") {
          guard home.presentedViewController == nil, let card = last else { return }
          \(call)
        }
      """, title)
  }

  /// Returns the code of a subject (a transition to test) for a screen that presents itself by a
  /// method of its own on a screen named `home`.
  static func showing(_ screen: ShowingScreen, _ title: String) -> String {
    presenting(
      """
        stage.action("open") {
          guard home.presentedViewController == nil else { return }
          let card = \(screen.made)
          \(screen.call)
        }
      """, title)
  }

  /// Returns the code of a subject (a transition to test) with a screen named `home`, the buttons
  /// that present another screen on it, and one that dismisses that screen.
  private static func presenting(_ opening: String, _ title: String) -> String {
    """
    Subject("\(title)") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
    \(opening)
      stage.action("close") {
        guard let card = home.presentedViewController, !card.isBeingPresented, !card.isBeingDismissed
        else { return }
        home.dismiss(animated: true)
      }
    }
    """
  }

  /// Returns the code of a subject (a transition to test) for a delegate that presents only screens
  /// of a certain class. The code declares that class.
  static func delegate(_ call: String, _ title: String, of card: String) -> String {
    """
    Subject("\(title)") { stage in
    \(card.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    \(opening("Card()", call, style: nil))
      stage.action("close") {
        guard let card = home.presentedViewController, !card.isBeingPresented, !card.isBeingDismissed
        else { return }
        home.dismiss(animated: true)
      }
    }
    """
  }

  /// Returns the code of a subject (a transition to test) for a delegate that takes out what it has
  /// added when the app calls one of its methods. The subject calls it when it closes the screen.
  static func delegate(
    _ call: String, _ title: String, closedBy method: String, style: String?
  ) -> String {
    """
    Subject("\(title)") { stage in
    \(opening("UIViewController()", call, style: style))
      stage.action("close") {
        // Only a screen that is shown can be closed by the app.
        guard let card = home.presentedViewController, card.viewIfLoaded?.window != nil,
          !card.isBeingPresented, !card.isBeingDismissed
        else { return }
        delegate.\(method)
        home.dismiss(animated: true)
      }
    }
    """
  }

  /// Returns the lines of such a subject that create its first screen and its delegate, and that
  /// present a card.
  private static func opening(_ card: String, _ call: String, style: String?) -> String {
    """
      let home = UIViewController()
      let delegate = \(call)
      stage.keep(delegate, with: home)
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        let card = \(card)
        card.modalPresentationStyle = \(style ?? ".custom")
        card.transitioningDelegate = delegate
        home.present(card, animated: true)
      }
    """
  }

  /// Returns the code of a subject (a transition to test) for a delegate that adds its gesture
  /// recogniser to the screen it is given.
  static func wiredDelegate(
    _ call: String, _ title: String, _ wiring: String, _ style: String
  ) -> String {
    """
    .modal("\(title)"\(style), delegate: { screen in
      let delegate = \(call)
      delegate.\(wiring)
      return delegate
    })
    """
  }

  /// Returns the code of a subject (a transition to test) for a navigation controller. It sets a
  /// delegate, unless the controller is its own delegate.
  static func navigation(_ navigation: String, _ title: String, delegate: String?) -> String {
    """
    Subject("\(title)") { stage in
      \(navigation)
    \(keep(delegate, "navigation"))  navigation.loadViewIfNeeded()
      if navigation.viewControllers.isEmpty { navigation.viewControllers = [UIViewController()] }
      stage.window.rootViewController = navigation
      stage.action("push") {
        guard navigation.transitionCoordinator == nil else { return }
        navigation.pushViewController(UIViewController(), animated: true)
      }
      stage.action("pop") {
        guard navigation.transitionCoordinator == nil else { return }
        navigation.popViewController(animated: true)
      }
    }
    """
  }

  /// Returns the code of a subject (a transition to test) for a tab bar controller. It sets a
  /// delegate, unless the controller is its own delegate.
  static func tabs(_ tabs: String, _ title: String, delegate: String?) -> String {
    """
    Subject("\(title)") { stage in
      \(tabs)
    \(keep(delegate, "tabs"))  tabs.loadViewIfNeeded()
      if (tabs.viewControllers ?? []).isEmpty {
        tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      }
      stage.window.rootViewController = tabs
      for (index, name) in ["first", "second", "third"].enumerated() {
        stage.action(name) {
          guard tabs.transitionCoordinator == nil, index < (tabs.viewControllers ?? []).count
          else { return }
          tabs.selectedIndex = index
        }
      }
    }
    """
  }

  private static func keep(_ delegate: String?, _ owner: String) -> String {
    guard let delegate else { return "" }
    return """
        let delegate = \(delegate)
        stage.keep(delegate, with: \(owner))
        \(owner).delegate = delegate

      """
  }
}
