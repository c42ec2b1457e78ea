/// The work that wants to be done once for every frame, in the order it was registered.
///
/// A tick belongs to frames, not to instants: one registered for every second frame is done on the
/// even frames, together with all others of its kind. It is done for the first time on a frame
/// *after* the instant it was registered at. If the clock has jumped over several of its frames, it
/// is done once and the rest are lost, as happens to a display link when the main thread was busy.
@usableFromInline
struct DisplayTicks<Work> {
  @usableFromInline
  struct Entry {
    @usableFromInline var serial: Int
    @usableFromInline var work: Work
    @usableFromInline var everyFrames: Int
    @usableFromInline var nextFrame: Int

    @inlinable
    init(serial: Int, work: Work, everyFrames: Int, nextFrame: Int) {
      self.serial = serial
      self.work = work
      self.everyFrames = everyFrames
      self.nextFrame = nextFrame
    }
  }

  /// All ticks, by rising serial number.
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var nextSerial = 0

  @inlinable init() {}

  /// The next frame on which any tick is to be done.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ticks: a handful.
  @inlinable
  var nextFrame: Int? {
    var earliest: Int?
    for entry in entries where entry.nextFrame < earliest ?? .max { earliest = entry.nextFrame }
    return earliest
  }

  @inlinable
  mutating func add(_ work: Work, everyFrames: Int, after frame: Int) -> TickToken {
    defer { nextSerial += 1 }
    entries.append(
      Entry(
        serial: nextSerial, work: work, everyFrames: everyFrames,
        nextFrame: Self.multiple(of: everyFrames, after: frame)))
    return TickToken(serial: nextSerial)
  }

  @inlinable
  mutating func remove(_ token: TickToken) -> Work? {
    let index = index(after: token.serial - 1)
    guard index < entries.count, entries[index].serial == token.serial else { return nil }
    return entries.remove(at: index).work
  }

  /// The first tick registered after another that is due on a frame; it is then due on a later one.
  ///
  /// Ticks come and go while they are being done, so a round over them holds on to the serial
  /// number it has come to and not to an index.
  @inlinable
  mutating func takeDue(by frame: Int, after serial: Int) -> (serial: Int, work: Work)? {
    for index in index(after: serial)..<entries.count where entries[index].nextFrame <= frame {
      let entry = entries[index]
      entries[index].nextFrame = Self.multiple(of: entry.everyFrames, after: frame)
      return (entry.serial, entry.work)
    }
    return nil
  }

  /// The index of the first entry with a greater serial number.
  @inlinable
  func index(after serial: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].serial <= serial { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inlinable
  static func multiple(of stride: Int, after frame: Int) -> Int {
    (frame / stride + 1) * stride
  }
}

/// Names work that is done on every frame, so that it can be stopped.
public struct TickToken: Hashable, Sendable {
  @usableFromInline let serial: Int

  @inlinable
  init(serial: Int) {
    self.serial = serial
  }
}
