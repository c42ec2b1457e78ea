import Testing

@testable import Adopt

@Suite("Older spellings")
struct SpellingTests {
  @Test(
    "What Swift 3 and 4 spelled otherwise is spelled as today",
    arguments: [
      ("let a: UIViewAnimationOptions = .b", "let a: UIView.AnimationOptions = .b"),
      (
        "extension CGRect { func inset(by a: UIEdgeInsets) -> CGRect { UIEdgeInsetsInsetRect(self, a) } }",
        "extension CGRect { func inset(by a: UIEdgeInsets) -> CGRect { UIEdgeInsetsInsetRect(self, a) } }"
      ),
      (
        "let a = NSIndexPath(row: 1, section: 0) as IndexPath",
        "let a = IndexPath(row: 1, section: 0) as IndexPath"
      ),
      (
        "let a = UILayoutPriorityRequired - 1; let b = UILayoutPriorityDefaultLow",
        "let a = UILayoutPriority.required - 1; let b = UILayoutPriority.defaultLow"
      ),
      (
        "let a = UIScrollViewDecelerationRateNormal; func b() { c.decelerationRate = UIScrollViewDecelerationRateFast }",
        "let a = UIScrollView.DecelerationRate.normal.rawValue; func b() { c.decelerationRate = UIScrollView.DecelerationRate.fast }"
      ),
      ("let a = UInt(UINT64_MAX), b = INT32_MIN", "let a = UInt(UInt64.max), b = Int32.min"),
      ("let a = UIGestureRecognizerState.began", "let a = UIGestureRecognizer.State.began"),
      (
        "let a = CGRectMake(0, b(1, 2), 3, 4)",
        "let a = CGRect(x: 0, y: b(1, 2), width: 3, height: 4)"
      ),
      (
        "let a = UIEdgeInsetsMake(1, 2, 3, 4)",
        "let a = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
      ),
      (
        "class A: B { override func prepare(for a: C, sender: AnyObject?) {} }",
        "class A: B { override func prepare(for a: C, sender: Any?) {} }"
      ),
      (
        "class A { func prepare(for a: C, sender: AnyObject?) {} }",
        "class A { func prepare(for a: C, sender: AnyObject?) {} }"
      ),
      ("let a = B(c: self.classForCoder())", "let a = B(c: self)"),
      (
        "func a() { UIActivityIndicatorView(activityIndicatorStyle: .gray) }",
        "func a() { UIActivityIndicatorView(style: .gray) }"
      ),
      (
        "let a = UIColor(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)",
        "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      (
        "let a = [NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue]",
        "let a = [NSAttributedString.Key.underlineStyle: NSUnderlineStyle.single.rawValue]"
      ),
      ("let a = ProcessInfo().arguments", "let a = ProcessInfo.processInfo.arguments"),
      ("let a = ProcessInfo.processInfo.arguments", "let a = ProcessInfo.processInfo.arguments"),
      ("let a = B(c: D.classForCoder())", "let a = B(c: D.self)"),
      ("let a = B(c: d.classForCoder)", "let a = B(c: d.classForCoder)"),
      ("let a = CGRectGetWidth(b.c)", "let a = (b.c).width"),
      ("let a = CGRectInset(b, 1, 2)", "let a = (b).insetBy(dx: 1, dy: 2)"),
      (
        "let a = CGAffineTransformScale(CGAffineTransformIdentity, 1, 2)",
        "let a = (CGAffineTransform.identity).scaledBy(x: 1, y: 2)"
      ),
      ("let a = UIDeviceOrientationIsLandscape(b.c)", "let a = (b.c).isLandscape"),
      (
        "let a = UIPageViewControllerOptionInterPageSpacingKey",
        "let a = UIPageViewController.OptionsKey.interPageSpacing"
      ),
      (
        "let a = [kCAFilterNearest, kCAEmitterLayerAdditive]",
        "let a = [CALayerContentsFilter.nearest, CAEmitterLayerRenderMode.additive]"
      ),
      ("let a = UIAccessibilityIsVoiceOverRunning()", "let a = UIAccessibility.isVoiceOverRunning"),
      (
        "let a: Void = UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, b)",
        "let a: Void = UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, "
          + "argument: b)"
      ),
      ("let a = CGRectApplyAffineTransform(b, c)", "let a = (b).applying(c)"),
      ("let a = !UIInterfaceOrientationIsPortrait(b)", "let a = !(b).isPortrait"),
      ("let a = UIImagePNGRepresentation(b)!", "let a = (b).pngData()!"),
      (
        "let a = CGRectMake(CGRectGetMinX(b), 0, 1, 2)",
        "let a = CGRect(x: (b).minX, y: 0, width: 1, height: 2)"
      ),
      ("let a = b.intersects(c)", "let a = b.appIntersects(c)"),
      ("let a = b.intersects(integersIn: c)", "let a = b.intersects(integersIn: c)"),
      ("let a: Void = b.bringSubview(toFront: c)", "let a: Void = b.bringSubviewToFront(c)"),
      ("let a = b.bringSubview(toFront:)", "let a = b.bringSubviewToFront(_:)"),
      (
        "class A: B { override func bringSubview(toFront view: B) {} }",
        "class A: B { override func bringSubviewToFront(_ view: B) {} }"
      ),
      (
        "let a: Void = b.didMove(toParentViewController: nil)",
        "let a: Void = b.didMove(toParent: nil)"
      ),
      (
        "let a: Void = b.presentViewController(c, animated: true, completion: nil)",
        "let a: Void = b.present(c, animated: true, completion: nil)"
      ),
      (
        "let a: Void = b.animateWithDuration(1, animations: {})",
        "let a: Void = b.animate(withDuration: 1, animations: {})"
      ),
      ("let a = b.childViewControllers.first", "let a = b.children.first"),
      ("let a = Bundle.main.infoDictionary?[k]", "let a = Bundle.main.appInfoDictionary?[k]"),
      ("let infoDictionary = a.b", "let infoDictionary = a.b"),
      (
        "let infoDictionary = Bundle.main.infoDictionary",
        "let infoDictionary = Bundle.main.appInfoDictionary"
      ),
      (
        "let infoDictionary = Bundle(for: A.self).infoDictionary",
        "let infoDictionary = Bundle(for: A.self).appInfoDictionary"
      ),
      (
        "let infoDictionary = a.b, c = App.infoDictionary",
        "let infoDictionary = a.b, c = App.infoDictionary"
      ),
      ("let a = Bundle.main.bundleIdentifier!", "let a = Bundle.main.appBundleIdentifier!"),
      (
        "let bundleIdentifier = Bundle.main.bundleIdentifier, b = App.bundleIdentifier",
        "let bundleIdentifier = Bundle.main.appBundleIdentifier, b = App.bundleIdentifier"
      ),
      (
        "let a = m.urls(for: .libraryDirectory, in: d)[0], b = m.urls(for: .cachesDirectory, in: d)",
        "let a = m.appURLs(for: .libraryDirectory, in: d)[0], b = m.urls(for: .cachesDirectory, in: d)"
      ),
      (
        "let a = NSSearchPathForDirectoriesInDomains(.libraryDirectory, d, true).first!",
        "let a = appSearchPaths(.libraryDirectory, d, true).first!"
      ),
      (
        "let a = Bundle.main.object(forInfoDictionaryKey: k)",
        "let a = Bundle.main.appObject(forInfoDictionaryKey: k)"
      ),
      ("let a = b.activityIndicatorViewStyle", "let a = b.style"),
      ("let a = kCAMediaTimingFunctionLinear", "let a = CAMediaTimingFunctionName.linear"),
      ("let a: B = .UIKeyboardWillShow", "let a: B = UIResponder.keyboardWillShowNotification"),
      (
        "let a = NSNotification.Name.UITextViewTextDidEndEditing.rawValue",
        "let a = UITextView.textDidEndEditingNotification.rawValue"
      ),
      (
        "let a: B = .UIApplicationWillChangeStatusBarOrientation",
        "let a: B = UIApplication.willChangeStatusBarOrientationNotification"
      ),
      (
        "let a = UIApplicationStatusBarFrameUserInfoKey",
        "let a = UIApplication.statusBarFrameUserInfoKey"
      ),
      (
        "let a = NSNotification.Name.UIKeyboardDidHide",
        "let a = UIResponder.keyboardDidHideNotification"
      ),
      (
        "class A { override var childViewControllerForStatusBarStyle: B? { nil } }",
        "class A { override var childForStatusBarStyle: B? { nil } }"
      ),
      (
        "class A: B { override func overrideTraitCollection(forChildViewController a: B) -> C? { d } }",
        "class A: B { override func overrideTraitCollection(forChild a: B) -> C? { d } }"
      ),
      (
        "let a: Void = b.setOverrideTraitCollection(c, forChildViewController: d)",
        "let a: Void = b.setOverrideTraitCollection(c, forChild: d)"
      ),
      (
        "class A: B { override func preferredScreenEdgesDeferringSystemGestures() -> C { [] } }",
        "class A: B { override var preferredScreenEdgesDeferringSystemGestures: C { [] } }"
      ),
      (
        "class A: B { override func childViewControllerForHomeIndicatorAutoHidden() -> B? { nil } }",
        "class A: B { override var childForHomeIndicatorAutoHidden: B? { nil } }"
      ),
      (
        "class A: B { override func prefersStatusBarHidden() -> Bool { super.prefersStatusBarHidden() } }",
        "class A: B { override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden } }"
      ),
      ("let a: C = .commonModes", "let a: C = .common"),
      ("let a = Progress()", "let a = Progress(totalUnitCount: 0)"),
      (
        "extension UIViewContentMode { var a: UIViewContentMode { self } }",
        "extension UIView.ContentMode { var a: UIView.ContentMode { self } }"
      ),
    ])
  func spelled(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "A name of the app's own is left alone",
    arguments: [
      "struct UIControlState {}\nlet a = UIControlState()",
      "func a(parentViewController: B) { parentViewController.c() }",
      "func CGRectMake(_ a: Int) {}\nlet b: Void = CGRectMake(1)",
      "let a = \"UIViewAnimationOptions\"",
      "class A { func shouldAutorotate() -> Bool { false } }\nlet b = A().shouldAutorotate()",
      "let a = b.shouldAutorotate",
      "struct Progress {}\nlet a = Progress()",
      "extension B { func addChildViewController(_ c: B) { addChildViewController(c) } }",
      "class A { func addChildViewController(_ c: B, in d: C) {} }\nfunc f(a: A) { a.addChildViewController(c, in: d) }",
      "class A { func presentViewController(_ c: B, animated: Bool, completion: (() -> Void)?) {} }\nfunc f(a: A) { a.presentViewController(c, animated: true) {} }",
    ])
  func untouched(text: String) throws {
    #expect(try adopted(text) == text)
  }

  @Test("A method of UIKit's is spelled as today, beside one of the app's own with more arguments")
  func besideOwn() throws {
    let own = "class A { func addChildViewController(_ c: B, in d: C) {} }"

    #expect(
      try adopted("\(own)\nfunc f(a: A) { a.addChildViewController(c) }")
        == "\(own)\nfunc f(a: A) { a.addChild(c) }")
  }

  @Test(
    "A switch over all the cases there were once knows no others",
    arguments: [
      ("case .began, .moved: a(); case .stationary: b(); case .ended, .cancelled: c() ", true),
      ("case .began, .moved: a(); case .stationary: b(); case .ended: c() ", false),
      ("case .began, .moved, .stationary, .ended, .cancelled: a(); default: b() ", false),
    ])
  func grown(cases: String, isFormer: Bool) throws {
    let adopted = try adopted("func d(t: UITouch) { switch t.phase { \(cases)} }")

    let last = isFormer ? "@unknown default: fatalError() " : ""
    #expect(adopted == "func d(t: UITouch) { switch t.phase { \(cases)\(last)} }")
  }

  @Test(
    "What a declaration may not say any more is said as today, and what it may is left alone",
    arguments: [
      ("open class A { open let a = 1 }", "open class A { public let a = 1 }"),
      ("open class A { open static func f() {} }", "open class A { public static func f() {} }"),
      ("open class A { open class func f() {} }", "open class A { open class func f() {} }"),
      (
        "protocol P: AnyObject { weak var d: A? { get set } }",
        "protocol P: AnyObject { var d: A? { get set } }"
      ),
      ("class A { weak var d: A? }", "class A { weak var d: A? }"),
      ("class A { var a: ((Void) -> Void)? }", "class A { var a: (() -> Void)? }"),
      ("func f(a: @escaping (Void) -> Int) {}", "func f(a: @escaping () -> Int) {}"),
      (
        "func f(a: (Void) -> Int) -> Int { a(()) }", "func f(a: (Void) -> Int) -> Int { a(()) }"
      ),
      ("enum E { case a(Void) }", "enum E { case a(Void) }"),
      ("let a: ((_: Void) -> Void)? = {}", "let a: (() -> Void)? = {}"),
      ("func f(_: Void) -> Int { 1 }", "func f(_: Void) -> Int { 1 }"),
      (
        "extension UIEdgeInsets { init(all: CGFloat) { top = all; left = all } }",
        "extension UIEdgeInsets { init(all: CGFloat) { self.init(); top = all; left = all } }"
      ),
      (
        "extension CGRect { init(all: CGFloat) { self = .zero } }",
        "extension CGRect { init(all: CGFloat) { self = .zero } }"
      ),
      (
        "extension CGRect { init(all: CGFloat) { self.init(); size.width = all } }",
        "extension CGRect { init(all: CGFloat) { self.init(); size.width = all } }"
      ),
      (
        "extension Card { init(all: CGFloat) { top = all } }",
        "extension Card { init(all: CGFloat) { top = all } }"
      ),
    ])
  func declarations(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "A text is made of its characters, unless the app means something else by the word",
    arguments: [
      ("let a = b.characters.count", "let a = b.count"),
      ("let a = b.characters", "let a = b"),
      ("let a = b?.characters.count", "let a = b?.count"),
      ("if let a = b?.characters, let c = d {}", "if let a = b, let c = d {}"),
      (
        "extension String { var a: Int { return characters.count } }",
        "extension String { var a: Int { return self.count } }"
      ),
      (
        "extension Card { var a: Int { return characters.count } }",
        "extension Card { var a: Int { return characters.count } }"
      ),
      (
        "struct A { var characters: [B] }; let a = b.characters",
        "struct A { var characters: [B] }; let a = b.characters"
      ),
    ])
  func characters(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test(
    "An archive is asked for objects as on a device",
    arguments: [
      ("let a = b.decodeObject(forKey: c)", "let a = b.archivedObject(forKey: c)"),
      ("let a = super.decodeObject(forKey: c)", "let a = super.decodeObject(forKey: c)"),
      (
        "let a = b.decodeObject(of: A.self, forKey: c)",
        "let a = b.decodeObject(of: A.self, forKey: c)"
      ),
    ])
  func archives(text: String, expected: String) throws {
    #expect(try adopted("import UIKit\n\(text)") == "import UIKit\n\(expected)")
    #expect(try !adopted("import Foundation\n\(text)").contains("archivedObject"))
  }

  @Test("Every name in the tables is spelled otherwise than before")
  func tables() {
    let names = [OlderSpellings.types, OlderSpellings.members, OlderSpellings.notifications]
    #expect(names.allSatisfy { $0.allSatisfy { $0.key != $0.value } })
    #expect(names.reduce(0) { $0 + $1.count } > 150)
  }

  @Test("A name that the app gives to a type of today's is the app's own")
  func ownAlias() throws {
    let text =
      "typealias UIViewContentMode = UIView.ContentMode\nlet a: UIViewContentMode = .center"

    #expect(try adopted(text) == text)
  }
}
