/// The host machine of the container in which `init` runs. The script `CI/container` tells which
/// folder of the host is mounted.
///
/// The files that `init` writes are read outside, where folders have other names.
struct MachineOutside: Equatable {
  /// The path on the host machine of the folder that is mounted in the container.
  let folder: String
  /// The path in the container of the folder that is mounted from the host machine.
  var mount = "/mnt"

  init(folder: String, mount: String = "/mnt") {
    self.folder = folder
    self.mount = mount
  }

  /// Creates the description of the host machine from environment variables; `nil` if the process
  /// does not run in a container that sets them.
  init?(_ environment: [String: String]) {
    guard let folder = environment["TURNSTILE_OUTSIDE"], folder.hasPrefix("/") else { return nil }
    self.init(folder: folder)
  }

  /// Returns the path that a file has on the host machine, for its path in the container.
  func name(of path: String) -> String { Self.move(path, from: mount, to: folder) }

  /// Returns the path that a file has in the container, for its path on the host machine.
  func place(of path: String) -> String { Self.move(path, from: folder, to: mount) }

  private static func move(_ path: String, from old: String, to new: String) -> String {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : path
  }
}
