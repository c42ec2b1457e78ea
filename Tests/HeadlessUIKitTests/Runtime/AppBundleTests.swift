import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Files of the app's bundle")
struct AppBundleTests {
  @Test("A file is found by its name and type, and has the contents of the app's")
  func file() throws {
    let simulator = Simulator.boot()
    AppResources.register(file: "films.json", contents: "[1]")
    let path = try #require(Bundle.main.appPath(forResource: "films", ofType: "json"))
    let place = try #require(Bundle.main.appURL(forResource: "films.json", withExtension: nil))

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "[1]")
    #expect(try Data(contentsOf: place) == Data("[1]".utf8))
    #expect(Bundle.main.appPath(forResource: "actors", ofType: "json") == nil)
    withExtendedLifetime(simulator) {}
  }

  @Test("A folder of the bundle is found by its name, with all that is in it")
  func folder() throws {
    let simulator = Simulator.boot()
    AppResources.register(file: "Engines/en/first.xml", contents: "<a/>")
    AppResources.register(file: "Engines/list.txt", contents: "first")
    let folder = try #require(Bundle.main.appURL(forResource: "Engines", withExtension: nil))
    let inside = folder.appendingPathComponent("en").appendingPathComponent("first.xml")

    #expect(try Data(contentsOf: inside) == Data("<a/>".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["en", "list.txt"])
    let list = Bundle.main.appPath(forResource: "list", ofType: "txt", inDirectory: "Engines")
    #expect(try list.map { try String(contentsOfFile: $0, encoding: .utf8) } == "first")
    #expect(Bundle.main.appURL(forResource: "Engine", withExtension: nil) == nil)
    withExtendedLifetime(simulator) {}
  }

  @Test("The Info.plist is a file of the bundle, from which an app decodes its configuration")
  func info() throws {
    struct Configuration: Decodable {
      var host: String
      var nested: [String: Int]
    }
    let simulator = Simulator.boot()
    #expect(Bundle.main.appURL(forResource: "Info", withExtension: "plist") == nil)
    AppResources.register(info: ["host": "example.org", "nested": ["a": 1]])
    let place = try #require(Bundle.main.appURL(forResource: "Info", withExtension: ".plist"))
    let read = try PropertyListDecoder().decode(
      Configuration.self, from: Data(contentsOf: place))

    #expect(read.host == "example.org" && read.nested == ["a": 1])
    withExtendedLifetime(simulator) {}
  }

  @Test("The Info.plist is the bundle's dictionary, with a version in any case")
  func dictionary() {
    let simulator = Simulator.boot()
    AppResources.register(info: ["CFBundleVersion": "7", "host": "example.org"])
    Simulator.onVirtualTime {
      let info = Bundle.main.appInfoDictionary
      #expect(info?["CFBundleVersion"] as? String == "7")
      #expect(info?["CFBundleShortVersionString"] as? String == "1.0")
      #expect(Bundle.main.appObject(forInfoDictionaryKey: "host") as? String == "example.org")
      #expect(Bundle.main.appObject(forInfoDictionaryKey: "nothing") == nil)
    }
    withExtendedLifetime(simulator) {}
  }

  @Test("The identifier of the app is that of its Info.plist, and there always is one")
  func identifier() {
    let simulator = Simulator.boot()
    Simulator.onVirtualTime {
      #expect(Bundle.main.appBundleIdentifier == "app")
      AppResources.register(info: ["CFBundleIdentifier": "org.example.shop"])
      #expect(Bundle.main.appBundleIdentifier == "org.example.shop")
    }
    withExtendedLifetime(simulator) {}
  }

  @Test("An app has a library folder, and one that it shares with the apps of a group")
  func folders() throws {
    let files = FileManager.default
    let library = try #require(files.appURLs(for: .libraryDirectory, in: .userDomainMask).first)
    let same = try files.appURL(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)

    #expect(library.path == "\(NSHomeDirectory())/Library" && same == library)
    #expect(appSearchPaths(.libraryDirectory, .userDomainMask, true) == [library.path])
    #expect(
      appSearchPaths(.documentDirectory, .userDomainMask, true)
        == NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true))
    let shared = try #require(
      files.containerURL(forSecurityApplicationGroupIdentifier: "turnstile-\(getpid())"))
    #expect(shared.path.hasPrefix(library.path) && files.fileExists(atPath: shared.path))
    try files.removeItem(at: shared)
  }

  @Test("The folder of a language is a bundle")
  func language() throws {
    let simulator = Simulator.boot()
    let path = try #require(Bundle.main.appPath(forResource: "en", ofType: "lproj"))

    #expect(Bundle(path: path) != nil)
    withExtendedLifetime(simulator) {}
  }

  @Test("A bundle in the app's own has the app's resources, wherever they are in it")
  func bundleInBundle() throws {
    let simulator = Simulator.boot()
    AppResources.register(file: "Close.png", contents: "image 20 20")
    let folder = try #require(Bundle.main.resourcePath)
    let found = try #require(Bundle.main.appPath(forResource: "Gallery", ofType: "bundle"))

    #expect(Bundle.app(path: folder + "/Gallery.bundle") == .main)
    #expect(Bundle.app(path: found) == .main)
    #expect(
      Bundle.app(url: URL(fileURLWithPath: folder).appending(path: "Gallery.bundle")) == .main)
    #expect(Bundle.app(path: folder + "/nowhere") == nil)
    #expect(
      Bundle.main.appPath(forResource: "Close", ofType: "png", inDirectory: "Images") != nil)
    #expect(
      Bundle.main.appURL(forResource: "Open", withExtension: "png", subdirectory: "Images") == nil)
    withExtendedLifetime(simulator) {}
  }
}
