import Filmstrip
import Testing

@Suite("Index of a run")
struct IndexPageTests {
  @Test("Subjects, verdicts, coverage and thumbnails are there, and names are harmless")
  func index() {
    let item = IndexPage.Item(
      finding: "lets-go", message: "a <b> stays", page: "a.html", thumbnail: "<svg></svg>")
    let page = IndexPage(
      [
        IndexPage.Entry(
          name: "good", verdict: "kept", isGood: true, details: "512 runs", coverage: ["push 3"],
          findings: []),
        IndexPage.Entry(
          name: "<bad>", verdict: "broken", isGood: false, details: "", coverage: [],
          findings: [item]),
      ], sums: "2 subjects"
    ).html

    #expect(page.contains("1 of 2 subjects to look at"))
    #expect(page.contains("href=\"a.html\""))
    #expect(page.contains("<svg></svg>"))
    #expect(page.contains("&lt;bad&gt;"))
    #expect(page.contains("a &lt;b&gt; stays"))
    #expect(page.contains("push 3"))
    #expect(page.contains("✓ kept"))
  }
}
