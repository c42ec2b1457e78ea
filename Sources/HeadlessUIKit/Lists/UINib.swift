/// A view that a designer laid out in a file, written in code.
///
/// There are no such files here, so an app's nibs are registered by name, once per world, before the code under test asks for them:
///
/// ```swift
/// UINib.register("PhotoCell") { PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
///
/// collectionView.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name it was registered under.
  let name: String

  /// Names a nib; it has to be registered by the time it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers what is in a nib, in the present world, in place of what had the same name.
  public static func register(_ name: String, make: @escaping () -> NSObject) {
    Simulator.current.nibs.all.removeAll { $0.name == name }
    Simulator.current.nibs.all.append((name, make))
  }

  /// Makes what is in the nib.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let nib = Simulator.current.nibs.all.first(where: { $0.name == name }) else {
      preconditionFailure(
        "Could not load NIB in bundle with name '\(name)': register it with UINib.register(\"\(name)\") first."
      )
    }
    return [nib.make()]
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
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// The nibs that have been registered, in one world.
@MainActor
final class NibRegister {
  var all: [(name: String, make: () -> NSObject)] = []
}

extension Simulator {
  /// The nibs that have been registered.
  fileprivate var nibs: NibRegister { kept(at: .nibs) { NibRegister() } }
}
