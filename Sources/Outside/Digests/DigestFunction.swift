/// The hash functions that Apple's frameworks for cryptography have.
///
/// MD5 is that of RFC 1321. The others are those of FIPS 180-4.
enum DigestFunction: Sendable {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// The number of bytes of a digest.
  var byteCount: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The number of bytes of a message that the function takes at a time.
  var blockSize: Int { isWide ? 128 : 64 }

  /// True if the function calculates with words of 64 bits instead of 32.
  var isWide: Bool { self == .sha384 || self == .sha512 }

  /// The words with which the function begins.
  var firstWords: [UInt64] {
    switch self {
    case .md5: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    case .sha1: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    case .sha224:
      [
        0xc105_9ed8, 0x367c_d507, 0x3070_dd17, 0xf70e_5939, 0xffc0_0b31, 0x6858_1511,
        0x64f9_8fa7, 0xbefa_4fa4,
      ]
    case .sha256:
      [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c,
        0x1f83_d9ab, 0x5be0_cd19,
      ]
    case .sha384:
      [
        0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17,
        0x152f_ecd8_f70e_5939, 0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511,
        0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
      ]
    case .sha512:
      [
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b,
        0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f,
        0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
      ]
    }
  }
}
