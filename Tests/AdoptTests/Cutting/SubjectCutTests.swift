import Testing

@testable import Adopt

@Suite("Subjects that do not compile")
struct SubjectCutTests {
  static let list = """
    import Turnstile

    public let subjects: [Subject] = [
      .app("Deck", delegate: { AppDelegate() }),

      // Flows.
      Subject("picker") { stage in
        let delegate = Picker()
        stage.keep(delegate, with: stage)
      },
      .modal("card", delegate: { _ in Card() }),
    ]

    """

  private func error(_ line: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(file: "Subjects.swift", line: line, column: 1, text: text)
  }

  @Test("A subject goes as a whole, with the compiler's words, and the others stay")
  func whole() {
    var subjects = SubjectCut(Self.list)
    let isComplete = subjects.take([error(8, "cannot find 'Picker' in scope")])

    #expect(isComplete)
    #expect(subjects.left == ["picker"])
    #expect(
      subjects.text
        == """
        import Turnstile

        public let subjects: [Subject] = [
          .app("Deck", delegate: { AppDelegate() }),

          // Flows.
          // It does not compile here: cannot find 'Picker' in scope
          // Subject("picker") { stage in
          //   let delegate = Picker()
          //   stage.keep(delegate, with: stage)
          // },
          .modal("card", delegate: { _ in Card() }),
        ]

        """)
  }

  @Test("Several go at once, and the order of their names is that of the list")
  func several() {
    var subjects = SubjectCut(Self.list)
    _ = subjects.take([error(11, "no Card"), error(4, "no delegate"), error(11, "no Card")])

    #expect(subjects.left == ["Deck", "card"])
    #expect(subjects.text.contains("\n  // .app(\"Deck\", delegate: { AppDelegate() }),\n"))
  }

  @Test("An error elsewhere is not mended")
  func elsewhere() {
    var subjects = SubjectCut(Self.list)
    let isComplete = subjects.take([error(1, "no such module 'Turnstile'")])

    #expect(!isComplete)
    #expect(subjects.left == [])
    #expect(subjects.text == Self.list)
  }
}
