import Foundation
import Testing
import UIKit

@MainActor
@Suite("Contexts of memory", .serialized)
struct BitmapTests {
  @Test("An image that is made from a context has its size, and the memory stays as it was")
  func image() throws {
    _ = Simulator.boot()
    var pixels = [UInt8](repeating: 7, count: 16)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let image = try #require(context.makeImage())
      #expect(image.width == 2 && image.height == 2)
      #expect(image.alphaInfo == .premultipliedLast)
      #expect(image.bitmapInfo.intersection(.alphaInfoMask).rawValue == 1)
      #expect(context.data == memory.baseAddress)
    }
    #expect(pixels == [UInt8](repeating: 7, count: 16))
  }

  @Test("A context without memory of the app has its own, which is zero")
  func ownMemory() throws {
    _ = Simulator.boot()
    let info: CGBitmapInfo = [.byteOrder32Big, .floatComponents]
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    #expect(context.width == 3 && context.height == 2 && context.bytesPerRow == 12)
    #expect(context.data?.load(fromByteOffset: 23, as: UInt8.self) == 0)
    let mask = try #require(context.makeImage())
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: mask)
    #expect(context.boundingBoxOfClipPath.width == 1)
    let orders: [CGBitmapInfo] = [.byteOrder16Little, .byteOrder32Little, .byteOrder16Big]
    #expect(orders.allSatisfy { CGBitmapInfo.byteOrderMask.contains($0) })
    #expect(
      CGContext(
        data: nil, width: 0, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: info) == nil)
  }

  @Test("The places of alpha have Apple's numbers")
  func alpha() {
    let all: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
      .noneSkipFirst, .alphaOnly,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("A context that draws no memory has none")
  func none() {
    _ = Simulator.boot()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    _ = renderer.image { context in
      let context = context.cgContext
      #expect(context.data == nil && context.width == 0 && context.height == 0)
      #expect(context.bytesPerRow == 0)
    }
  }
}
