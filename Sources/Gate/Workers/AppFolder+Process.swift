import Foundation
import LinuxOnly
import Turnstile

extension AppFolder {
  /// Gives this process and the processes forked from it a temporary folder that the app sees as
  /// its home folder.
  ///
  /// So an app that writes or deletes documents does not touch those of the person who runs the
  /// check. The folder has the same path in every process, as an app's folder has at every launch
  /// on a device.
  static func make() {
    var template = Array((NSTemporaryDirectory() + "/turnstile-app-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return }
    let folder = open(template, O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0, dup2(folder, descriptor) >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    close(folder)
    _ = surroundings
    let home = Linux.path(of: descriptor)
    for variable in variables {
      let place = [home, variable.folder].filter { !$0.isEmpty }.joined(separator: "/")
      setenv(variable.name, place, 1)
    }
    path = home
  }

  /// Deletes the app's temporary folder, and restores the environment variables.
  static func remove() {
    guard let path, let place = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    else { return }
    clear()
    rmdir(place)
    self.path = nil
    for variable in variables {
      if let value = surroundings[variable.name] {
        setenv(variable.name, value, 1)
      } else {
        unsetenv(variable.name)
      }
    }
  }

  /// The environment variables from which Foundation computes an app's folders such as its
  /// documents, each with the path inside the temporary folder.
  private static let variables = [
    (name: "HOME", folder: ""), (name: "CFFIXED_USER_HOME", folder: ""),
    (name: "TMPDIR", folder: "tmp/"), (name: "XDG_CACHE_HOME", folder: "Library/Caches"),
    (name: "XDG_CONFIG_HOME", folder: "Library/Preferences"),
    (name: "XDG_DATA_HOME", folder: "Library/Application Support"),
  ]

  /// The environment before the app's folder was set, for other programs that this process starts.
  nonisolated static let surroundings = ProcessInfo.processInfo.environment

  /// The file descriptor of the app's temporary folder. It is a high number, the same in every
  /// process.
  private static let descriptor: Int32 = 200
}
