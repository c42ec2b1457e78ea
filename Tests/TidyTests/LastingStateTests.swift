import Testing

@Suite("Lasting state")
struct LastingStateTests {
  private static let modules = ["HeadlessUIKit", "Combine", "SwiftUI", "Outside", "VirtualTime"]

  /// Variables that live longer than a run of an app, each with the reason why no run sees what
  /// another run has stored.
  private static let allowed: [String: String] = [
    "Simulator.swift current": "the world itself; booting puts another one in its place",
    "Simulator.swift generation":
      "a count of worlds, read only to tell an older view from newer ones",
    "UITraitCollection.swift current":
      "set back when a world is torn down; read off the main thread",
    "Unanswered.swift mayBeMet": "filled before main runs, and only read afterwards",
    "Unanswered.swift lostTransitions": "filled before main runs, and only read afterwards",
    "Unanswered.swift lostOverrides": "filled before main runs, and only read afterwards",
    "AppResources.swift providers": "filled before main runs, and only read afterwards",
    "OptionalRequirement.swift wasLeftOut": "set to false before each question and after it",
    "TaskRuntime.swift host": "the number of the process's own task; set at each entry",
    "TaskRuntime.swift enqueueBefore": "a hook of the process, found when ours is set",
    "VirtualMainExecutor.swift shared": "has no stored properties that change",
    "ObservableObject.swift key": "only its address is used",
    "Answers.swift folderOfProcess": "cannot be set from within a run",
    "OSLog.swift disabled": "has no stored properties that change",
    "UIContentUnavailableConfiguration.swift unavailableKey": "only its address is used",
    "PropertyObserver.swift extrasKey": "only its address is used",
    "Unanswered.swift whenMet": "set once by the process that performs runs, never by a run",
    "Unanswered.swift whenMaking": "set once by the process that performs runs, never by a run",
    "UICommand.swift main": "has no stored properties",
    "UICommand.swift context": "has no stored properties",
    "PHImageManager.swift only": "has no stored properties",
    "PHPhotoLibrary.swift only": "has no stored properties",
    "PHAssetResource.swift only": "has no stored properties",
    "BGTaskScheduler.swift only": "has no stored properties",
    "WidgetCenter.swift shared": "has no stored properties",
    "QLThumbnailGenerator.swift only": "has no stored properties",
    "ATTrackingManager.swift only": "has no stored properties",
  ]

  /// The files of classes whose objects never change. A constant may hold such an object, because
  /// no run can store anything in it.
  private static let unchanging = ["UIColor.swift", "UIColor+Palette.swift", "CGColor.swift"]

  @Test("Nothing in the model outlives a world, but for what is listed with its reason")
  func listed() {
    let files = TidyTests.sources.filter { file in
      Self.modules.contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    let found = LastingState.all(in: files).map { state in
      (file: String(state.place.split(separator: "/").last!), name: state.name)
    }.filter { !Self.unchanging.contains($0.file) }.map { "\($0.file) \($0.name)" }

    #expect(found.filter { Self.allowed[$0] == nil } == [])
    #expect(Self.allowed.keys.filter { !found.contains($0) } == [])
  }

  @Test(
    "A stored variable and a kept object are found",
    arguments: [
      "  static var current: Card?", "  private static var names = [1]", "var key: UInt8 = 0",
      "  @MainActor static let shared = Card()", "private nonisolated(unsafe) var key = 0",
    ])
  func planted(line: String) {
    let file = SourceFile(path: "planted.swift", text: "final class Card {\n\(line)\n}")
    #expect(LastingState.all(in: [file]).count == 1)
  }

  @Test(
    "A computed variable, a constant and a member are not",
    arguments: [
      "  static var main: Card { Simulator.current.card }", "  var name: String?",
      "  static let zero = Point()", "private var card: Card { kept }", "    var local = 1",
    ])
  func innocent(line: String) {
    let file = SourceFile(path: "planted.swift", text: "final class Card {\n\(line)\n}")
    #expect(LastingState.all(in: [file]).isEmpty)
  }
}
