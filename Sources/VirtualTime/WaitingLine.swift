/// A first-in, first-out queue of work for a turn of the run loop, in contrast to work for an
/// instant.
///
/// The queue counts all elements that were ever added. A turn stores that number when it begins and
/// takes only elements up to it, so work that is added while the turn runs is left for the next
/// turn. The number is absolute, so a nested turn may take some elements without confusing the
/// outer one.
@usableFromInline
struct WaitingLine<Element> {
  @usableFromInline var places: [Element?] = []
  @usableFromInline var head = 0

  /// The number of elements that were removed from the queue so far.
  @usableFromInline var served = 0

  @inlinable init() {}

  /// The number of elements in the queue.
  @inlinable var count: Int { places.count - head }

  @inlinable var isEmpty: Bool { head == places.count }

  /// The number of elements that were ever added to the queue, used as the mark for
  /// ``popFirst(before:)``.
  @inlinable var joined: Int { served + count }

  @inlinable
  mutating func append(_ element: Element) {
    places.append(element)
  }

  /// Removes and returns the queue's first element; `nil` if there is none, or if it was added
  /// after the mark, a number of elements ever added (``joined``).
  ///
  /// - Complexity: O(1) on average, because free places at the front are removed only when they are
  ///   more than half.
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
