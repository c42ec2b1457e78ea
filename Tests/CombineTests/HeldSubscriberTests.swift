import Combine
import Foundation
import Testing
import UIKit

/// An object that subscribes to publishers, such as a model of a screen.
private final class Model: NSObject, @unchecked Sendable {
  let subject = PassthroughSubject<Int, Never>()
  @Published var title = ""
  var cancellables: Set<AnyCancellable> = []

  func use() {}
}

/// A subscription that a model holds, and that refers to the model weakly.
private struct Use: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let begin: @MainActor @Sendable (Model) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (Model) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }
}

@MainActor
@Suite("A subscription that refers to its owner weakly keeps nothing alive")
struct HeldSubscriberTests {
  nonisolated private static let uses = [
    Use("a subject") { model in
      model.subject.sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
      model.subject.send(1)
    },
    Use("a published property") { model in
      model.$title.dropFirst().sink { [weak model] _ in model?.use() }
        .store(in: &model.cancellables)
      model.title = "A"
    },
    Use("a delayed value") { model in
      Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
    },
    Use("a value on another queue") { model in
      model.subject.receive(on: DispatchQueue.main).sink { [weak model] _ in model?.use() }
        .store(in: &model.cancellables)
      model.subject.send(1)
    },
    Use("a value that waits for quiet") { model in
      model.subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
      model.subject.send(1)
    },
    Use("values of another publisher") { model in
      model.subject.flatMap { Just($0).delay(for: .seconds(1), scheduler: DispatchQueue.main) }
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
      model.subject.send(1)
    },
    Use("a timer") { model in
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
    },
    Use("a notification") { model in
      NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
    },
    Use("a promise") { model in
      Future<Int, Never> { promise in promise(.success(1)) }
        .sink { [weak model] _ in model?.use() }.store(in: &model.cancellables)
    },
  ]

  @Test(arguments: uses)
  fileprivate func released(_ use: Use) {
    let simulator = Simulator.boot()
    weak var left: Model?
    do {
      let model = Model()
      left = model
      use.begin(model)
    }
    simulator.run(for: .seconds(10))

    #expect(left == nil)
  }
}
