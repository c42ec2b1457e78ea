/// The hash functions that protect nothing any longer, for what needs them all the same.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { DigestFunction.md5.blockSize }
    /// The number of bytes of a digest.
    public static var byteCount: Int { Digest.byteCount }
    private var state = DigestState(.md5)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }
    public func finalize() -> Digest { Digest(bytes: state.digest) }
  }

  /// A digest by MD5.
  public struct MD5Digest: Outside.Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 16 }
    public var description: String { text("MD5") }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { DigestFunction.sha1.blockSize }
    /// The number of bytes of a digest.
    public static var byteCount: Int { Digest.byteCount }
    private var state = DigestState(.sha1)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }
    public func finalize() -> Digest { Digest(bytes: state.digest) }
  }

  /// A digest by SHA-1.
  public struct SHA1Digest: Outside.Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 20 }
    public var description: String { text("SHA1") }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
