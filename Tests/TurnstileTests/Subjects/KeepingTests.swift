import Foundation
import Testing
import Turnstile
import UIKit

@Suite("What a stage keeps") @MainActor
struct KeepingTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-keep-\(ProcessInfo.processInfo.globallyUniqueString)").path

  @Test("What is kept with a controller goes when the controller goes")
  func goesWithOwner() throws {
    var seen: [Bool] = []
    try run { stage in
      var owner: UIViewController? = UIViewController()
      var first: NSObject? = NSObject()
      var second: NSObject? = NSObject()
      weak let watched = first
      weak let watchedToo = second
      stage.keep(first!, with: owner!)
      stage.keep(second!, with: owner!)
      first = nil
      second = nil
      seen.append(watched != nil && watchedToo != nil)
      owner = nil
      seen.append(watched != nil || watchedToo != nil)
    }

    #expect(Array(seen.prefix(2)) == [true, false])
  }

  @Test("A cycle through what is kept does not outlive the run")
  func cycle() throws {
    weak var watched: UIViewController?
    try run { stage in
      let holder = Holder()
      holder.held = stage.window.rootViewController
      stage.keep(holder, with: stage.window.rootViewController!)
      watched = stage.window.rootViewController
    }
    try run { _ in }

    #expect(watched == nil)
  }

  @Test("The application delegate of an app that is not launched has the stage's window")
  func window() throws {
    weak var window: UIWindow?
    var isStages = false
    try run { stage in
      window = UIApplication.shared.delegate?.window
      isStages = window === stage.window
    }

    #expect(isStages)
    #expect(window == nil)
  }

  private func run(_ build: @escaping @MainActor (Stage) -> Void) throws {
    let subject = Subject("keeping") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("nothing") {}
      build(stage)
    }
    #expect(throws: TooFewRuns.self) {
      try check(subject, .standard, .runs(1), seeds: seeds)
    }
  }
}

private final class Holder {
  var held: UIViewController?
}
