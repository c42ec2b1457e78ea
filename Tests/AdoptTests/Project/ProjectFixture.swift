import Foundation

@testable import Adopt

/// A typical Xcode project for tests: an app with a framework, an app whose folder belongs to its
/// target as a whole, as in Xcode 16, and a test target.
enum ProjectFixture {
  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        A1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        A3 = {isa = PBXBuildFile; fileRef = V1; };
        A4 = {isa = PBXBuildFile; fileRef = F4; };
        A5 = {isa = PBXBuildFile; fileRef = F6; };
        F1 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Home Screen.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Kit/Card.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = Dead.swift; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = ShopTests/ShopTests.swift; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = ( F3, ); name = Main.storyboard; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = ( G1, F4, F6, S1, S2, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = ( F1, F2, F5, V1, ); path = Shop; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2, ); path = Modern; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = "Modern Tests"; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist, Old.swift, ); target = T2; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Shared.swift, ); target = T1; };
        B1 = {isa = PBXSourcesBuildPhase; files = ( A1, A2, ); };
        B2 = {isa = PBXResourcesBuildPhase; files = ( A3, ); };
        B3 = {isa = PBXSourcesBuildPhase; files = ( A4, ); };
        B4 = {isa = PBXSourcesBuildPhase; files = ( ); };
        B5 = {isa = PBXSourcesBuildPhase; files = ( A5, ); };
        D1 = {isa = PBXTargetDependency; target = T3 /* Kit */; };
        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = ( B1, B2, ); dependencies = ( D1, ); buildConfigurationList = L1; };
        T2 = {isa = PBXNativeTarget; name = "Modern-App"; productType = "com.apple.product-type.application"; buildPhases = ( B4, ); dependencies = ( ); fileSystemSynchronizedGroups = ( S1, ); buildConfigurationList = L2; };
        T3 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( B3, ); dependencies = ( ); buildConfigurationList = L3; };
        T4 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( B5, ); dependencies = ( ); buildConfigurationList = L3; };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Start; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait; SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", BETA, ); }; };
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        L0 = {isa = XCConfigurationList; buildConfigurations = ( C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = ( C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = ( C2, ); };
        L3 = {isa = XCConfigurationList; buildConfigurations = ( C3, ); };
        P1 = {isa = PBXProject; mainGroup = G0; targets = ( T1, T2, T3, T4, ); buildConfigurationList = L0; };
      };
      rootObject = P1;
    }
    """

  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array>
      </dict></dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>
    </dict></plist>
    """

  static let storyboard =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>"#

  static let delegate = """
    import UIKit
    import Kit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    """

  /// Returns the text of the project with one more resource of the app.
  ///
  /// - Parameter reference: The resource's kind and path, as a project file has them.
  static func project(withResource reference: String) -> String {
    project
      .replacing("files = ( A3, ); };", with: "files = ( A3, A9, ); };")
      .replacing("children = ( G1, F4,", with: "children = ( G1, F9, F4,")
      .replacing(
        "V1 = {isa = PBXVariantGroup;",
        with: """
          A9 = {isa = PBXBuildFile; fileRef = F9; };
          F9 = {isa = PBXFileReference; \(reference) sourceTree = "<group>"; };
          V1 = {isa = PBXVariantGroup;
          """)
  }

  /// Writes the Xcode project and the files that it names.
  static func folder() throws -> Folder {
    let folder = Folder()
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    try folder.write(info, "Shop/Info.plist")
    try folder.write(Self.storyboard, "Shop/Base.lproj/Main.storyboard")
    try folder.write(delegate, "Shop/App.swift")
    try folder.write("import UIKit\nclass Home: UIViewController {}", "Shop/Home Screen.swift")
    try folder.write("import UIKit\nclass Dead: UIViewController {}", "Shop/Dead.swift")
    try folder.write("import UIKit\nclass Card: UIViewController {}", "Kit/Card.swift")
    try folder.write("import XCTest\nclass T: XCTestCase {}", "ShopTests/ShopTests.swift")
    try folder.write(delegate, "Modern/Start.swift")
    try folder.write("class Old {}", "Modern/Old.swift")
    try folder.write("class Shared {}", "Modern/Shared.swift")
    return folder
  }
}
