/// The hash function SHA-256.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { DigestFunction.sha256.blockSize }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var state = DigestState(.sha256)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: state.digest) }
}

/// A digest by SHA-256.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 32 }
  public var description: String { text("SHA256") }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { DigestFunction.sha384.blockSize }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var state = DigestState(.sha384)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: state.digest) }
}

/// A digest by SHA-384.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 48 }
  public var description: String { text("SHA384") }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { DigestFunction.sha512.blockSize }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var state = DigestState(.sha512)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: state.digest) }
}

/// A digest by SHA-512.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 64 }
  public var description: String { text("SHA512") }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
