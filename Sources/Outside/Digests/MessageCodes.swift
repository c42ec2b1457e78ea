// CommonCrypto's codes by which a receiver with the same key knows a message's sender.

/// The number of a hash function for a code.
public typealias CCHmacAlgorithm = UInt32

/// The number of SHA-1 for a code.
public let kCCHmacAlgSHA1 = 0
/// The number of MD5 for a code.
public let kCCHmacAlgMD5 = 1
/// The number of SHA-256 for a code.
public let kCCHmacAlgSHA256 = 2
/// The number of SHA-384 for a code.
public let kCCHmacAlgSHA384 = 3
/// The number of SHA-512 for a code.
public let kCCHmacAlgSHA512 = 4
/// The number of SHA-224 for a code.
public let kCCHmacAlgSHA224 = 5

/// Writes the code of a message into memory.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let functions: [DigestFunction] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard Int(algorithm) < functions.count else { return }
  let secret = UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength)
  var state = KeyedDigestState(functions[Int(algorithm)], key: secret)
  state.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
  let code = state.finish()
  code.withUnsafeBytes { macOut?.copyMemory(from: $0.baseAddress!, byteCount: code.count) }
}
