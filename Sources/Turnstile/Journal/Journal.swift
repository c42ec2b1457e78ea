/// What happened in a run, in order, each entry at its virtual time.
///
/// Steps and what they led to stand in one list, so that a report can show them side by side. The text is stable: the same
/// subject, trace and settings write the same bytes in every process, which is how determinism is checked.
public struct Journal: Hashable, Sendable, Codable {
  /// One line.
  public struct Entry: Hashable, Sendable, Codable {
    /// Nanoseconds of virtual time since the trace began; what came before it is negative.
    public var nanoseconds: Int64
    /// Whether it was done to the app, rather than by it.
    public var isStep: Bool
    /// What was done or happened.
    public var text: String
  }

  /// The lines, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  mutating func append(_ text: String, at nanoseconds: Int64, isStep: Bool = false) {
    entries.append(Entry(nanoseconds: nanoseconds, isStep: isStep, text: text))
  }

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

extension Journal.Entry: CustomStringConvertible {
  /// The time in milliseconds, right-aligned, and the text; steps stand further left.
  public var description: String {
    let time = "\(Text.milliseconds(nanoseconds)) ms"
    let padded = String(repeating: " ", count: max(0, 9 - time.count)) + time
    return padded + (isStep ? "  " : "      ") + text
  }
}

extension Journal: CustomStringConvertible {
  /// One line an entry.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}
