/// A nib, that is, a group of objects that was laid out in a file. Here it is written in code.
///
/// The model reads no nib files. `turnstile adopt` turns the nib files of an adopted app into Swift
/// code. Any other nib is registered by name, once per simulator, before the code under test uses
/// it:
///
/// ```swift
/// UINib.register("PhotoCell") { PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
///
/// let nib = UINib(nibName: "PhotoCell", bundle: nil)
/// collectionView.register(nib, forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A closure that makes the nib's objects for an owner and returns the top-level ones.
  typealias Content = @MainActor (_ owner: Any?, InterfaceLoading) -> [NSObject]

  /// The name under which the nib was registered.
  let name: String
  private let content: Content?

  /// Creates a nib with a name. A nib of this name must be registered before the objects are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    content = nil
    super.init()
  }

  /// Creates a nib that is part of another file, such as a prototype cell in a storyboard.
  init(_ name: String, content: @escaping Content) {
    self.name = name
    self.content = content
    super.init()
  }

  /// Registers a nib that contains a single object. It replaces a nib of the same name in the
  /// current simulator.
  public static func register(_ name: String, make: @escaping () -> NSObject) {
    register(name) { _, _ in [make()] }
  }

  /// Registers a nib that was made from a file. The closure connects the owner and returns the
  /// top-level objects.
  public static func register(
    _ name: String, make: @escaping @MainActor (_ owner: Any?, InterfaceLoading) -> [NSObject]
  ) {
    _ = Simulator.current.resources
    Simulator.current.nibs.all.removeAll { $0.name == name }
    Simulator.current.nibs.all.append((name, make))
  }

  private static func registered(_ name: String) -> Content? {
    _ = Simulator.current.resources
    return Simulator.current.nibs.all.first { $0.name == name }?.make
  }

  /// Returns true if a nib of the given name is registered in the current simulator.
  public static func isRegistered(_ name: String) -> Bool { registered(name) != nil }

  /// Makes the nib's objects and returns those at the top level.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let make = content ?? Self.registered(name) else {
      preconditionFailure(
        "Could not load NIB in bundle with name '\(name)': adopt the file with the sources, or register it with UINib.register(\"\(name)\") first."
      )
    }
    let loading = InterfaceLoading(controller: ownerOrNil as? UIViewController)
    let objects = make(ownerOrNil, loading)
    loading.finish()
    return objects
  }

  /// A key of the options for `UINib.instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of a key of the nib's options, a string.
    public let rawValue: String
    /// Creates a key of the nib's options from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the option for objects from outside the nib. The model ignores the key.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib that was registered with ``UINib/register(_:make:)``.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// The nibs that are registered in one simulator, by name.
@MainActor
final class NibRegister {
  var all: [(name: String, make: UINib.Content)] = []
}

extension Simulator {
  /// The nibs that are registered in this simulator, by name.
  fileprivate var nibs: NibRegister { kept(at: .nibs) { NibRegister() } }
}
