import Foundation

/// Reads `project.yml`, from which XcodeGen generates an Xcode project. The Xcode project is often
/// not in the repository.
enum XcodeGenProject {
  /// Reads the targets of a `project.yml`, or throws an error that names the mistake in the file.
  static func read(_ path: String) throws(AdoptionError) -> ProjectTargets {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let root = try YAMLValue.read(String(decoding: data, as: UTF8.self), name: path)
    let files = [(value: root, folder: folder)] + included(by: root, in: folder, around: [path])
    let templates = files.flatMap { $0.value["targetTemplates"]?.members ?? [] }
    let packages = files.flatMap { file in
      (file.value["packages"]?.members ?? []).map { ($0.key, $0.value, file.folder) }
    }
    var project = ProjectTargets(place: path, folder: folder, targets: [])
    for (_, package, folder) in packages {
      if let url = package["url"]?.text { project.origins.add(url: url) }
      if let github = package["github"]?.text {
        project.origins.add(url: "https://github.com/\(github)")
      }
      if let local = package["path"]?.text { project.packages.append(tidied("\(folder)/\(local)")) }
    }
    let options = root["options"]
    project.xcode = (options?["xcodeVersion"]?.text).map(xcode)
    for (index, file) in files.enumerated() {
      // The file itself is the first of those that it consists of.
      let common = (index == 0 ? [root] : [root, file.value]).map(layer)
      for (name, own) in file.value["targets"]?.members ?? [] {
        let description = Description(name: name, own: own, templates: templates)
        var target = target(description, common, file.folder)
        let oldest = description["deploymentTarget"] ?? options?["deploymentTarget"]
        if target.settings["IPHONEOS_DEPLOYMENT_TARGET"] == nil {
          target.settings["IPHONEOS_DEPLOYMENT_TARGET"] = oldest?["iOS"]?.text ?? oldest?.text
        }
        project.targets.append(target)
        for dependency in description.items("dependencies") {
          guard let package = dependency["package"]?.text,
            let url = packages.last(where: { $0.0 == package })?.1["url"]?.text
          else { continue }
          project.origins.add(product: dependency["product"]?.text ?? package, url: url)
        }
      }
    }
    guard !project.targets.isEmpty else {
      throw AdoptionError("\(path):1: error: This file of XcodeGen's has no 'targets'.")
    }
    return project
  }

  /// Returns the files that a file of XcodeGen's includes, and those that these include, each with
  /// the folder to which its paths are relative. A file that cannot be read is left out.
  ///
  /// - Parameter outer: The paths of the files on the way to this one, none of which is read again.
  private static func included(
    by value: YAMLValue, in folder: String, around outer: [String]
  ) -> [(value: YAMLValue, folder: String)] {
    (value["include"]?.items ?? []).flatMap { item -> [(value: YAMLValue, folder: String)] in
      guard let name = item.text ?? item["path"]?.text else { return [] }
      let path = tidied("\(folder)/\(name)")
      guard !outer.contains(path), let data = FileManager.default.contents(atPath: path),
        let inner = try? YAMLValue.read(String(decoding: data, as: UTF8.self), name: path)
      else { return [] }
      let own = URL(filePath: path).deletingLastPathComponent().path
      let place = item["relativePaths"]?.text == "false" ? folder : own
      return [(inner, place)] + included(by: inner, in: place, around: outer + [path])
    }
  }

  /// A target's part of a file of XcodeGen's, together with the templates that the target names. A
  /// list goes on behind those of the templates, and another value takes the place of theirs.
  private struct Description {
    let name: String
    private var layers: [YAMLValue]

    init(name: String, own: YAMLValue, templates: [(key: String, value: YAMLValue)]) {
      self.name = name
      layers = (own["templates"]?.items ?? []).compactMap { template in
        templates.last { $0.key == template.text }?.value
      }
      layers.append(own)
    }

    subscript(_ key: String) -> YAMLValue? { layers.last { $0[key] != nil }?[key] }

    func items(_ key: String) -> [YAMLValue] { layers.flatMap { $0[key]?.items ?? [] } }

    func tables(_ key: String) -> [YAMLValue] { layers.compactMap { $0[key] } }

    /// Returns a text of the description with the target's name in it.
    func filled(_ text: String) -> String { text.replacing("${target_name}", with: name) }
  }

  /// The names of configuration files, and the settings that take the place of those in the files.
  private typealias Layer = (files: [YAMLValue], settings: [YAMLValue])

  /// Returns the settings that a file of XcodeGen's has for all targets.
  private static func layer(_ value: YAMLValue) -> Layer {
    ([value["configFiles"]].compactMap(\.self), [value["settings"]].compactMap(\.self))
  }

  /// Returns a version of Xcode in the notation of Xcode projects, such as `0940`. XcodeGen's files
  /// may write `9.4` for it.
  private static func xcode(_ text: String) -> String {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first, major < 100 || parts.count > 1 else { return text }
    return "\(major * 100 + (parts.count > 1 ? parts[1] * 10 : 0))"
  }

  private static func target(
    _ description: Description, _ common: [Layer], _ folder: String
  ) -> XcodeProject.Target {
    var target = XcodeProject.Target(
      name: description.name,
      productType: "com.apple.product-type.\(description["type"]?.text ?? "application")")
    for source in description.items("sources") {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let place = tidied("\(folder)/\(description.filled(path))")
      if place.hasSuffix(".swift") {
        target.sources.append(place)
      } else if source["buildPhase"]?.text != "none" {
        let without = (source["excludes"]?.items ?? []).compactMap(\.text)
          .map { $0.replacing("/**", with: "").replacing("/*", with: "") }
          .filter { !$0.contains("*") }
        target.folders.append((place, without))
      }
    }
    target.dependencies = description.items("dependencies").compactMap {
      $0["target"]?.text
    }
    for layer in common + [(description.tables("configFiles"), description.tables("settings"))] {
      for path in layer.files.compactMap({ $0["Debug"]?.text }) {
        target.addSettings(ofFile: tidied("\(folder)/\(description.filled(path))"))
      }
      for table in layer.settings {
        let all = table.members + (table["base"]?.members ?? [])
        target.written.add(all.compactMap { key, value in value.text.map { (key, $0) } })
      }
    }
    var settings = target.written.expanded(beside: target.builtInSettings(in: target.name))
    let platforms = description["platform"]?.items.compactMap(\.text) ?? []
    let isForPhone =
      platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto")
    settings["SDKROOT"] = isForPhone ? "iphoneos" : "macosx"
    if let info = description["info"]?["path"]?.text {
      settings["INFOPLIST_FILE"] = description.filled(info)
    }
    target.settings = settings
    return target
  }

  private static func tidied(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.path
    return DiskSpelling.of(text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text)
  }
}
