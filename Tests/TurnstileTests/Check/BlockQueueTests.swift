import Testing

@testable import Turnstile

@Suite("The queue of blocks")
struct BlockQueueTests {
  @Test("A share gives out every block at its distance, until the runs are used up")
  func share() {
    let share = CheckCoordinator.Share(first: 1, stride: 2)
    var queue = BlockQueue(runs: 3 * Block.size + 1, share: share)
    let given = [queue.next(), queue.next(), queue.next()]

    #expect(given == [1, 3, nil])
    #expect(queue.positions(of: 1) == 0..<Block.size)
    #expect(queue.positions(of: 3) == 0..<1)
  }

  @Test("An extended queue gives out further blocks, up to a limit, and none once it has ended")
  func extended() {
    var queue = BlockQueue(runs: Block.size, share: .all)
    _ = queue.next()
    let extensions = (1...3).map { _ in queue.extend(by: 2 * Block.size, upTo: 4 * Block.size) }
    let given = (1...4).map { _ in queue.next() }

    #expect(extensions == [true, true, false])
    #expect(given == [1, 2, 3, nil])

    var ended = BlockQueue(runs: Block.size, share: .all)
    ended.end()
    let isExtended = ended.extend(by: Block.size, upTo: 4 * Block.size)
    #expect(!isExtended)
  }

  @Test("Blocks that are done out of order are judged in order")
  func order() {
    var queue = BlockQueue(runs: 2 * Block.size, share: .all)
    while queue.next() != nil {}
    queue.add(Block(index: 1), to: 1)
    let tooEarly = queue.popComplete()
    queue.add(Block(index: 0), to: 0)

    #expect(tooEarly == nil)
    #expect(queue.popComplete()?.block.index == 0)
    #expect(!queue.isJudged)
    #expect(queue.popComplete()?.block.index == 1)
    #expect(queue.isJudged)
  }

  @Test("A block whose part is replaced by two is complete when both have come")
  func parts() {
    var queue = BlockQueue(runs: Block.size, share: .all)
    let index = queue.next() ?? 0
    queue.replacePart(of: index, by: 2) { _ in }
    queue.add(Block(index: index), to: index)
    let afterOne = queue.popComplete()
    queue.add(Block(index: index), to: index)

    #expect(afterOne == nil)
    #expect(queue.popComplete() != nil)
    #expect(!queue.isUnderWay(index))
  }

  @Test("After the end no block is given out, and those under way are still judged")
  func ended() {
    var queue = BlockQueue(runs: 2 * Block.size, share: .all)
    let first = queue.next()
    queue.end()

    #expect(first == 0)
    #expect(queue.next() == nil)
    #expect(!queue.isJudged)
  }

  @Test("A part of a block that is not under way is ignored")
  func stray() {
    var queue = BlockQueue(runs: Block.size, share: .all)
    queue.add(Block(index: 0), to: 0)

    #expect(queue.popComplete() == nil)
    #expect(queue.next() == 0)
  }
}
