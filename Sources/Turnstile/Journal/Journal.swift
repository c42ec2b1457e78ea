/// What happened in a run, in order, each entry at its virtual time.
///
/// Steps and what they led to stand in one list, so that a report can show them side by side. Entries are values: a search
/// asks for their kind and never for letters of their text. The text is stable: the same subject,
/// trace and settings write the same bytes in every process.
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

    /// What was done or happened, in words.
    public var text: String { event.description }
  }

  /// The entries, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  package mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The first entry in which two journals differ, by index; `nil` if they are the same.
  public func firstDifference(from other: Journal) -> Int? {
    if entries == other.entries { return nil }
    let shared = zip(entries, other.entries).enumerated().first { $0.element.0 != $0.element.1 }
    return shared?.offset ?? min(entries.count, other.entries.count)
  }

  /// A digest that is the same on every machine.
  public var digest: UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for entry in entries {
      withUnsafeBytes(of: entry.nanoseconds.littleEndian) { $0.forEach(add) }
      entry.text.utf8.forEach(add)
      add(0x0A)
    }
    return digest
  }
}
