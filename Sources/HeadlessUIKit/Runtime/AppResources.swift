/// What an app has in its bundle: storyboards, nibs, images, colours and texts.
///
/// `turnstile adopt` turns these files into Swift, and that Swift says here how to make them known.
/// Every world starts without any, as every launch of an app does, and asks for them the first time
/// that something is looked up by name.
///
/// ```swift
/// AppResources.provide {
///   UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// }
/// ```
public enum AppResources {
  // Filled before `main` runs, by one thread, and only read afterwards.
  nonisolated(unsafe) private static var providers: [@MainActor () -> Void] = []

  /// Adds what makes an app's resources known; it is called once for each world.
  public static func provide(_ register: @escaping @MainActor () -> Void) {
    providers.append(register)
  }

  /// Makes a table of texts known, for the present world.
  @MainActor
  public static func register(strings: [String: String], table: String = "Localizable") {
    Simulator.current.resources.strings[table, default: [:]].merge(strings) { $1 }
  }

  /// Makes the app's Info.plist known, for the present world.
  @MainActor
  public static func register(info: [String: Any]) {
    Simulator.current.resources.info.merge(info) { $1 }
  }

  /// The app's Info.plist.
  @MainActor
  public static var info: [String: Any] { Simulator.current.resources.info }

  /// The text for a key; `nil` if no table has it.
  @MainActor
  public static func string(forKey key: String, table: String? = nil) -> String? {
    Simulator.current.resources.strings[table ?? "Localizable"]?[key]
  }

  @MainActor
  fileprivate static func registerAll() {
    for register in providers { register() }
  }
}

/// Whether the resources have been made known, in one world, and what belongs to no other part of
/// it.
@MainActor
final class ResourceRegister {
  fileprivate var isFilled = false
  /// The texts of the app's tables, by table and key.
  var strings: [String: [String: String]] = [:]
  /// The app's Info.plist.
  var info: [String: Any] = [:]
}

extension Simulator {
  /// The app's resources; made known when they are first asked for.
  var resources: ResourceRegister {
    let register = kept(at: .resources) { ResourceRegister() }
    if !register.isFilled {
      register.isFilled = true
      AppResources.registerAll()
    }
    return register
  }
}
