/// What an app has noted for its next start.
///
/// Shadows Foundation's own type, which writes to the disk: what one run noted would be there in
/// the next, and in another process at another time. Here it belongs to the world it was noted in,
/// so every run is an app's first start.
///
/// ```swift
/// UserDefaults.standard.set(true, forKey: "didShowTour")
/// UserDefaults.standard.bool(forKey: "didShowTour")  // true, until the world ends
/// ```
open class UserDefaults: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  /// The app's own.
  public static var standard: UserDefaults {
    onMainThread("UserDefaults.standard") { Simulator.current.noted.standard }
  }

  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  public static let globalDomain = "NSGlobalDomain"
  public static let argumentDomain = "NSArgumentDomain"
  public static let registrationDomain = "NSRegistrationDomain"

  /// Makes one that stands alone.
  public override init() { super.init() }

  /// Makes one that apps of a group would share.
  public init?(suiteName: String?) {
    super.init()
    guard let suiteName else { return }
    suite = onMainThread("UserDefaults(suiteName:)") { Simulator.current.noted.suite(suiteName) }
  }

  /// Where what is noted here goes, if that is another object.
  private var suite: UserDefaults?

  // MARK: - Noting

  open func set(_ value: Any?, forKey defaultName: String) {
    let place = suite ?? self
    place.values[defaultName] = keptByObjectiveC(value.flatMap(Self.unwrapped))
    onMainThread("UserDefaults.set(_:forKey:)") {
      NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
  }
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Says what holds where nothing has been noted.
  open func register(defaults registrationDictionary: [String: Any]) {
    (suite ?? self).registered.merge(registrationDictionary) { $1 }
  }

  /// Does nothing: there is no disk to write to.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Forgets everything.
  open func removePersistentDomain(forName domainName: String) { (suite ?? self).values = [:] }
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    (suite ?? self).values = domain
  }
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    (suite ?? self).values
  }

  /// An optional that was handed over as `Any` is what it holds, or nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }

  // MARK: - Reading

  open func object(forKey defaultName: String) -> Any? {
    let place = suite ?? self
    return place.values[defaultName] ?? place.registered[defaultName]
  }
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as Int: "\(number)"
    case let number as Double: "\(number)"
    default: nil
    }
  }
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
  open func integer(forKey defaultName: String) -> Int {
    let number = number(forKey: defaultName)
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }
  open func float(forKey defaultName: String) -> Float { Float(number(forKey: defaultName)) }
  open func double(forKey defaultName: String) -> Double { number(forKey: defaultName) }
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

  /// Everything that can be read.
  open func dictionaryRepresentation() -> [String: Any] {
    let place = suite ?? self
    return place.registered.merging(place.values) { $1 }
  }
}

/// What the app of one world has noted.
@MainActor
final class NotedDefaults {
  let standard = UserDefaults()
  private var suites: [String: UserDefaults] = [:]

  func suite(_ name: String) -> UserDefaults {
    let suite = suites[name] ?? UserDefaults()
    suites[name] = suite
    return suite
  }
}

extension Simulator {
  /// What the app has noted for its next start.
  var noted: NotedDefaults { kept(at: .defaults) { NotedDefaults() } }
}
