/// The choices made so far, in memory that is written once and used again.
///
/// An array would check on every append whether someone else holds it, and clearing it would cost
/// more than drawing a number. A tape has one owner by construction, so recording a choice is a
/// store and an increment; in steady state nothing is allocated.
struct Tape: ~Copyable {
  private var base: UnsafeMutablePointer<Choice>
  var count = 0
  /// Where recording has to stop and think: the memory's end, or the limit if that is nearer.
  private(set) var bound: Int
  private var capacity: Int
  /// How many choices may be recorded.
  var limit: Int {
    didSet { bound = min(capacity, limit) }
  }

  init(limit: Int) {
    capacity = 64
    base = .allocate(capacity: capacity)
    self.limit = limit
    bound = min(capacity, limit)
  }

  deinit {
    base.deallocate()
  }

  /// Records a choice.
  @inline(__always)
  mutating func append(_ choice: Choice) throws(Rejection) {
    if count >= bound { try grow() }
    (base + count).initialize(to: choice)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() throws(Rejection) {
    guard count < limit else { throw .overrun(limit: limit) }
    let larger = UnsafeMutablePointer<Choice>.allocate(capacity: capacity * 4)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 4
    bound = min(capacity, limit)
  }

  /// The choice so many places before the next one.
  @inline(__always)
  func last(_ back: Int) -> Choice { base[count &- back] }

  /// Everything recorded.
  var choices: [Choice] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
