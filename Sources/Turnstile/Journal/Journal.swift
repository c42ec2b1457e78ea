/// What happened in a run, in order, each entry at its virtual time.
///
/// Steps and what they led to stand in one list, so that a report can show them side by side.
/// Entries are values: a search asks for their kind and never for letters of their text. The text
/// is stable: the same subject, trace and settings write the same bytes in every process.
public struct Journal: Hashable, Sendable, Codable {
  /// One thing that happened, and when.
  public struct Entry: Hashable, Sendable, Codable {
    /// Nanoseconds of virtual time since the trace began; what came before it is negative.
    public var nanoseconds: Int64
    /// What happened.
    public var event: Event

    /// Describes an entry.
    public init(_ event: Event, at nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
      self.event = event
    }

    /// Whether a step of the trace did it to the app.
    public var isStep: Bool {
      if case .step = event { true } else { false }
    }

    /// Whether nothing follows from what comes first, this or others of its instant.
    fileprivate var isInNoOrder: Bool {
      switch event {
      case .animation, .moved(_, superview: nil): true
      default: false
      }
    }

    /// What was done or happened, in words.
    public var text: String { event.description }
  }

  /// The entries, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  package mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The first entry in which two journals differ, by index in ``inNoOrderWithinInstants``; `nil`
  /// if they are the same.
  public func firstDifference(from other: Journal) -> Int? { difference(from: other)?.index }

  /// Where two journals first differ, and what each of them has there.
  package struct Difference {
    /// By index in ``Journal/inNoOrderWithinInstants``.
    package var index: Int
    /// The entry of the one and of the other; `nil` for a journal that ends before it.
    package var mine, theirs: Entry?
  }

  /// The first difference from another journal; `nil` if they are the same.
  package func difference(from other: Journal) -> Difference? {
    if entries == other.entries { return nil }
    let (mine, theirs) = (inNoOrderWithinInstants.entries, other.inNoOrderWithinInstants.entries)
    if mine == theirs { return nil }
    let shared = zip(mine, theirs).enumerated().first { $0.element.0 != $0.element.1 }
    let index = shared?.offset ?? min(mine.count, theirs.count)
    return Difference(
      index: index, mine: mine.dropFirst(index).first, theirs: theirs.dropFirst(index).first)
  }

  /// The journal with animations that begin or end and views that leave in one instant, nothing
  /// else between them, by their words.
  ///
  /// An app that walks a table of properties or of snapshots does so in another order in each
  /// process, and nothing follows from it. Views that come are in front of those before them, so
  /// they stay in their order.
  public var inNoOrderWithinInstants: Journal {
    var journal = self
    var start = entries.startIndex
    while start < entries.endIndex {
      var end = start + 1
      if entries[start].isInNoOrder {
        while end < entries.endIndex, entries[end].isInNoOrder,
          entries[end].nanoseconds == entries[start].nanoseconds
        { end += 1 }
        if end - start > 1 {
          journal.entries[start..<end].sort { $0.text < $1.text }
        }
      }
      start = end
    }
    return journal
  }

  /// A digest that is the same on every machine, whatever the order in which animations begin and
  /// views leave in one instant.
  public var digest: UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for entry in inNoOrderWithinInstants.entries {
      withUnsafeBytes(of: entry.nanoseconds.littleEndian) { $0.forEach(add) }
      entry.text.utf8.forEach(add)
      add(0x0A)
    }
    return digest
  }
}
