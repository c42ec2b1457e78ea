import Exhibits
import Testing
import Turnstile

@Suite("Registration")
struct RegistrationTests {
  @Test("No two subjects share a name")
  func names() {
    let names = Exhibits.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Rows are in the order of the table, each once")
  func order() {
    let rows = Exhibits.rows.compactMap(\.row)
    #expect(rows == Set(rows).sorted())
    #expect(rows.starts(with: 1...52))
  }

  @Test("Every faulty subject says who may catch it", arguments: Exhibits.rows + Exhibits.articles)
  func caughtBy(exhibit: Exhibit) {
    #expect(exhibit.caughtByNothingRan || !exhibit.caughtBy.isEmpty)
    #expect(exhibit.corrected.knownFaults.isEmpty)
    #expect(exhibit.corrected.name == "\(exhibit.faulty.name)-corrected")
  }
}
