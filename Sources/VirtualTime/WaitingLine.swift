/// First come, first served: work that waits for a turn rather than for an instant.
///
/// The line counts all who ever joined. A turn notes that number when it begins and serves up to
/// it, so work that joins while the turn runs is left for the next one; and because the number is
/// absolute, a turn nested in the turn may serve some of them without confusing the outer one.
@usableFromInline
struct WaitingLine<Element> {
  @usableFromInline var places: [Element?] = []
  @usableFromInline var head = 0

  /// How many have left the line so far.
  @usableFromInline var served = 0

  @inlinable init() {}

  /// How many are waiting.
  @inlinable var count: Int { places.count - head }

  @inlinable var isEmpty: Bool { head == places.count }

  /// How many ever joined: the mark for ``popFirst(before:)``.
  @inlinable var joined: Int { served + count }

  @inlinable
  mutating func append(_ element: Element) {
    places.append(element)
  }

  /// Removes and returns the first in line, unless it joined after the mark was taken.
  ///
  /// - Complexity: O(1), amortised: the places left behind are given up when they are the greater
  ///   part.
  @inlinable
  mutating func popFirst(before mark: Int = .max) -> Element? {
    guard !isEmpty, served < mark else { return nil }
    let element = places[head].take()!
    head += 1
    served += 1
    if isEmpty {
      places.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 > places.count {
      places.removeFirst(head)
      head = 0
    }
    return element
  }
}
