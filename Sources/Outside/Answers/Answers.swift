import Foundation
import FoundationNetworking
import UIKit

/// The folder with the files that answer an app's network requests in a check. The files are named
/// after the addresses of requests.
///
/// The file `Answers/api.example.com/letters/7.json` is the response to
/// `https://api.example.com/letters/7`. A request without a file fails, as on a phone without a
/// network. <doc:Outside> tells how to write a file.
@MainActor
public enum Answers {
  /// The path of the folder with the files that answer network requests. A relative path begins at
  /// the current folder.
  ///
  /// A path that is set before a check is valid for the whole process. A path that the app itself
  /// sets while it runs is valid until the end of that run.
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

  /// Returns the response to a network request from the folder of responses, or `nil` if there is
  /// no file for it.
  static func answer(to request: URLRequest) -> Answer? {
    for name in names(for: request) {
      guard let file = file(called: name) else { continue }
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      return Answer(data, from: file, isToHead: request.httpMethod == "HEAD")
    }
    return nil
  }

  /// Returns the path of the file that a person would have to write to answer a network request.
  static func place(for request: URLRequest) -> String? {
    names(for: request).last.map { "\(folder)/\($0)" }
  }

  // MARK: - Names

  /// Returns the file names, without extensions, under which a response to a request may be stored.
  /// The most specific name comes first.
  private static func names(for request: URLRequest) -> [String] {
    guard let url = request.url, let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), var host = url.host()?.lowercased(), !host.isEmpty
    else { return [] }
    if let port = url.port { host += ":\(port)" }
    var parts = url.path(percentEncoded: false).split(separator: "/").map(String.init)
    if parts.isEmpty { parts = ["index"] }
    // A request whose file name would be invalid or would lead out of the folder of responses has
    // no file.
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

  /// Returns the path of the file of responses with a given name, with any extension or none, or
  /// `nil`.
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
