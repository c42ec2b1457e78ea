/// A first-in, first-out queue of work that waits for a turn instead of an instant.
///
/// The line counts all elements that were ever added. A turn stores that number when it begins and
/// serves elements up to it, so work added while the turn runs is left for the next one. The number
/// is absolute, so a nested turn may serve some elements without confusing the outer one.
@usableFromInline
struct WaitingLine<Element> {
  @usableFromInline var places: [Element?] = []
  @usableFromInline var head = 0

  /// The number of elements removed so far.
  @usableFromInline var served = 0

  @inlinable init() {}

  /// The number of waiting elements.
  @inlinable var count: Int { places.count - head }

  @inlinable var isEmpty: Bool { head == places.count }

  /// The number of elements ever added, used as the mark for ``popFirst(before:)``.
  @inlinable var joined: Int { served + count }

  @inlinable
  mutating func append(_ element: Element) {
    places.append(element)
  }

  /// Removes and returns the first element, unless it was added after the given mark.
  ///
  /// - Complexity: O(1), amortised: free places at the front are removed when they are more than
  ///   half.
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
