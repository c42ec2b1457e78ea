// swift-tools-version: 6.2

import PackageDescription

/// In CI a warning is an error. Elsewhere it is not, so that a newer compiler with a new opinion
/// breaks nobody's build. A setting and not a flag: every command in CI then shares one build.
let strict: [SwiftSetting] =
  Context.environment["TURNSTILE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Settings every target in this package shares.
let house: [SwiftSetting] =
  strict + [
    // `any` is written out, so that the cost and the freedom of an existential can be seen.
    .enableUpcomingFeature("ExistentialAny"),
    // What a module imports stays its own business unless it says `public import`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member is found only if its module is imported by the file that uses it.
    .enableUpcomingFeature("MemberImportVisibility"),
    // A main-actor type conforms to a plain protocol without ceremony.
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]

/// The checks at run time that no two accesses to a variable overlap are left out of the modules
/// that a check runs through, because they take a tenth of its time. They stay in the debug build
/// of CI, with which all tests run.
let unguarded = SwiftSetting.unsafeFlags(
  ["-enforce-exclusivity=unchecked"], strict.isEmpty ? nil : .when(configuration: .release))

/// Checks run where tests run, in debug, and a check executes the model a hundred thousand times
/// over. So the modules that a check runs through are optimised in debug, too, each as a whole:
/// that builds in less time than file by file without optimisation. The app under test is not
/// touched by this, and stays as easy to debug as it is.
///
/// `TURNSTILE_PLAIN=1` builds them without optimisation, for those who step through this library or
/// change it: then a change of one file compiles that file, and not its module.
let fast: [SwiftSetting] =
  Context.environment["TURNSTILE_PLAIN"] != nil
  ? house
  : house + [
    unguarded,
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug)),
  ]

/// Release builds are tested as apps see them, by the tests of the model that look at nothing
/// inside it. With `-enable-testing`, which looking inside takes, the optimiser draws other
/// conclusions, and what it does to an app would not show.
let inRelease = Context.environment["TURNSTILE_RELEASE_TESTS"] != nil

/// The settings of the tests that also run in release. What is tested there is the optimised model,
/// and optimising the tests themselves would take longer than optimising the model.
let houseOfTests =
  inRelease ? house + [.unsafeFlags(["-Onone"], .when(configuration: .release))] : house

/// The clock alone, for the tests of its queue with the queue's own checks. What stands above is
/// not built once more for that.
let isClockAlone = Context.environment["TURNSTILE_INTERNAL_CHECKS"] != nil

/// The path of a `turnstile-adopt` that is built already, as the script `gate` of a package that
/// `init` has written gives it. Then the plugin runs that one. Without it SwiftPM compiles the tool
/// for plugins, and it does so twice: before it plans a build, and again in the build.
let builtTool = Context.environment["TURNSTILE_ADOPT"]

/// True if a build begins in this package's own folder. Then nobody uses the plugin, and its tool is
/// not compiled a second time for it, which takes longer than anything but the model.
let isAlone = Context.environment["PWD"] == Context.packageDirectory

/// The modules whose types stand in the memory of what an app's code and a test's make: a class of
/// an app has the stored properties of the model's class in it. A library names them, so that code
/// which depends on it is compiled again whenever one of them changes, and not only when the module
/// changes that the code imports.
let inMemory = ["HeadlessUIKit", "VirtualTime", "Choices"]

let package = Package(
  name: "turnstile",
  products: [
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "Choices", targets: ["Choices"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Outside",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ] + inMemory),
    // With the gate, so that a test can be asked for whatever a report says to type.
    .library(name: "Turnstile", targets: ["Turnstile", "Gate"] + inMemory),
    .library(name: "Filmstrip", targets: ["Filmstrip", "Turnstile"] + inMemory),
    .library(name: "Gate", targets: ["Gate", "Turnstile"] + inMemory),
    .executable(name: "turnstile", targets: ["Tool"]),
    .executable(name: "turnstile-bench", targets: ["Bench"]),
    .plugin(name: "TurnstileCommand", targets: ["TurnstileCommand"]),
    // With what `init` is about to build, which the tool itself does not need: two cores compile
    // the tool and the model side by side, so the first verdict comes a quarter sooner.
    .executable(
      name: "turnstile-adopt",
      targets: [
        "AdoptTool", "Gate", "Turnstile", "QuartzCore", "CoreGraphics", "SwiftUI", "Outside",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .plugin(name: "AdoptPlugin", targets: ["AdoptPlugin"]),
  ],
  targets: [
    // Stops a build that is not on Linux, with one error. Everything stands on it.
    .target(name: "LinuxOnly", swiftSettings: house),

    // What others have written, as it may be shown.
    .target(name: "PlainText", dependencies: ["LinuxOnly"], swiftSettings: house),

    // The ground floor: two libraries that know nothing of each other, nor of UIKit.
    .target(name: "VirtualTime", dependencies: ["LinuxOnly"], swiftSettings: fast),
    .target(name: "Choices", dependencies: ["LinuxOnly"], swiftSettings: fast),

    // The model of UIKit, and the modules an app's `import` lines find it under.
    .target(
      name: "HeadlessUIKit", dependencies: ["VirtualTime", "RuntimeHooks"], swiftSettings: fast),
    // What Swift's runtime exports for tasks and declares nowhere: five lines of C, for the linker.
    .target(name: "RuntimeHooks"),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: house),
    .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"], swiftSettings: house),
    .target(name: "CoreGraphics", dependencies: ["HeadlessUIKit"], swiftSettings: house),
    // Apple's publishers and subscribers, on the model's clock.
    .target(name: "Combine", dependencies: ["UIKit"], swiftSettings: house),
    // Controllers that host views of SwiftUI's, which are opaque here.
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"], swiftSettings: house),
    // What an app asks of the network, which is answered by files or not at all.
    .target(name: "Outside", dependencies: ["Combine", "UIKit"], swiftSettings: house),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: house),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: house),

    // The product: where the model and the engine meet.
    .target(
      name: "Turnstile",
      dependencies: [
        "HeadlessUIKit", "Choices", "VirtualTime", "LinuxOnly", "LinuxProcesses", "CallStacks",
      ],
      swiftSettings: fast),
    // What a process that is about to end can write down of where it is.
    .target(name: "CallStacks"),

    // A trace to look at: pictures, a page with a scrubber, an index of a run. Nothing below knows
    // of it.
    .target(
      name: "Filmstrip",
      dependencies: ["Turnstile", "HeadlessUIKit", "VirtualTime", "PlainText", "LinuxOnly"],
      swiftSettings: house),

    // The museum: right and wrong transitions, each written as its author would, with
    // `import UIKit`.
    .target(name: "Exhibits", dependencies: ["Turnstile", "UIKit"], swiftSettings: house),

    // What makes an iOS project's sources compile here. It knows Swift, and nothing of the model.
    // Optimised, because it reads every file of an app for each of the app's modules.
    .target(name: "Adopt", dependencies: ["PlainText", "LinuxOnly"], swiftSettings: fast),
    .executableTarget(name: "AdoptTool", dependencies: ["Adopt"], swiftSettings: house),
    .plugin(
      name: "AdoptPlugin", capability: .buildTool(),
      dependencies: builtTool == nil && !isAlone ? ["AdoptTool"] : [],
      path: "Sources/AdoptPlugin"),

    // The command line: for any subjects, and over the museum. The folder is not called
    // `turnstile`, since a disk that ignores case would take it for `Turnstile`.
    .target(
      name: "Gate",
      dependencies: [
        "Filmstrip", "Turnstile", "HeadlessUIKit", "Choices", "PlainText", "LinuxOnly",
        "LinuxProcesses", "CallStacks",
      ],
      swiftSettings: house),
    // What a worker asks of Linux and Swift cannot say, such as forking.
    .target(name: "LinuxProcesses"),
    .plugin(
      name: "TurnstileCommand",
      capability: .command(
        intent: .custom(verb: "turnstile", description: "Checks the package's subjects."),
        permissions: [.writeToPackageDirectory(reason: "Traces that break something are stored.")]),
      path: "Sources/Plugin"),
    .executableTarget(
      name: "Tool", dependencies: ["Gate", "Exhibits"], swiftSettings: house),

    .executableTarget(
      name: "Bench",
      dependencies: ["Choices", "UIKit", "VirtualTime", "Turnstile", "Exhibits", "LinuxOnly"],
      swiftSettings: house),

    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"], swiftSettings: house),
    .testTarget(name: "TidyTests", dependencies: ["VirtualTime", "Choices"], swiftSettings: house),
    .testTarget(name: "ChoicesTests", dependencies: ["Choices"], swiftSettings: house),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["UIKit", "QuartzCore"],
      exclude: inRelease ? ["Inside"] : [], swiftSettings: houseOfTests),
    // What public API can show of the rules, also on a device: there with the driver that is left
    // out here.
    .testTarget(
      name: "ConformanceTests", dependencies: ["UIKit"], exclude: ["Driver/RealTime.swift"]),
    // Apps are still written in Swift 5 mode, and have to compile like those in Swift 6 mode.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["UIKit", "QuartzCore"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "UIKit"], swiftSettings: houseOfTests),
    .testTarget(
      name: "OutsideTests", dependencies: ["Outside", "Turnstile", "UIKit", "Combine"],
      swiftSettings: house),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: house),
    .testTarget(
      name: "TurnstileTests", dependencies: ["Turnstile", "UIKit"], swiftSettings: house),
    .testTarget(
      name: "FilmstripTests",
      dependencies: ["Filmstrip", "Exhibits", "Turnstile", "UIKit", "HeadlessUIKit"],
      swiftSettings: house),
    .testTarget(
      name: "ExhibitsTests", dependencies: ["Exhibits", "Turnstile", "UIKit"],
      swiftSettings: house),
    // A gate over subjects that trap, hang, leave and shout, for the tests of the gate to start.
    .executableTarget(
      name: "TroubledSubjects", dependencies: ["Exhibits", "Gate", "Turnstile", "UIKit"],
      path: "Tests/TroubledSubjects", swiftSettings: house),
    // `Styles` is an iOS project, adopted and compiled by the tests.
    .testTarget(
      name: "AdoptTests",
      dependencies: [
        "Adopt", "Gate", "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SwiftUI", "Outside",
      ],
      exclude: ["Styles"], swiftSettings: house),
    .testTarget(
      name: "GateTests", dependencies: ["Gate", "PlainText", "Turnstile", "TroubledSubjects"],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles a target again only if a module changed that the target itself depends on, and
// the file of a module that only exports another, as `UIKit` does, never changes. So each target
// depends on all that stands below it, and no object keeps an old layout.
for target in package.targets where target.type != .plugin {
  var below: [String] = []
  func add(_ dependencies: [Target.Dependency]) {
    for case .byNameItem(let name, _) in dependencies where !below.contains(name) {
      below.append(name)
      add(package.targets.first { $0.name == name }?.dependencies ?? [])
    }
  }
  add(target.dependencies)
  target.dependencies = below.map { .byName(name: $0) }
}

if inRelease {
  // What no release build is asked for is not built.
  let others = [
    "SwiftUI", "Outside", "Adopt", "AdoptTool", "AdoptPlugin", "TurnstileCommand", "Tool",
  ]
  package.products = [.executable(name: "turnstile-bench", targets: ["Bench"])]
  package.targets.removeAll {
    others.contains($0.name)
      || $0.type == .test
        && !["HeadlessUIKitTests", "SwiftFiveTests", "CombineTests"].contains($0.name)
  }
}

if isClockAlone {
  package.products = []
  package.targets.removeAll {
    !["LinuxOnly", "VirtualTime", "VirtualTimeTests"].contains($0.name)
  }
}
