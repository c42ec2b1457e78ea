import Testing
import Turnstile

@MainActor
func verdict(on subject: Subject) -> (text: String, status: Int32) {
  do {
    let summary = try check(subject, .standard, .runs(256))
    return ("\(summary)", 0)
  } catch {
    return ("\(error)", 1)
  }
}

@MainActor
@Suite("A plain executable")
struct PlainExecutableTests {
  @Test("A kept contract is a summary and status 0")
  func kept() {
    let (text, status) = verdict(on: .modal("card") { CardAnimator() })

    #expect(text.hasPrefix("card keeps its contract: 256 runs, "))
    #expect(status == 0)
  }

  @Test("What keeps a subject from being checked is a sentence and status 1")
  func empty() {
    let (text, status) = verdict(on: Subject("empty") { _ in })

    #expect(
      text
        == "A subject must set stage.window.rootViewController (was nil after its builder returned)."
    )
    #expect(status == 1)
  }
}
