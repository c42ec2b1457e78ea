/// The machine around a container in which init runs: `CI/container` says which of its folders is
/// mounted.
///
/// What init writes is read outside, where the folders have other names.
struct MachineOutside: Equatable {
  /// The folder that is mounted, as it is called outside.
  let folder: String
  /// The same folder, as it is called inside.
  var mount = "/mnt"

  init(folder: String, mount: String = "/mnt") {
    self.folder = folder
    self.mount = mount
  }

  /// The machine that a script names; `nil` if there is no container around this process that is
  /// known of.
  init?(_ environment: [String: String]) {
    guard let folder = environment["TURNSTILE_OUTSIDE"], folder.hasPrefix("/") else { return nil }
    self.init(folder: folder)
  }

  /// What a path of this process is called outside.
  func name(of path: String) -> String { Self.move(path, from: mount, to: folder) }

  /// Where this process finds what somebody outside calls so.
  func place(of path: String) -> String { Self.move(path, from: folder, to: mount) }

  private static func move(_ path: String, from old: String, to new: String) -> String {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : path
  }
}
