/// The events of a run, in order, each at its virtual time.
///
/// Steps and their effects are in one list, so that a report can show them side by side. Entries
/// are values: a search uses their kind and never parses their text. The text is stable: the same
/// subject, trace and settings write the same bytes in every process.
public struct Journal: Hashable, Sendable, Codable {
  /// One event of a run with its virtual time.
  public struct Entry: Hashable, Sendable, Codable {
    /// The nanoseconds of virtual time since the trace began; negative for earlier events.
    public var nanoseconds: Int64
    /// The event that the entry records, such as a step of the trace or a stage of a transition.
    public var event: Event

    /// Creates an entry of a journal from an event and its time.
    public init(_ event: Event, at nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
      self.event = event
    }

    /// True if the entry is a step of the trace.
    public var isStep: Bool {
      if case .step = event { true } else { false }
    }

    /// True for an entry that other processes may list in another order among similar ones of the
    /// same instant: the beginning or end of an animation, or the removal of a view.
    fileprivate var isInNoOrder: Bool {
      switch event {
      case .animation, .moved(_, superview: nil): true
      default: false
      }
    }

    /// The event of the entry in words, as reports show it.
    public var text: String { event.description }
  }

  /// The entries of the journal, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  package mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Returns the index of the first difference from another journal, in
  /// ``normalizedWithinInstants``; `nil` if the journals are the same.
  public func firstDifference(from other: Journal) -> Int? { difference(from: other)?.index }

  /// The first place at which two journals differ.
  package struct Difference {
    /// The index of the differing entry, counted in ``Journal/normalizedWithinInstants``.
    package var index: Int
    /// The entries of this and the other journal at the index; `nil` for a journal that ends before
    /// it.
    package var mine, theirs: Entry?
  }

  /// Returns the first difference from another journal; `nil` if they are the same.
  package func difference(from other: Journal) -> Difference? {
    if entries == other.entries { return nil }
    let (mine, theirs) = (normalizedWithinInstants.entries, other.normalizedWithinInstants.entries)
    if mine == theirs { return nil }
    let shared = zip(mine, theirs).enumerated().first { $0.element.0 != $0.element.1 }
    let index = shared?.offset ?? min(mine.count, theirs.count)
    return Difference(
      index: index, mine: mine.dropFirst(index).first, theirs: theirs.dropFirst(index).first)
  }

  /// The journal with certain neighbouring entries of one instant sorted by their text: beginnings
  /// and ends of animations, and removals of views.
  ///
  /// An app that iterates over a dictionary of properties or snapshots does so in another order in
  /// each process, without any effect. Added views keep their order, because a later one is in
  /// front of an earlier one.
  public var normalizedWithinInstants: Journal {
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

  /// A hash of the journal that is the same on every machine. It does not depend on the order of
  /// animations and removals of views within one instant.
  public var digest: UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for entry in normalizedWithinInstants.entries {
      withUnsafeBytes(of: entry.nanoseconds.littleEndian) { $0.forEach(add) }
      entry.text.utf8.forEach(add)
      add(0x0A)
    }
    return digest
  }
}
