/// A source of random bytes.
///
/// Unchecked: the object has no state.
public final class SecRandomRef: @unchecked Sendable {
  fileprivate init() {}
}

/// The system's own source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, which are the same in every run of one trace.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for place in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
