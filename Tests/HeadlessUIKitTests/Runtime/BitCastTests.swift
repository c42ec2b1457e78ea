import Foundation
import Testing
import UIKit

@Suite("Closures taken for objects") @MainActor
struct BitCastTests {
  @Test("A closure becomes an object, is associated, and comes back as the closure")
  func closure() throws {
    Simulator.boot()
    let view = UIView()
    var key: UInt8 = 0
    var heard: [String] = []
    let handler: (String) -> Void = { heard.append($0) }

    let object: AnyObject = unsafeBitCast(handler, to: AnyObject.self)
    objc_setAssociatedObject(view, &key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let found = objc_getAssociatedObject(view, &key) as AnyObject?
    let back = unsafeBitCast(found, to: ((String) -> Void).self)
    back("dark")

    #expect(heard == ["dark"])
  }

  @Test("A closure that was cast to an object comes back, too")
  func cast() {
    var count = 0
    let object = { (step: Int) in count += step } as AnyObject
    unsafeBitCast(object, to: ((Int) -> Void).self)(3)

    #expect(count == 3)
  }

  @Test("Values of one size are cast bit by bit")
  func bits() {
    #expect(unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
  }
}
