/// A recording of the choices made so far, in memory that is reused.
///
/// An array would check on every append if it has another owner, and clearing it would cost more
/// than drawing a number. A tape has one owner by construction, so recording a choice is a store
/// and an increment; once the memory is large enough, nothing is allocated any more.
struct Tape: ~Copyable {
  private var base: UnsafeMutablePointer<Choice>
  var count = 0
  /// The number of choices at which the tape is full: the size of its memory, or its limit if that
  /// is smaller.
  private(set) var bound: Int
  private var capacity: Int
  /// The largest number of choices that may be recorded on the tape.
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

  /// Records a choice at the end of the tape.
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

  /// Returns the choice that was recorded on the tape a given number of choices ago.
  @inline(__always)
  func last(_ back: Int) -> Choice { base[count &- back] }

  /// All choices that are recorded on the tape, in order.
  var choices: [Choice] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
