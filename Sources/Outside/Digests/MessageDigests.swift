// The hash functions of CommonCrypto. They calculate real digests, because apps name the files of
// their caches by them.

/// The number of bytes of a message.
public typealias CC_LONG = UInt32

/// The number of bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest by SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a digest by SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a digest by SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a digest by SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a digest by SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The state of MD5 between the parts of a message.
public struct CC_MD5_CTX: DigestContext {
  fileprivate var state = DigestState(.md5)
  public init() {}
}
/// The state of SHA-1 between the parts of a message.
public struct CC_SHA1_CTX: DigestContext {
  fileprivate var state = DigestState(.sha1)
  public init() {}
}
/// The state of SHA-256 between the parts of a message.
public struct CC_SHA256_CTX: DigestContext {
  fileprivate var state = DigestState(.sha256)
  public init() {}
}

// MARK: - A message in one piece

/// Writes the digest of a message by MD5 into memory, and returns that memory.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md5, of: data, len, to: md) }

/// Writes the digest of a message by SHA-1 into memory, and returns that memory.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha1, of: data, len, to: md) }

/// Writes the digest of a message by SHA-224 into memory, and returns that memory.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha224, of: data, len, to: md) }

/// Writes the digest of a message by SHA-256 into memory, and returns that memory.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha256, of: data, len, to: md) }

/// Writes the digest of a message by SHA-384 into memory, and returns that memory.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha384, of: data, len, to: md) }

/// Writes the digest of a message by SHA-512 into memory, and returns that memory.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha512, of: data, len, to: md) }

private func write(
  _ function: DigestFunction, of data: UnsafeRawPointer?, _ length: CC_LONG,
  to memory: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let message = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  let digest = DigestState.digest(function, of: message)
  memory?.update(from: digest, count: digest.count)
  return memory
}

// MARK: - A message in parts

/// The memory in which an app keeps the state of a hash function between the parts of a message.
private protocol DigestContext: Sendable {
  var state: DigestState { get set }
  init()
}

private func begin<Context: DigestContext>(_ context: UnsafeMutablePointer<Context>?) -> Int32 {
  context?.initialize(to: Context())
  return 1
}

private func take(
  _ data: UnsafeRawPointer?, _ length: CC_LONG,
  into context: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
  context?.pointee.state.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

private func end(
  _ context: UnsafeMutablePointer<some DigestContext>?, into memory: UnsafeMutablePointer<UInt8>?
) -> Int32 {
  if let digest = context?.pointee.state.finish() {
    memory?.update(from: digest, count: digest.count)
  }
  return 1
}

/// Begins a message for MD5. The state may be memory that an app has only allocated.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin(c) }
/// Takes the next part of a message for MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { take(data, len, into: c) }
/// Writes the digest of a message by MD5 into memory.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { end(c, into: md) }

/// Begins a message for SHA-1. The state may be memory that an app has only allocated.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin(c) }
/// Takes the next part of a message for SHA-1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { take(data, len, into: c) }
/// Writes the digest of a message by SHA-1 into memory.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { end(c, into: md) }

/// Begins a message for SHA-256. The state may be memory that an app has only allocated.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(c) }
/// Takes the next part of a message for SHA-256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { take(data, len, into: c) }
/// Writes the digest of a message by SHA-256 into memory.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { end(c, into: md) }
