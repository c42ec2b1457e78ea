import Foundation
import FoundationNetworking
import UIKit

/// What the network answers in a check: the files of a folder, by the addresses that are asked for.
///
/// The file `Answers/api.example.com/letters/7.json` is the answer to
/// `https://api.example.com/letters/7`. Whatever has no file is not answered, as in a tunnel.
/// <doc:Outside> says how a file is written.
@MainActor
public enum Answers {
  /// Where the files are; a relative path begins at the current folder.
  ///
  /// Set before anything is checked, it holds for the whole process. Set by the app under test, it
  /// holds until the end of that run.
  public static var folder: String {
    get { perLaunch("Answers.folder") { String?.none } ?? folderOfProcess }
    set {
      if Simulator.isOnVirtualTime {
        setPerLaunch("Answers.folder", String?.some(newValue))
      } else {
        folderOfProcess = newValue
      }
    }
  }
  private static var folderOfProcess = "Answers"

  /// Returns what a request is answered, or `nil` if no file says so.
  static func answer(to request: URLRequest) -> Answer? {
    for name in names(for: request) {
      guard let file = file(called: name) else { continue }
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      return Answer(data, from: file, isToHead: request.httpMethod == "HEAD")
    }
    return nil
  }

  /// Where the answer to a request would have to be, for a person to write it.
  static func place(for request: URLRequest) -> String? {
    names(for: request).last.map { "\(folder)/\($0)" }
  }

  // MARK: - Names

  /// The names that an answer may have, without the letters that say what is in it: the nearest
  /// first.
  private static func names(for request: URLRequest) -> [String] {
    guard let url = request.url, let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), var host = url.host()?.lowercased(), !host.isEmpty
    else { return [] }
    if let port = url.port { host += ":\(port)" }
    var parts = url.path(percentEncoded: false).split(separator: "/").map(String.init)
    if parts.isEmpty { parts = ["index"] }
    // A name that is none, or that leads out of the folder, has no file.
    guard
      ([host] + parts).allSatisfy({
        $0 != "." && $0 != ".." && !$0.contains("\0") && $0.utf8.count < 200
      })
    else { return [] }
    let method = request.httpMethod ?? "GET"
    if method != "GET", method != "HEAD" { parts[parts.count - 1] = "\(method) \(parts.last!)" }
    let plain = ([host] + parts).joined(separator: "/")
    guard let query = url.query(percentEncoded: true), !query.isEmpty else { return [plain] }
    return ["\(plain)?\(query.replacing("/", with: "%2F"))", plain]
  }

  /// The file of a name, with whatever letters behind a full stop.
  private static func file(called name: String) -> String? {
    let (files, path) = (FileManager.default, "\(folder)/\(name)")
    if isFile(path) { return path }
    let place = (path as NSString).deletingLastPathComponent
    let last = (path as NSString).lastPathComponent
    let found = ((try? files.contentsOfDirectory(atPath: place)) ?? []).filter {
      $0.hasPrefix(last + ".") && !$0.dropFirst(last.count + 1).contains(".")
    }
    return found.sorted().map { "\(place)/\($0)" }.first(where: isFile)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
