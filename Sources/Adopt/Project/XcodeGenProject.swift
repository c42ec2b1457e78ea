import Foundation

/// Reads `project.yml`, from which XcodeGen generates an Xcode project. The Xcode project is often
/// not in the repository.
enum XcodeGenProject {
  /// Reads the targets of a `project.yml`, or throws an error that names the mistake in the file.
  static func read(_ path: String) throws(AdoptionError) -> ProjectTargets {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    let value = try YAMLValue.read(String(decoding: data, as: UTF8.self), name: path)
    guard let targets = value["targets"]?.members, !targets.isEmpty else {
      throw AdoptionError("\(path):1: error: This file of XcodeGen's has no 'targets'.")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var project = ProjectTargets(place: path, folder: folder, targets: [])
    for (_, package) in value["packages"]?.members ?? [] {
      if let url = package["url"]?.text { project.origins.add(url: url) }
      if let github = package["github"]?.text {
        project.origins.add(url: "https://github.com/\(github)")
      }
      if let local = package["path"]?.text { project.packages.append(tidied("\(folder)/\(local)")) }
    }
    let options = value["options"]
    project.xcode = (options?["xcodeVersion"]?.text).map(xcode)
    let common = value["settings"]
    for (name, description) in targets {
      var target = target(name, description, common, folder)
      let oldest = description["deploymentTarget"] ?? options?["deploymentTarget"]
      if target.settings["IPHONEOS_DEPLOYMENT_TARGET"] == nil {
        target.settings["IPHONEOS_DEPLOYMENT_TARGET"] = oldest?["iOS"]?.text ?? oldest?.text
      }
      project.targets.append(target)
      for dependency in description["dependencies"]?.items ?? [] {
        guard let package = dependency["package"]?.text,
          let url = value["packages"]?[package]?["url"]?.text
        else { continue }
        project.origins.add(product: dependency["product"]?.text ?? package, url: url)
      }
    }
    return project
  }

  /// Returns a version of Xcode in the notation of Xcode projects, such as `0940`. XcodeGen's files
  /// may write `9.4` for it.
  private static func xcode(_ text: String) -> String {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first, major < 100 || parts.count > 1 else { return text }
    return "\(major * 100 + (parts.count > 1 ? parts[1] * 10 : 0))"
  }

  private static func target(
    _ name: String, _ description: YAMLValue, _ common: YAMLValue?, _ folder: String
  ) -> XcodeProject.Target {
    var target = XcodeProject.Target(
      name: name,
      productType: "com.apple.product-type.\(description["type"]?.text ?? "application")")
    for source in description["sources"]?.items ?? [] {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let place = tidied("\(folder)/\(path)")
      if place.hasSuffix(".swift") {
        target.sources.append(place)
      } else if source["buildPhase"]?.text != "none" {
        let without = (source["excludes"]?.items ?? []).compactMap(\.text)
          .map { $0.replacing("/**", with: "").replacing("/*", with: "") }
          .filter { !$0.contains("*") }
        target.folders.append((place, without))
      }
    }
    target.dependencies = (description["dependencies"]?.items ?? []).compactMap {
      $0["target"]?.text
    }
    var settings: [String: String] = [:]
    for table in [common, description["settings"]].compactMap({ $0 }) {
      for (key, value) in table.members + (table["base"]?.members ?? []) {
        if let text = value.text { settings[key] = text }
      }
    }
    let platforms = description["platform"]?.items.compactMap(\.text) ?? []
    let isForPhone =
      platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto")
    settings["SDKROOT"] = isForPhone ? "iphoneos" : "macosx"
    if let info = description["info"]?["path"]?.text { settings["INFOPLIST_FILE"] = info }
    target.settings = settings
    return target
  }

  private static func tidied(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.path
    return DiskSpelling.of(text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text)
  }
}
