/// A view that a designer laid out in a file, written in code.
///
/// There are no such files here, so `turnstile adopt` makes Swift of those that lie beside the
/// sources. Others are registered by name, once per world, before the code under test asks for
/// them:
///
/// ```swift
/// UINib.register("PhotoCell") { PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
///
/// let nib = UINib(nibName: "PhotoCell", bundle: nil)
/// collectionView.register(nib, forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What makes the objects at the top, for an owner.
  typealias Content = @MainActor (_ owner: Any?, InterfaceLoading) -> [NSObject]

  /// The name it was registered under.
  let name: String
  private let content: Content?

  /// Names a nib; it has to be registered by the time it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    content = nil
    super.init()
  }

  /// A nib inside another document, such as that of a prototype cell.
  init(_ name: String, content: @escaping Content) {
    self.name = name
    self.content = content
    super.init()
  }

  /// Registers what is in a nib, in the present world, in place of what had the same name.
  public static func register(_ name: String, make: @escaping () -> NSObject) {
    register(name) { _, _ in [make()] }
  }

  /// Registers what a document describes: the block connects the owner and returns the objects at
  /// the top.
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

  /// Whether there is a nib of this name.
  public static func isRegistered(_ name: String) -> Bool { registered(name) != nil }

  /// Makes what is in the nib.
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

  /// What may be handed over when a nib is instantiated.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes what is in a nib that was registered with ``UINib/register(_:make:)``.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// The nibs that have been registered, in one world.
@MainActor
final class NibRegister {
  var all: [(name: String, make: UINib.Content)] = []
}

extension Simulator {
  /// The nibs that have been registered.
  fileprivate var nibs: NibRegister { kept(at: .nibs) { NibRegister() } }
}
