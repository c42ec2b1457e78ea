import Foundation
import Outside
import Testing
import Turnstile
import UIKit

@MainActor
@Suite("An app that asks the network", .serialized)
struct NetworkedAppTests {
  /// A screen that sends a network request, and shows the response once it has arrived.
  final class Inbox: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let card = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      card.addAction(
        UIAction { [unowned self] _ in present(UIViewController(), animated: true) },
        for: .touchUpInside)
      for number in 1...7 {
        let url = URL(string: "https://a.example/letters/\(number)")!
        URLSession.shared.dataTask(with: url) { data, _, _ in
          MainActor.assumeIsolated { if data != nil { self.view.addSubview(card) } }
        }.resume()
      }
    }
  }

  private let app = Subject.app("inbox", delegate: { WindowDelegate { Inbox() } })

  @Test("What nobody answers is in the summary, with the files that would")
  func unanswered() throws {
    let folder = try AnswerFolder()
    defer { folder.close() }
    let error = #expect(throws: NothingRan.self) { try check(app, .standard, .runs(256)) }
    var silent = app
    silent.knownFaults = [Finding(.nothingRan)]
    let summary = try check(silent, .standard, .runs(64))

    #expect(
      error?.description.contains("The app asked for, and nobody there to answer: GET") == true)
    #expect(summary.tally.unanswered.count == 7)
    #expect(
      summary.description.contains(
        "asked for, and nobody there to answer: "
          + "GET https://a.example/letters/1 (\(folder.path)/a.example/letters/1), "))
    #expect(summary.description.contains("letters/5) and 2 more"))
  }

  @Test("With a file that answers, what the answer leads to is found")
  func answered() throws {
    let folder = try AnswerFolder(["a.example/letters/3.json": "[]"])
    defer { folder.close() }
    let summary = try check(app, .standard, .runs(64))

    #expect(summary.tally[.present, .finished] > 0)
    #expect(summary.tally.unanswered.count == 6)
  }
}
