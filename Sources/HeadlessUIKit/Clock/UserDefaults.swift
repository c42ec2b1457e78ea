/// A store of values that an app keeps for its next launch.
///
/// The type shadows Foundation's own, which writes to the disk, so values that one run stored would
/// still be there in the next. Here the store belongs to the current simulator, so every run is an
/// app's first launch.
///
/// ```swift
/// UserDefaults.standard.set(true, forKey: "didShowTour")
/// UserDefaults.standard.bool(forKey: "didShowTour")  // true, until the world ends
/// ```
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class UserDefaults: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  /// The app's standard store of user defaults.
  public static var standard: UserDefaults {
    onMainThread("UserDefaults.standard") { Simulator.current.noted.standard }
  }

  /// A notification that is posted when a value of the user defaults was set or removed.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  /// The name of the domain whose values all apps see. The model puts no values there.
  public static let globalDomain = "NSGlobalDomain"
  /// The name of the domain of launch arguments. The model puts no values there.
  public static let argumentDomain = "NSArgumentDomain"
  /// The name of the domain of registered values. The model does not look up values by this name.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Creates a store of user defaults that shares the values of the app's ``standard`` store.
  public override init() {
    super.init()
    suite = Self.standard
  }

  /// Creates a store of user defaults that shares the values of all stores of a suite. Without a
  /// suite name it shares those of the app's ``standard`` store.
  public init?(suiteName: String?) {
    super.init()
    suite =
      if let suiteName {
        onMainThread("UserDefaults(suiteName:)") { Simulator.current.noted.suite(suiteName) }
      } else {
        Self.standard
      }
  }

  /// Creates the one store that holds the values of the standard user defaults, or those of a
  /// suite. Only the model calls this; the stores that an app creates share the values of such a
  /// store.
  fileprivate init(values: [String: Any]) {
    super.init()
    self.values = values
  }

  /// The store of user defaults with which this store shares its values; `nil` if it has values of
  /// its own.
  private var suite: UserDefaults?

  // MARK: - Writing

  /// Stores a value in the user defaults under a key, or removes the stored value if the new one is
  /// nil.
  open func set(_ value: Any?, forKey defaultName: String) {
    let place = suite ?? self
    place.values[defaultName] = keptByObjectiveC(value.flatMap(Self.unwrapped))
    onMainThread("UserDefaults.set(_:forKey:)") {
      NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
  }
  /// Stores a whole number in the user defaults under a key.
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a `Float` in the user defaults under a key.
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a `Double` in the user defaults under a key.
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a Boolean value in the user defaults under a key.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Stores a URL in the user defaults under a key.
  open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  /// Stores a value in the user defaults under a key, or removes the stored value if the new one is
  /// nil.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Removes the value stored under a key from the user defaults; a registered value remains.
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Registers values that the user defaults return for keys without a stored value.
  open func register(defaults registrationDictionary: [String: Any]) {
    (suite ?? self).registered.merge(registrationDictionary) { $1 }
  }

  /// Writes the user defaults to disk in Foundation. The call has no effect, because the model has
  /// no disk.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Removes all values from the user defaults, whatever the domain's name.
  open func removePersistentDomain(forName domainName: String) { (suite ?? self).values = [:] }
  /// Replaces all values stored in the user defaults, whatever the domain's name.
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    (suite ?? self).values = domain
  }
  /// Returns all values stored in the user defaults, whatever the domain's name.
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    (suite ?? self).values
  }

  /// Returns the value inside an optional that was passed as `Any`; `nil` if the optional is empty.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }

  // MARK: - Reading

  /// Returns the value that the user defaults store for a key, otherwise the value registered for
  /// it; `nil` if there is neither.
  open func object(forKey defaultName: String) -> Any? {
    let place = suite ?? self
    return place.values[defaultName] ?? place.registered[defaultName]
  }
  /// Returns the value that the user defaults store for a key, otherwise the value registered for
  /// it; `nil` if there is neither.
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Returns the string that the user defaults have for a key, stored or registered, or a number as
  /// a string; `nil` if they have neither.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as Int: "\(number)"
    case let number as Double: "\(number)"
    default: nil
    }
  }
  /// Returns the array that the user defaults have for a key, stored or registered; `nil` if they
  /// have none.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  /// Returns the dictionary that the user defaults have for a key, stored or registered; `nil` if
  /// they have none.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  /// Returns the data that the user defaults have for a key, stored or registered; `nil` if they
  /// have none.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  /// Returns the array of strings that the user defaults have for a key, stored or registered;
  /// `nil` if they have none.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  /// Returns the URL that the user defaults have for a key, stored or registered; `nil` if they
  /// have none.
  open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
  /// Returns the number that the user defaults have for a key, stored or registered, without its
  /// fraction; 0 if they have none.
  open func integer(forKey defaultName: String) -> Int {
    let number = number(forKey: defaultName)
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }
  /// Returns the number that the user defaults have for a key, stored or registered, as a `Float`;
  /// 0 if they have none.
  open func float(forKey defaultName: String) -> Float { Float(number(forKey: defaultName)) }
  /// Returns the number that the user defaults have for a key, stored or registered, as a `Double`;
  /// 0 if they have none.
  open func double(forKey defaultName: String) -> Double { number(forKey: defaultName) }
  /// Returns the Boolean value that the user defaults have for a key, stored or registered. The
  /// strings "yes", "true" and "1" and numbers other than 0 count as true.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let isSet as Bool: isSet
    case let text as String: ["yes", "true", "1"].contains(text.lowercased())
    default: number(forKey: defaultName) != 0
    }
  }

  private func number(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let isSet as Bool: isSet ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  /// Returns all values of the user defaults by their keys, including registered ones.
  open func dictionaryRepresentation() -> [String: Any] {
    let place = suite ?? self
    return place.registered.merging(place.values) { $1 }
  }
}

/// The stores of user defaults in one simulator: the standard store, and the suites' stores.
@MainActor
final class NotedDefaults {
  let standard = UserDefaults(values: [:])
  private var suites: [String: UserDefaults] = [:]

  func suite(_ name: String) -> UserDefaults {
    let suite = suites[name] ?? UserDefaults(values: [:])
    suites[name] = suite
    return suite
  }
}

extension Simulator {
  /// The stores of user defaults in this simulator, created on first use.
  var noted: NotedDefaults { kept(at: .defaults) { NotedDefaults() } }
}
