/// The ticks of a turn loop: work to do once for every frame of a display, in the order in which it
/// was registered.
///
/// A tick belongs to frames, not to instants: a tick registered for every second frame is done on
/// the even frames, together with all others of that stride. It is done for the first time on a
/// frame *after* the instant at which it was registered. If the clock has jumped over several of
/// its frames, it is done once and the rest are lost, like the calls of a display link while the
/// main thread is busy.
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

  /// All registered ticks (work done on frames of the display), ordered by serial number.
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var nextSerial = 0

  @inlinable init() {}

  /// The next frame on which a tick (work done on frames of the display) is due; `nil` without
  /// ticks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ticks, usually a handful.
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

  /// Returns the work of the first tick that is due on a frame and has a higher serial number than
  /// a given one. Then the tick is due on a later frame.
  ///
  /// Ticks may be added and removed while ticks are being done, so the loop that does them
  /// remembers the last serial number and not an index.
  @inlinable
  mutating func takeDue(by frame: Int, after serial: Int) -> (serial: Int, work: Work)? {
    for index in index(after: serial)..<entries.count where entries[index].nextFrame <= frame {
      let entry = entries[index]
      entries[index].nextFrame = Self.multiple(of: entry.everyFrames, after: frame)
      return (entry.serial, entry.work)
    }
    return nil
  }

  /// Returns the index of the first tick (work done on frames) whose serial number is higher than a
  /// given one.
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

/// A token for work that is done on frames of the display, with which the work can be stopped.
public struct TickToken: Hashable, Sendable {
  @usableFromInline let serial: Int

  @inlinable
  init(serial: Int) {
    self.serial = serial
  }
}
