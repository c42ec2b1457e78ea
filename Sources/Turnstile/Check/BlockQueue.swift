/// The queue of the blocks of runs that one check gives out to processes and judges, both in the
/// order of their numbers.
///
/// A block may be done in several parts, whose results come back in any order. A block stays under
/// way until the results of all its parts are there and all blocks before it are judged. So the
/// judged blocks are always the first of those that were given out.
struct BlockQueue {
  /// A block of runs that was given out, with the results of those of its parts that are done.
  struct BlockUnderWay {
    var block: Block
    /// The number of the block's parts whose results have not come back yet.
    fileprivate(set) var missing = 1
    /// The reason why the subject cannot be checked, if a run of the block has shown one.
    fileprivate(set) var problem: SubjectProblem?
  }

  /// The number of runs of the whole check, on all machines that share it.
  private(set) var runs: Int
  /// The distance between the numbers of two successive blocks; above 1 if several machines share
  /// the check.
  private let stride: Int
  /// The number of the next block to give out to a process.
  private var nextGiven: Int
  /// The number of the next block to judge, once the results of all its parts are there.
  private var nextJudged: Int
  private var underWay: [Int: BlockUnderWay] = [:]
  /// True if the check searches no further, so that no further block is given out.
  private var isEnding = false

  init(runs: Int, share: CheckCoordinator.Share) {
    self.runs = runs
    stride = share.stride
    nextGiven = share.first
    nextJudged = share.first
  }

  /// True if there is a further block to give out to a process.
  var hasMore: Bool { !isEnding && nextGiven * Block.size < runs }

  /// True if every block that was given out to a process is judged, and no further block is to be
  /// given out.
  var isJudged: Bool { nextJudged >= nextGiven && !hasMore }

  /// Returns the positions of the runs that a block makes; the last block of a check may be shorter
  /// than the others.
  func positions(of index: Int) -> Range<Int> { 0..<min(Block.size, runs - index * Block.size) }

  /// Gives out the next block, and returns its number; `nil` if there is none.
  mutating func next() -> Int? {
    guard hasMore else { return nil }
    let index = nextGiven
    nextGiven += stride
    underWay[index] = BlockUnderWay(block: Block(index: index))
    return index
  }

  /// Adds further runs to the check; returns `false` if the search is ending, or the number of runs
  /// has reached a limit.
  mutating func extend(by further: Int, upTo limit: Int) -> Bool {
    guard !isEnding, runs < limit else { return false }
    runs = min(runs + further, limit)
    return true
  }

  /// Ends the search: gives out no further block, so that the blocks under way are the last.
  mutating func end() { isEnding = true }

  /// Adds the result of one part to its block, which is under way.
  mutating func add(_ part: Block, to index: Int, problem: SubjectProblem? = nil) {
    guard var block = underWay[index] else { return }
    block.block.join(part)
    block.missing -= 1
    block.problem = problem ?? block.problem
    underWay[index] = block
  }

  /// Replaces one part of a block by several smaller parts, whose results are still to come. It is
  /// needed after a run of the part has ended its process.
  ///
  /// - Parameter change: Adds to the block those results of the replaced part that are already
  ///   known.
  mutating func replacePart(of index: Int, by parts: Int, _ change: (inout Block) -> Void) {
    guard var block = underWay[index] else { return }
    change(&block.block)
    block.missing += parts - 1
    underWay[index] = block
  }

  /// Returns true if a block was given out to a process and is not yet judged.
  func isUnderWay(_ index: Int) -> Bool { underWay[index] != nil }

  /// Removes and returns the next block to judge, if the results of all its parts are there.
  mutating func popComplete() -> BlockUnderWay? {
    guard let next = underWay[nextJudged], next.missing == 0 else { return nil }
    underWay[nextJudged] = nil
    nextJudged += stride
    return next
  }
}
