import Choices
import Foundation
import Testing
import UIKit

@testable import Turnstile

@Suite("Inquiries") @MainActor
struct InquiryTests {
  /// An app that is broken after exactly three knocks, which takes a search a few blocks to find.
  private let subject = Subject("knocks") { stage in
    let home = UIViewController()
    stage.window.rootViewController = home
    var knocks = 0
    stage.action("knock") { knocks += 1 }
    stage.action("calm down") { knocks = 0 }
    stage.action("open") { if knocks == 3 { throw Broken() } }
  }

  private struct Broken: Error {}

  private func inquiry(_ share: Inquiry.Share = .all) -> Inquiry {
    let seeds = FileManager.default.temporaryDirectory
      .appending(path: "turnstile-inquiry-\(ProcessInfo.processInfo.globallyUniqueString)").path
    return Inquiry(subject: subject, budget: .runs(2048), seed: 3, seeds: seeds, share: share)
  }

  private var performer: Performer {
    Performer(
      subject: subject, contract: .standard, budget: .runs(2048), search: Search(.random(Seed(3))))
  }

  /// Does everything, handing back the answers to all that could be done at once in some order.
  private func conclude(
    _ inquiry: Inquiry, atOnce: Int, order: ([(Assignment, Answer)]) -> [(Assignment, Answer)]
  ) -> Ledger {
    var (inquiry, performer) = (inquiry, performer)
    while !inquiry.isDone {
      var answers: [(Assignment, Answer)] = []
      while answers.count < atOnce, let assignment = inquiry.next() {
        answers.append((assignment, performer.perform(assignment)))
      }
      for (assignment, answer) in order(answers) { inquiry.take(answer, of: assignment) }
    }
    return inquiry.ledger
  }

  private func verdict(_ ledger: Ledger) -> String {
    let conclusion = ledger.conclusion(on: subject, .standard, isWhole: true)
    return conclusion.error.map { "\($0)" }?.replacing(/replay .*/, with: "") ?? "kept"
  }

  @Test(
    "In whichever order answers come, the lowest block that breaks anything counts",
    arguments: [1, 5])
  func order(atOnce: Int) {
    let inOrder = conclude(inquiry(), atOnce: 1) { $0 }
    let backwards = conclude(inquiry(), atOnce: atOnce) { $0.reversed() }

    #expect(verdict(inOrder).contains("action-threw"))
    #expect(verdict(backwards) == verdict(inOrder))
    #expect(backwards.brokenBlock == inOrder.brokenBlock)
  }

  @Test("The joined ledgers of shards are the undivided one", arguments: [3])
  func joining(count: Int) {
    let whole = conclude(inquiry(), atOnce: 1) { $0 }
    let parts = (0..<count).map { index in
      conclude(inquiry(Inquiry.Share(first: index, stride: count)), atOnce: 2) { $0.reversed() }
    }

    let joined = Ledger.joining(parts.reversed())
    #expect(joined.blocks.map(\.index) == whole.blocks.map(\.index))
    #expect(joined.examples.map(\.trace) == whole.examples.map(\.trace))
    #expect(joined.brokenBlock == whole.brokenBlock)
  }

  @Test("A process lost without having begun a trace is replaced once, and then reported as lost")
  func lost() throws {
    var inquiry = inquiry()
    let death = Death(.signal(9), trace: nil, run: nil)
    let started = inquiry.next()
    let scout = try #require(started)
    inquiry.take(.died(death), of: scout)
    let again = inquiry.next()
    #expect(again == scout)

    inquiry.take(.died(death), of: scout)
    #expect(inquiry.isDone)
    let conclusion = inquiry.ledger.conclusion(on: subject, .standard, isWhole: true)
    #expect(conclusion.verdict == .lost)
    #expect("\(try #require(conclusion.error))".contains("a worker was lost twice"))
  }

  @Test("What cannot be checked any more in some block counts like a break in that block")
  func problems() throws {
    var (inquiry, performer) = (inquiry(), performer)
    let started = inquiry.next()
    let scout = try #require(started)
    inquiry.take(performer.perform(scout), of: scout)
    let blocks = [inquiry.next(), inquiry.next()]
    let (first, second) = (try #require(blocks[0]), try #require(blocks[1]))

    inquiry.take(.problem(.nothingOnStage), of: second)
    #expect(!inquiry.isDone)
    inquiry.take(.block(Hunt.Block(index: 0)), of: first)
    #expect(inquiry.ledger.problem == .nothingOnStage)
    #expect(inquiry.ledger.brokenBlock == 1)
  }
}
