import Foundation

/// Reads the targets of Tuist's `Project.swift` from its text, as far as they are written as
/// literals. The Xcode project that Tuist generates is often not in the repository.
enum TuistProject {
  /// Returns true if a file is the `Project.swift` of a project for the tool Tuist.
  static func isOne(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).contains("import ProjectDescription")
  }

  /// Reads the targets of a Tuist project, or throws an error if there are none.
  static func read(_ path: String) throws(AdoptionError) -> ProjectTargets {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let listing = Listing.make(SourceText(name: path, bytes: Array(data))).listing
    var project = ProjectTargets(place: path, folder: folder, targets: [])
    for index in listing.tokens.indices where listing.says("(", at: index) {
      let call = Call(open: index, listing: listing)
      switch listing.word(index - 1) {
      case "target", "Target":
        guard let target = target(call, folder) else { continue }
        project.targets.append(target)
      case "remote", "package":
        if let url = call.texts("url").first { project.origins.add(url: url) }
        if let path = call.texts("path").first {
          project.packages.append(URL(filePath: "\(folder)/\(path)").standardizedFileURL.path)
        }
      default: continue
      }
    }
    guard !project.targets.isEmpty else {
      throw AdoptionError(
        "\(path):1: error: This description of Tuist's declares no target that can be read: a "
          + "'.target(name: \"…\", product: .app, sources: […])' was expected.")
    }
    return project
  }

  /// Returns the target that a call in `Project.swift` declares, or `nil` if the call only names a
  /// target as a dependency and so has no product.
  private static func target(_ call: Call, _ folder: String) -> XcodeProject.Target? {
    guard let name = call.texts("name").first, let product = call.words("product").last else {
      return nil
    }
    let kinds = [
      "app": "application", "framework": "framework", "staticFramework": "framework.static",
      "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    ]
    var target = XcodeProject.Target(
      name: name, productType: "com.apple.product-type.\(kinds[product] ?? product)")
    for pattern in call.texts("sources") {
      let fixed = pattern.split(separator: "/").prefix { !$0.contains("*") }
      let place = URL(filePath: "\(folder)/\(fixed.joined(separator: "/"))").standardizedFileURL
        .path
      if place.hasSuffix(".swift") {
        target.sources.append(place)
      } else if !target.folders.contains(where: { $0.path == place }) {
        target.folders.append((place, []))
      }
    }
    for pattern in call.texts("resources") {
      let fixed = pattern.split(separator: "/").prefix { !$0.contains("*") }
      let place = URL(filePath: "\(folder)/\(fixed.joined(separator: "/"))").standardizedFileURL
        .path
      let isInside = target.folders.contains { place.hasPrefix($0.path) }
      if !isInside { target.folders.append((place, [])) }
    }
    target.dependencies = call.calls("dependencies", named: ["target", "project"]).flatMap {
      $0.texts("name") + $0.texts("target")
    }
    let systems = call.words("destinations") + call.words("platform")
    let isForPhone =
      systems.isEmpty || systems.contains { ["iOS", "iPhone", "iPad"].contains($0) }
    target.settings = ["SDKROOT": isForPhone ? "iphoneos" : "macosx"]
    if let file = call.texts("infoPlist").first, file.hasSuffix(".plist") {
      target.settings["INFOPLIST_FILE"] = file
    }
    return target
  }

  /// A call such as `.target(name: …)` in Tuist's `Project.swift`, whose arguments can be read by
  /// label.
  private struct Call {
    let open: Int
    let listing: Listing

    /// Returns the tokens of the call's argument with a given label, or `nil` if the call has none.
    private func argument(_ label: String) -> Range<Int> {
      let close = listing.partner[open]
      var index = open + 1
      while index < close {
        if listing.says(label, at: index), listing.says(":", at: index + 1) {
          var end = index + 2
          while end < close, !listing.says(",", at: end) {
            end = max(end, listing.partner[end]) + 1
          }
          return index + 2..<end
        }
        index = max(index, listing.partner[index]) + 1
      }
      return open..<open
    }

    func texts(_ label: String) -> [String] {
      argument(label).filter { listing.tokens[$0].kind == .text }.map(listing.word)
    }

    func words(_ label: String) -> [String] {
      argument(label).filter(listing.isWord).map(listing.word)
    }

    func calls(_ label: String, named names: [String]) -> [Call] {
      argument(label).filter {
        listing.says("(", at: $0) && names.contains(listing.word($0 - 1))
      }.map { Call(open: $0, listing: listing) }
    }
  }
}
