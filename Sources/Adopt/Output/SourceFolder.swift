import Foundation

/// The Swift files and resources of an app, found in its folders.
struct SourceFolder {
  private(set) var files: [InputFile] = []
  /// The app's files that are not Swift: storyboards, nibs, asset catalogues, string tables,
  /// Info.plist.
  private(set) var resources: [InputFile] = []
  /// The app's files and folders that were found and are left out of the rewritten app, each with
  /// the reason.
  private(set) var leftOut: [(name: String, reason: String)] = []
  /// An empty Swift file for each file that is left out, with the reason as a comment. A build that
  /// expects a file of this name finds it.
  private(set) var placeholders: [AdoptedFile] = []
  /// True if the copies of files from all folders of the app are written into a single folder.
  private let isFlat: Bool
  /// The files and folders that the caller excludes. They are skipped, and the summary of the
  /// command does not mention them.
  private let passedOver: Set<String>

  /// Reads the given files, and all files below the given folders, in the order of their paths.
  init(
    _ sources: [String], isFlat: Bool = false, without: [String] = []
  ) throws(AdoptionError) {
    self.isFlat = isFlat
    passedOver = Set(without.map(Self.tidied))
    let folders = sources.filter { Self.isFolder($0) == true && !Self.isBundle($0) }
    for source in sources {
      guard let isFolder = Self.isFolder(source) else {
        throw AdoptionError("\(source): error: There is no such file or folder.")
      }
      if !isFolder {
        if let kind = ResourceKind.of(source) {
          let name = URL(filePath: source).lastPathComponent
          let bytes = try Self.contents(of: source, kind)
          resources.append(InputFile(name: source, path: name, bytes: bytes))
          continue
        }
        guard source.hasSuffix(".swift") else {
          throw AdoptionError("\(source): error: A file to adopt must end in .swift.")
        }
        let name = URL(filePath: source).lastPathComponent
        files.append(InputFile(name: source, path: name, bytes: try Self.read(source)))
        continue
      }
      let before = count
      let isCatalogue = Self.isBundle(source)
      // The name of each copy begins with the name of its folder, because files of several folders
      // may have the same name.
      let prefix =
        folders.count > 1
        ? Self.shortestName(of: source, among: folders) + "/"
        : isCatalogue ? URL(filePath: source).lastPathComponent + "/" : ""
      try walk(source, prefix)
      if count == before, !isCatalogue {
        throw AdoptionError(
          "\(source): error: There is no Swift file to adopt in this folder. Name the folder of an app's project, "
            + "of a package or of Swift files.")
      }
    }
    try refuseTwins()
  }

  /// The number of Swift files, storyboards, nibs and other resources found so far. Text files that
  /// the app only reads do not count.
  private var count: Int {
    files.count + resources.count { ![.data, .media].contains(ResourceKind.of($0.name)) }
  }

  /// Returns the last components of a folder's path, as many as tell the folder from the others.
  private static func shortestName(of folder: String, among folders: [String]) -> String {
    func end(_ path: String, _ count: Int) -> String {
      tidied(path).split(separator: "/").suffix(count).joined(separator: "/")
    }
    let all = tidied(folder).split(separator: "/").count
    let count = (1...max(all, 1)).first { count in
      folders.count { end($0, count) == end(folder, count) } <= 1
    }
    return end(folder, count ?? all)
  }

  private mutating func walk(_ folder: String, _ prefix: String) throws(AdoptionError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw AdoptionError("\(folder): error: This folder cannot be read.")
    }
    for name in names where !name.hasPrefix(".") || name == ".xccurrentversion" {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if passedOver.contains(Self.tidied(path)) { continue }
      if Self.isFolder(path) == true {
        if let reason = Self.reasonToSkip(folder: name) {
          leftOut.append((path, reason))
        } else if !Self.isLink(path) {
          try walk(path, "\(prefix)\(name)/")
        }
      } else if let kind = ResourceKind.of(path) {
        let bytes = try Self.contents(of: path, kind)
        resources.append(InputFile(name: path, path: place(prefix + name), bytes: bytes))
      } else if name.hasSuffix(".swift") {
        let bytes = try Self.read(path)
        if let reason = Self.reasonToSkip(name, bytes) {
          leftOut.append((path, reason))
          if name != "main.swift" {
            placeholders.append(
              AdoptedFile(
                path: place(prefix + name), source: path, original: [],
                body: Array("// Left out: \(reason).\n".utf8), changes: []))
          }
        } else {
          files.append(InputFile(name: path, path: place(prefix + name), bytes: bytes))
        }
      }
    }
  }

  /// Returns true if a folder is a single resource of the app: an asset catalogue or a Core Data
  /// model.
  private static func isBundle(_ path: String) -> Bool {
    [".xcassets", ".xcdatamodeld", ".xcdatamodel"].contains(where: path.hasSuffix)
  }

  private static func tidied(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.path
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  private func place(_ path: String) -> String {
    isFlat ? path.split(separator: "/").joined(separator: "-") : path
  }

  private func refuseTwins() throws(AdoptionError) {
    var takers: [String: String] = [:]
    for file in files {
      if let other = takers.updateValue(file.name, forKey: file.path) {
        throw AdoptionError(
          "\(file.name): error: This file and \(other) would both become \(file.path). "
            + "Adopt them into folders of their own.")
      }
    }
  }

  /// Returns the text files in a folder that the app's bundle has as a folder. An app finds them by
  /// the folder's name.
  static func bundled(_ folder: String) -> [InputFile] {
    let home = URL(filePath: folder).lastPathComponent
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    return paths.compactMap { path in
      let place = "\(folder)/\(path)"
      guard ResourceKind.of(path) == .data, isSmall(place), let bytes = try? read(place) else {
        return nil
      }
      var file = InputFile(name: place, path: "\(home)/\(path)", bytes: bytes)
      file.placeInBundle = "\(home)/\(path)"
      return file
    }
  }

  // MARK: - Leaving out

  /// Folders that tools such as package managers fill with code that is not the app's. The build
  /// plugin has the same list; a change to one has to be made to both.
  static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "fastlane",
  ]

  private static func reasonToSkip(folder: String) -> String? {
    switch folder {
    case let name where foreignFolders.contains(name): "somebody else's code"
    case let name where name.hasSuffix(".playground"): "a playground"
    default: nil
    }
  }

  private static func reasonToSkip(_ name: String, _ bytes: [UInt8]) -> String? {
    if bytes.allSatisfy(\.isBlank), !bytes.contains(0) { return "empty" }
    if bytes.count > TextCheck.largest || bytes.contains(0) { return nil }
    let listing = Listing.make(SourceText(name: name, bytes: bytes)).listing
    for found in Imports.imports(listing) {
      switch listing.words[found.path.lowerBound] {
      case "PackageDescription": return "the manifest of a package"
      case "PlaygroundSupport": return "a playground"
      case "XCTest", "Testing", "Quick", "Nimble", "FBSnapshotTestCase", "SnapshotTesting":
        return "a test"
      default: continue
      }
    }
    if name == "main.swift" { return "the launcher of the app" }
    return nil
  }

  // MARK: - Reading

  /// Returns the contents of an app's resource, or as much of them as is needed: the header of a
  /// picture, which has its size, and nothing of a text file that is too large to be built into the
  /// rewritten app.
  private static func contents(
    of path: String, _ kind: ResourceKind
  ) throws(AdoptionError) -> [UInt8] {
    switch kind {
    case .media: head(of: path)
    case .catalogue where !path.hasSuffix(".json") && !path.hasSuffix(".pdf"): head(of: path)
    case .data where !isSmall(path): []
    default: try read(path)
    }
  }

  /// Returns true if the path is that of a regular file, and the file is small enough to be built
  /// into the rewritten app.
  private static func isSmall(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size <= ResourceKind.largestData
  }

  private static func read(_ path: String) throws(AdoptionError) -> [UInt8] {
    // Reading a pipe or a device might wait forever, so only regular files are read.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = FileManager.default.contents(atPath: path)
    else { throw AdoptionError("\(path): error: This file cannot be read.") }
    return Array(data)
  }

  /// Returns the first bytes of a file, or no bytes if the file cannot be read.
  private static func head(of path: String) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    return Array((try? handle.read(upToCount: 1 << 18)) ?? Data())
  }

  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
