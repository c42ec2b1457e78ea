import Testing
import UIKit

@Suite("Autorelease pool")
struct AutoreleasePoolTests {
  @Test("A pool runs its closure and hands on what it returns")
  func runs() {
    #expect(autoreleasepool { 1 + 1 } == 2)
  }
}
