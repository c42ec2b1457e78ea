/// The state of a hash function that has taken a part of a message.
///
/// It contains no reference to other memory. So an app may allocate memory for a state, as for a C
/// structure, and free that memory without taking the state apart.
struct DigestState: Sendable {
  let function: DigestFunction
  private var words = InlineArray<8, UInt64>(repeating: 0)
  private var block = InlineArray<128, UInt8>(repeating: 0)
  /// The number of bytes of the message until now.
  private var count: UInt64 = 0

  init(_ function: DigestFunction) {
    self.function = function
    for (index, word) in function.firstWords.enumerated() { words[index] = word }
  }

  /// Returns the digest of a message.
  static func digest(_ function: DigestFunction, of message: UnsafeRawBufferPointer) -> [UInt8] {
    var state = DigestState(function)
    state.update(message)
    return state.finish()
  }

  /// Takes the next bytes of the message.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { take(byte) }
  }

  /// The digest of the message until now, which may go on.
  var digest: [UInt8] {
    var copy = self
    return copy.finish()
  }

  /// Ends the message, and returns its digest. The state begins anew.
  mutating func finish() -> [UInt8] {
    let bits = count &* 8
    let lengthSize = function.isWide ? 16 : 8
    take(0x80)
    while Int(count % UInt64(function.blockSize)) != function.blockSize - lengthSize { take(0) }
    for index in 0..<lengthSize {
      let place = function == .md5 ? index : lengthSize - 1 - index
      take(place < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(8 * place)) : 0)
    }
    let digest = (0..<function.byteCount).map { index in
      let size = function.isWide ? 8 : 4
      let place = function == .md5 ? index % size : size - 1 - index % size
      return UInt8(truncatingIfNeeded: words[index / size] >> UInt64(8 * place))
    }
    self = DigestState(function)
    return digest
  }

  private mutating func take(_ byte: UInt8) {
    let place = Int(count % UInt64(function.blockSize))
    block[place] = byte
    count += 1
    guard place == function.blockSize - 1 else { return }
    switch function {
    case .md5: takeBlockOfMD5()
    case .sha1: takeBlockOfSHA1()
    case .sha224, .sha256: takeBlockOfSHA256()
    case .sha384, .sha512: takeBlockOfSHA512()
    }
  }

  /// Returns a word of the block, whose bytes stand in the given order.
  private func word(_ index: Int, isLittle: Bool = false) -> UInt32 {
    (0..<4).reduce(0) { word, place in
      word << 8 | UInt32(block[4 * index + (isLittle ? 3 - place : place)])
    }
  }

  // MARK: - One block of a message

  private mutating func takeBlockOfMD5() {
    let message = (0..<16).map { word($0, isLittle: true) }
    let first = (0..<4).map { UInt32(words[$0]) }
    var (a, b, c, d) = (first[0], first[1], first[2], first[3])
    for round in 0..<64 {
      let (mixed, index): (UInt32, Int)
      switch round / 16 {
      case 0: (mixed, index) = ((b & c) | (~b & d), round)
      case 1: (mixed, index) = ((d & b) | (~d & c), (5 * round + 1) % 16)
      case 2: (mixed, index) = (b ^ c ^ d, (3 * round + 5) % 16)
      default: (mixed, index) = (c ^ (b | ~d), 7 * round % 16)
      }
      let sum = a &+ mixed &+ DigestConstants.md5[round] &+ message[index]
      let turned = Self.left(sum, DigestConstants.turns[round / 16 * 4 + round % 4])
      (a, b, c, d) = (d, b &+ turned, b, c)
    }
    for (index, word) in [a, b, c, d].enumerated() { words[index] = UInt64(first[index] &+ word) }
  }

  private mutating func takeBlockOfSHA1() {
    var message = (0..<16).map { word($0) }
    for index in 16..<80 {
      let mixed =
        message[index - 3] ^ message[index - 8] ^ message[index - 14] ^ message[index - 16]
      message.append(Self.left(mixed, 1))
    }
    let first = (0..<5).map { UInt32(words[$0]) }
    var (a, b, c, d, e) = (first[0], first[1], first[2], first[3], first[4])
    for round in 0..<80 {
      let (mixed, number): (UInt32, UInt32)
      switch round / 20 {
      case 0: (mixed, number) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, number) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, number) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, number) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let sum = Self.left(a, 5) &+ mixed &+ e &+ number &+ message[round]
      (a, b, c, d, e) = (sum, a, Self.left(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() {
      words[index] = UInt64(first[index] &+ word)
    }
  }

  private mutating func takeBlockOfSHA256() {
    var message = (0..<16).map { word($0) }
    for index in 16..<64 {
      let (early, late) = (message[index - 15], message[index - 2])
      let small = Self.left(early, 25) ^ Self.left(early, 14) ^ early >> 3
      let large = Self.left(late, 15) ^ Self.left(late, 13) ^ late >> 10
      message.append(message[index - 16] &+ small &+ message[index - 7] &+ large)
    }
    let first = (0..<8).map { UInt32(words[$0]) }
    var now = first
    for round in 0..<64 {
      let (a, e) = (now[0], now[4])
      let large = Self.left(e, 26) ^ Self.left(e, 21) ^ Self.left(e, 7)
      let number = UInt32(DigestConstants.sha2[round] >> 32)
      let sum = now[7] &+ large &+ ((e & now[5]) ^ (~e & now[6])) &+ number &+ message[round]
      let small = Self.left(a, 30) ^ Self.left(a, 19) ^ Self.left(a, 10)
      let most = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2])
      now = [sum &+ small &+ most, a, now[1], now[2], now[3] &+ sum, e, now[5], now[6]]
    }
    for index in 0..<8 { words[index] = UInt64(first[index] &+ now[index]) }
  }

  private mutating func takeBlockOfSHA512() {
    var message = (0..<16).map { UInt64(word(2 * $0)) << 32 | UInt64(word(2 * $0 + 1)) }
    for index in 16..<80 {
      let (early, late) = (message[index - 15], message[index - 2])
      let small = Self.right(early, 1) ^ Self.right(early, 8) ^ early >> 7
      let large = Self.right(late, 19) ^ Self.right(late, 61) ^ late >> 6
      message.append(message[index - 16] &+ small &+ message[index - 7] &+ large)
    }
    var now = (0..<8).map { words[$0] }
    for round in 0..<80 {
      let (a, e) = (now[0], now[4])
      let large = Self.right(e, 14) ^ Self.right(e, 18) ^ Self.right(e, 41)
      let mixed = (e & now[5]) ^ (~e & now[6])
      let sum = now[7] &+ large &+ mixed &+ DigestConstants.sha2[round] &+ message[round]
      let small = Self.right(a, 28) ^ Self.right(a, 34) ^ Self.right(a, 39)
      let most = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2])
      now = [sum &+ small &+ most, a, now[1], now[2], now[3] &+ sum, e, now[5], now[6]]
    }
    for index in 0..<8 { words[index] &+= now[index] }
  }

  private static func left(_ word: UInt32, _ turn: UInt32) -> UInt32 {
    word << turn | word >> (32 - turn)
  }
  private static func right(_ word: UInt64, _ turn: UInt64) -> UInt64 {
    word >> turn | word << (64 - turn)
  }
}

/// The state of a code by which a receiver with the same key knows a message's sender (HMAC, RFC
/// 2104).
struct KeyedDigestState: Sendable {
  private var inner: DigestState
  private var outer: DigestState

  init(_ function: DigestFunction, key: UnsafeRawBufferPointer) {
    (inner, outer) = (DigestState(function), DigestState(function))
    var padded = key.count > function.blockSize ? DigestState.digest(function, of: key) : Array(key)
    padded += Array(repeating: 0, count: function.blockSize - padded.count)
    padded.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
    padded.map { $0 ^ 0x5c }.withUnsafeBytes { outer.update($0) }
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

  mutating func finish() -> [UInt8] {
    inner.finish().withUnsafeBytes { outer.update($0) }
    return outer.finish()
  }
}
