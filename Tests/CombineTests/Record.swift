import Combine

/// The output of a Combine publisher, as words: `1 2 |` is two values and the end, `1 x` a value
/// and an error.
@MainActor
final class Record {
  private(set) var words: [String] = []
  private var watching: AnyCancellable?

  var text: String { words.joined(separator: " ") }

  init<P: Publisher>(_ publisher: P) {
    watching = publisher.sink { [weak self] completion in
      switch completion {
      case .finished: self?.words.append("|")
      case .failure(let error): self?.words.append("x\(error)")
      }
    } receiveValue: { [weak self] value in
      self?.words.append("\(value)")
    }
  }

  func note(_ word: String) { words.append(word) }
  func cancel() { watching?.cancel() }
}

enum Trouble: Error { case some, other }
