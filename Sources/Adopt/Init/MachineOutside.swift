/// The machine outside of the container in which `init` runs. `CI/container` tells which folder of
/// that machine is mounted.
///
/// The files that `init` writes are read outside, where folders have other names.
struct MachineOutside: Equatable {
  /// The path of the mounted folder on the machine outside.
  let folder: String
  /// The path of the mounted folder in the container.
  var mount = "/mnt"

  init(folder: String, mount: String = "/mnt") {
    self.folder = folder
    self.mount = mount
  }

  /// Creates the machine that the environment describes; `nil` if this process is in no known
  /// container.
  init?(_ environment: [String: String]) {
    guard let folder = environment["TURNSTILE_OUTSIDE"], folder.hasPrefix("/") else { return nil }
    self.init(folder: folder)
  }

  /// Returns the path on the machine outside for a path in the container.
  func name(of path: String) -> String { Self.move(path, from: mount, to: folder) }

  /// Returns the path in the container for a path on the machine outside.
  func place(of path: String) -> String { Self.move(path, from: folder, to: mount) }

  private static func move(_ path: String, from old: String, to new: String) -> String {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : path
  }
}
