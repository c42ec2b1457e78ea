/// The place of the alpha component in a pixel of an image.
@frozen public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// The format of an image's pixels: the place of alpha and the order of bytes.
@frozen public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits that represent the format.
  public let rawValue: UInt32
  /// Creates a format from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits for the place of alpha, whose numbers are those of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits for the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Numbers of 16 bits, with the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Numbers of 32 bits, with the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Numbers of 16 bits, with the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Numbers of 32 bits, with the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The pixels of a context that draws into memory. The model draws no pixels, so they stay as they
/// were.
final class Bitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// The memory of the app, or else of this object.
  let memory: UnsafeMutableRawPointer
  private let isOwn: Bool

  init(_ given: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : 4 * width
    isOwn = given == nil
    let size = max(1, self.bytesPerRow * height)
    memory = given ?? .allocate(byteCount: size, alignment: 16)
    if given == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
  }

  deinit { if isOwn { memory.deallocate() } }
}

extension CGContext {
  /// Creates a context that draws into memory. Returns `nil` without width or height.
  ///
  /// The context records what is drawn, as every other does, and an image that is made from it has
  /// the given size. It draws no pixels: the app's memory stays as it was, and memory of the
  /// context's own stays zero.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(Bitmap(data, width: width, height: height, bytesPerRow: bytesPerRow))
  }

  /// Creates a context that draws into memory, as the initialiser with a number for the format.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The memory into which the context would draw; `nil` if it is no context of memory.
  public var data: UnsafeMutableRawPointer? { bitmap?.memory }
  /// The width of the context's memory in pixels; 0 if it is no context of memory.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height of the context's memory in pixels; 0 if it is no context of memory.
  public var height: Int { bitmap?.height ?? 0 }
  /// The number of bytes of a row in the context's memory; 0 if it is no context of memory.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// Reduces the clipping area to its part inside a rectangle. The mask itself is not recorded.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
}
