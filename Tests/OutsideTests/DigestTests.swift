import Foundation
import Outside
import Testing

/// A message of the standards, and its digests as they were published: RFC 1321 for MD5, and the
/// examples that belong to FIPS 180-4 for the others.
private struct Vector: Sendable {
  var message: String
  var digests: [String]
}

@Suite("Digests")
struct DigestTests {
  private static let vectors = [
    Vector(
      message: "",
      digests: [
        "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da"
          + "274edebfe76f65fbd51ad2f14898b95b",
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
          + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e",
      ]),
    Vector(
      message: "abc",
      digests: [
        "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
        "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
          + "8086072ba1e7cc2358baeca134c825a7",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
      ]),
    Vector(
      message: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      digests: [
        "8215ef0796a20bcaaae116d3876c664a", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
        "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        "3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6"
          + "b0455a8520bc4e6f5fe95b1fe3c8452b",
        "204a8fc6dda82f0a0ced7beb8e08a41657c16ef468b228a8279be331a703c335"
          + "96fd15c13b1b07f9aa1d3bea57789ca031ad85c7a71dd70354ec631238ca3445",
      ]),
    Vector(
      message: String(repeating: "1234567890", count: 8),
      digests: ["57edf4a22be3c955ac49da2e2107b67a"]),
  ]

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("CommonCrypto calculates the digests of the standards", arguments: vectors)
  fileprivate func common(vector: Vector) {
    typealias Function = (
      UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>?
    let functions: [(Int32, Function)] = [
      (CC_MD5_DIGEST_LENGTH, { CC_MD5($0, $1, $2) }),
      (CC_SHA1_DIGEST_LENGTH, { CC_SHA1($0, $1, $2) }),
      (CC_SHA224_DIGEST_LENGTH, { CC_SHA224($0, $1, $2) }),
      (CC_SHA256_DIGEST_LENGTH, { CC_SHA256($0, $1, $2) }),
      (CC_SHA384_DIGEST_LENGTH, { CC_SHA384($0, $1, $2) }),
      (CC_SHA512_DIGEST_LENGTH, { CC_SHA512($0, $1, $2) }),
    ]
    let message = Array(vector.message.utf8)
    for (digest, (length, function)) in zip(vector.digests, functions) {
      var bytes = [UInt8](repeating: 0, count: Int(length))
      _ = function(message, CC_LONG(message.count), &bytes)
      #expect(Self.text(bytes) == digest)
    }
  }

  @Test("A message in parts has the digest of the whole, in memory that is only allocated")
  func parts() {
    let (one, two) = (
      Array("abcdbcdecdefdefgefghfghighijhij".utf8), Array("kijkljklmklmnlmnomnopnopq".utf8)
    )
    var digest = [UInt8](repeating: 0, count: 16)
    let memory = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
    CC_MD5_Init(memory)
    CC_MD5_Update(memory, one, CC_LONG(one.count))
    CC_MD5_Update(memory, two, CC_LONG(two.count))
    CC_MD5_Final(&digest, memory)
    memory.deallocate()
    #expect(Self.text(digest) == Self.vectors[2].digests[0])

    digest = [UInt8](repeating: 0, count: 20)
    var sha1 = CC_SHA1_CTX()
    CC_SHA1_Init(&sha1)
    CC_SHA1_Update(&sha1, one, CC_LONG(one.count))
    CC_SHA1_Update(&sha1, two, CC_LONG(two.count))
    CC_SHA1_Final(&digest, &sha1)
    #expect(Self.text(digest) == Self.vectors[2].digests[1])

    digest = [UInt8](repeating: 0, count: 32)
    var sha256 = CC_SHA256_CTX()
    CC_SHA256_Init(&sha256)
    CC_SHA256_Update(&sha256, one, CC_LONG(one.count))
    CC_SHA256_Update(&sha256, two, CC_LONG(two.count))
    CC_SHA256_Final(&digest, &sha256)
    #expect(Self.text(digest) == Self.vectors[2].digests[3])
    _ = CC_MD5_CTX()
  }

  @Test("CryptoKit calculates the digests of the standards", arguments: vectors)
  fileprivate func kit(vector: Vector) {
    let message = Data(vector.message.utf8)
    let digests = [
      Self.text(Insecure.MD5.hash(data: message)), Self.text(Insecure.SHA1.hash(data: message)),
      "", Self.text(SHA256.hash(data: message)), Self.text(SHA384.hash(data: message)),
      Self.text(SHA512.hash(data: message)),
    ]
    for (place, digest) in vector.digests.enumerated() where place != 2 {
      #expect(digests[place] == digest)
    }
  }

  private func names<Function: HashFunction>(_ function: Function.Type) -> String {
    var function = Function()
    function.update(data: Data("a".utf8))
    "bc".utf8CString.withUnsafeBytes {
      function.update(bufferPointer: UnsafeRawBufferPointer(rebasing: $0.prefix(2)))
    }
    let digest = function.finalize()
    #expect(digest == Function.hash(data: Data("abc".utf8)))
    #expect(digest == Data(digest) && digest != Data())
    #expect(digest.withUnsafeBytes { Array($0) } == Array(digest))
    #expect(Array(digest).count == Function.Digest.byteCount)
    return "\(Function.blockByteCount) \(digest)".prefix(21).description
  }

  @Test("A digest of CryptoKit is a sequence of bytes and tells its function")
  func digest() {
    #expect(names(SHA256.self) == "64 SHA256 digest: ba7")
    #expect(names(SHA384.self) == "128 SHA384 digest: cb")
    #expect(names(SHA512.self) == "128 SHA512 digest: dd")
    #expect(names(Insecure.MD5.self) == "64 MD5 digest: 900150")
    #expect(names(Insecure.SHA1.self) == "64 SHA1 digest: a9993")
    let counts = [
      SHA256.byteCount, SHA384.byteCount, SHA512.byteCount, Insecure.MD5.byteCount,
      Insecure.SHA1.byteCount,
    ]
    #expect(counts == [32, 48, 64, 16, 20])
    let typed: (SHA256Digest, SHA384Digest, SHA512Digest) = (
      SHA256().finalize(), SHA384().finalize(), SHA512().finalize()
    )
    let old: (Insecure.MD5Digest, Insecure.SHA1Digest) = (
      Insecure.MD5().finalize(), Insecure.SHA1().finalize()
    )
    let all: [any Digest] = [typed.0, typed.1, typed.2, old.0, old.1]
    #expect(Set(all.map(\.description)).count == 5)
    var bytes = (typed.0.makeIterator(), typed.1.makeIterator(), typed.2.makeIterator())
    var others = (old.0.makeIterator(), old.1.makeIterator())
    #expect(bytes.0.next() == 0xe3 && bytes.1.next() == 0x38 && bytes.2.next() == 0xcf)
    #expect(others.0.next() == 0xd4 && others.1.next() == 0xda)
  }

  /// The second test case of RFC 2202 and RFC 4231.
  @Test("A code with a key is that of the standard, for each function")
  func codes() {
    let expected = [
      (kCCHmacAlgMD5, 16, "750c783e6ab0b503eaa86e310a5db738"),
      (kCCHmacAlgSHA1, 20, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
      (kCCHmacAlgSHA224, 28, "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44"),
      (
        kCCHmacAlgSHA256, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        kCCHmacAlgSHA384, 48,
        "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e"
          + "8e2240ca5e69e2c78b3239ecfab21649"
      ),
      (
        kCCHmacAlgSHA512, 64,
        "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
          + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
      ),
    ]
    let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    for (algorithm, count, text) in expected {
      var code = [UInt8](repeating: 0, count: count)
      CCHmac(CCHmacAlgorithm(algorithm), key, key.count, message, message.count, &code)
      #expect(Self.text(code) == text)
    }
    let secret = SymmetricKey(data: key)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: secret)
    #expect(Self.text(code) == expected[3].2 && code.byteCount == 32)
    #expect(code.description == "HMAC with SHA256: \(expected[3].2)")
    #expect(code.withUnsafeBytes { Data($0) } == Data(code))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: secret))
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        Data(code), authenticating: message, using: secret))
    var parts = HMAC<SHA256>(key: secret)
    parts.update(data: message.prefix(3))
    parts.update(data: message.dropFirst(3))
    let whole: HMAC<SHA256>.MAC = parts.finalize()
    let sameType: HashedAuthenticationCode<SHA256> = whole
    var bytes = sameType.makeIterator()
    #expect(sameType == code && bytes.next() == 0x5b)
    let long = HMAC<SHA512>.Key(data: Data(repeating: 0xaa, count: 131))
    let text = "Test Using Larger Than Block-Size Key - Hash Key First"
    #expect(
      Self.text(HMAC<SHA512>.authenticationCode(for: Data(text.utf8), using: long)).prefix(16)
        == "80b24263c7c1a3eb")
  }

  @Test("A key has the size that is asked for")
  func keys() {
    let sizes = [SymmetricKeySize.bits128, .bits192, .bits256, SymmetricKeySize(bitCount: 8)]
    #expect(sizes.map { SymmetricKey(size: $0).bitCount } == [128, 192, 256, 8])
    #expect(sizes.map(\.bitCount) == [128, 192, 256, 8])
    #expect(SymmetricKey(data: Data([1, 2])).withUnsafeBytes { Array($0) } == [1, 2])
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
  }

  @Test("A function takes a message from memory, and a digest shows its bytes")
  func inMemory() {
    let message: [UInt8] = Array("abc".utf8)
    var (first, second, third) = (SHA256(), SHA384(), SHA512())
    var (old, older) = (Insecure.SHA1(), Insecure.MD5())
    message.withUnsafeBytes { bytes in
      first.update(bufferPointer: bytes)
      second.update(bufferPointer: bytes)
      third.update(bufferPointer: bytes)
      old.update(bufferPointer: bytes)
      older.update(bufferPointer: bytes)
    }
    let counts = [
      first.finalize().withUnsafeBytes { $0.count }, second.finalize().withUnsafeBytes { $0.count },
      third.finalize().withUnsafeBytes { $0.count }, old.finalize().withUnsafeBytes { $0.count },
      older.finalize().withUnsafeBytes { $0.count },
    ]
    #expect(counts == [32, 48, 64, 20, 16])
    #expect(first.finalize() == SHA256.hash(data: message))
    let blocks = [
      SHA256.blockByteCount, SHA384.blockByteCount, SHA512.blockByteCount,
      Insecure.SHA1.blockByteCount, Insecure.MD5.blockByteCount,
    ]
    #expect(blocks == [64, 128, 128, 64, 64])
  }

}
