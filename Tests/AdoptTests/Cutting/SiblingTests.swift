import Testing

@testable import Adopt

@Suite("Errors that a closure repeats")
struct SiblingTests {
  /// Returns the lines at which an error at a word is expected once more.
  private func lines(
    _ body: String, at word: String, _ message: String, missing: [String: Set<String>] = [:]
  ) -> [Int] {
    let source = cutSource(body)
    guard let token = source.listing.words.firstIndex(of: word) else { return [] }
    return Siblings(source: source, missing: missing).tokens(like: token, message)
      .map(source.line)
  }

  private let unknown = """
    func load() {
      queue.async {
        hero.start()
        if ready { show(hero) }
        card.hero = 1
        open(hero: 2)
      }
      hero.stop()
    }
    """

  @Test("An unknown name is unknown in the rest of the closure, and not behind a dot or as a label")
  func names() {
    #expect(lines(unknown, at: "hero", "cannot find 'hero' in scope") == [4])
  }

  @Test("A name that the closure declares itself is left alone")
  func declared() {
    let text = unknown.replacing("card.hero = 1", with: "let hero = 1")

    #expect(lines(text, at: "hero", "cannot find 'hero' in scope").isEmpty)
  }

  @Test("What a name lacks in a closure it lacks in the closure around it, if it is the same name")
  func closuresInClosures() {
    let text = """
      func read() {
        with(storage) { storage in
          switch number {
          case 1: try { try decoder.decode(&storage.one) }()
          case 2: try { try decoder.decode(&storage.two) }()
          default: break
          }
        }
        decoder.decode()
      }
      """
    let message = "value of type 'D' has no member 'decode'"

    #expect(lines(text, at: "decode", message) == [5])
    let own = text.replacing("{ try decoder", with: "{ let decoder = a; try decoder")
    #expect(lines(own, at: "decode", message).isEmpty)
    let inside = text.replacing("{ try decoder.decode(&storage.one) }", with: "{ $0.decode() }")
    #expect(lines(inside, at: "decode", message).isEmpty)
  }

  @Test("Outside of a closure the compiler reports each error itself")
  func outside() {
    let text = unknown.replacing("queue.async {", with: "do {")

    #expect(lines(text, at: "hero", "cannot find 'hero' in scope").isEmpty)
  }

  @Test("What is assigned to one member of a variable without a type has no type for the others")
  func outlets() {
    let text = """
      let fill = {
        controller.title = nib.outlet(label)
        controller.play = nib.outlet(button)
        other.play = nib.outlet(button)
        controller.list = nib.outlets([label])
        controller.stop = nib.outlet(button)
      }
      """
    let message = "generic parameter 'Value' could not be inferred"

    #expect(lines(text, at: "nib", message) == [3, 6])
    #expect(lines(text, at: "nib", "cannot convert value").isEmpty)
  }

  private let layout = """
    let lay = {
      title.snp.make()
      self.image.snp.make()
      title.snp.remake()
    }
    """

  @Test("A missing member is missing of the same value, and of others once two types lack it")
  func members() {
    let message = "value of type 'UILabel' has no member 'snp'"

    #expect(lines(layout, at: "snp", message) == [4])
    #expect(lines(layout, at: "snp", message, missing: ["snp": ["UILabel", "UIView"]]) == [3, 4])
  }

  private let calls = """
    group.notify {
      self.store.add(one) { _ in group.leave() }
      group.enter()
      self.store.add(two) { _ in group.leave() }
      self.store.drop(two) { _ in group.leave() }
      self.other.add(two) { _ in group.leave() }
    }
    """

  @Test("What is wrong with a call is wrong with the other calls of that method in the closure")
  func sameCall() {
    let message = "cannot infer type of closure parameter '_' without a type annotation"

    #expect(lines(calls, at: "_", message) == [4])
  }
}
