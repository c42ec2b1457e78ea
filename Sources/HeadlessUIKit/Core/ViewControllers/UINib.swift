/// A view that a designer laid out in a file, written in code.
///
/// The model reads no nib files. `turnstile adopt` makes Swift of those that lie beside the
/// sources. Any other nib is registered by name, once per simulator, before the code under test
/// asks for it:
///
/// ```swift
/// UINib.register("PhotoCell") { PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
///
/// let nib = UINib(nibName: "PhotoCell", bundle: nil)
/// collectionView.register(nib, forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A closure that makes the nib's top-level objects for an owner.
  typealias Content = @MainActor (_ owner: Any?, InterfaceLoading) -> [NSObject]

  /// The name under which the nib was registered.
  let name: String
  private let content: Content?

  /// Creates a nib of a name, which must be registered before the nib is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    content = nil
    super.init()
  }

  /// Creates a nib that lies inside another document, such as a prototype cell's.
  init(_ name: String, content: @escaping Content) {
    self.name = name
    self.content = content
    super.init()
  }

  /// Registers a nib of one object in the current simulator, replacing a nib of the same name.
  public static func register(_ name: String, make: @escaping () -> NSObject) {
    register(name) { _, _ in [make()] }
  }

  /// Registers a nib from a document. The block connects the owner and returns the top-level
  /// objects.
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

  /// Returns whether a nib of this name is registered.
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

  /// A key of the options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for objects outside the nib. The model ignores it.
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

/// The registered nibs of one simulator.
@MainActor
final class NibRegister {
  var all: [(name: String, make: UINib.Content)] = []
}

extension Simulator {
  /// The nibs registered in this simulator.
  fileprivate var nibs: NibRegister { kept(at: .nibs) { NibRegister() } }
}
