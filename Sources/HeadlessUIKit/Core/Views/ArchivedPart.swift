import Foundation

/// An object that an archive can hold only as a reference to a part of an archived view, such as a
/// constraint.
protocol ArchivedByReference: NSObject {}

/// A reference in an archive to a view or constraint that an archived view contains.
///
/// UIKit's archives hold each object once. So what a view's class encodes by itself and what the
/// view's subviews are is one object in the copy, too.
final class ArchivedPart: NSObject, NSCoding {
  private static let key = "turnstile.part"
  /// The number by which the simulator finds the part.
  let number: Int

  init(number: Int) { self.number = number }

  init?(coder: NSCoder) { number = coder.decodeInteger(forKey: Self.key) }

  func encode(with coder: NSCoder) { coder.encode(number, forKey: Self.key) }
}

extension Archives: NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {
  nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    // Unchecked: archives are written on the main thread, as all of an app's code runs there.
    nonisolated(unsafe) let object = object
    let archiver = ObjectIdentifier(archiver)
    return MainActor.assumeIsolated {
      guard object is UIView || object is any ArchivedByReference else { return Kept(object) }
      return Kept((object as? NSObject).map { replacement(of: $0, in: archiver) })
    }.object
  }

  nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let reference = object as? ArchivedPart else { return object }
    let number = reference.number
    return MainActor.assumeIsolated { Kept(part(number)) }.object
  }

  // The other methods of Foundation's two protocols have no defaults on Linux.

  nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  nonisolated func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?
  ) {}
  nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any
  ) {}
  nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}

  /// An object that leaves the main actor's methods.
  ///
  /// Unchecked: `assumeIsolated` returns the object to its caller, which is on the same thread.
  private struct Kept: @unchecked Sendable {
    let object: Any?
    init(_ object: Any?) { self.object = object }
  }
}
