import Combine
import Testing
import UIKit

@MainActor
@Suite("What UIKit tells")
struct WatchingTests {
  private static let name = Notification.Name("letter")

  @Test("Notifications come as they are posted, until the subscription is cancelled")
  func notifications() {
    Simulator.boot()
    let (one, other) = (UIView(), UIView())
    let center = NotificationCenter.default
    let record = Record(center.publisher(for: Self.name, object: one).map { _ in "told" })
    center.post(name: Self.name, object: one)
    center.post(name: Self.name, object: other)
    record.cancel()
    center.post(name: Self.name, object: one)

    #expect(record.text == "told")
  }

  @Test("A timer's publisher fires on a grid, and stops with its last subscriber")
  func timer() {
    let simulator = Simulator.boot()
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    let record = Record(timer.map { Int(($0.timeIntervalSinceReferenceDate * 1_000).rounded()) })
    simulator.run(for: .milliseconds(250))
    record.cancel()
    simulator.run(for: .seconds(1))

    #expect(record.text == "100 200")
    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A timer's publisher does nothing before it is connected")
  func unconnected() {
    let simulator = Simulator.boot()
    let timer = Timer.publish(every: 0.1, on: .main, in: .default)
    let record = Record(timer.map { _ in "fired" })
    simulator.run(for: .seconds(1))
    #expect(record.text == "")
    _ = timer.connect()
    let connection = timer.connect()
    simulator.run(for: .milliseconds(150))
    #expect(record.text == "fired")
    connection.cancel()

    #expect(simulator.deferred == DeferredWork())
  }

  @Test("A property that can be observed comes at once, and whenever it is set")
  func keyPath() {
    Simulator.boot()
    let (view, scroll) = (UIView(), UIScrollView())
    let alpha = Record(view.publisher(for: \.alpha))
    let offset = Record(scroll.publisher(for: \.contentOffset, options: .new).map(\.y))
    view.alpha = 0.5
    scroll.contentOffset.y = 40
    for record in [alpha, offset] { record.cancel() }
    view.alpha = 1
    scroll.contentOffset.y = 0

    #expect(alpha.text == "1.0 0.5")
    #expect(offset.text == "40.0")
  }

  @Test("A task waits for values, asks for each, and stops listening when it is cancelled")
  func values() {
    let simulator = Simulator.boot()
    let subject = CurrentValueSubject<Int, Never>(0)
    let heard = Record(Empty<Int, Never>(completeImmediately: false))
    Simulator.onVirtualTime {
      let listener = Task {
        for await value in subject.handleEvents(receiveCancel: { heard.note("cancel") }).values {
          heard.note("\(value) at \(Int(CACurrentMediaTime()))")
        }
        heard.note("over")
      }
      Task {
        for value in 1...2 {
          try await Task.sleep(for: .seconds(1))
          subject.send(value)
        }
        try await Task.sleep(for: .seconds(1))
        listener.cancel()
      }
    }
    simulator.run(for: .seconds(5))

    #expect(heard.words == ["0 at 0", "1 at 1", "2 at 2", "cancel", "over"])
  }

  @Test("A property of UIKit is assigned to, and a screen goes with its subscriptions")
  func screen() {
    Simulator.boot()
    final class Screen: UIViewController {
      let model: CurrentValueSubject<Bool, Never>
      let button = UIButton()
      var watching: Set<AnyCancellable> = []
      init(_ model: CurrentValueSubject<Bool, Never>) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        model.assign(to: \.isEnabled, on: button).store(in: &watching)
        model.sink { [weak self] in self?.title = "\($0)" }.store(in: &watching)
      }
    }
    let model = CurrentValueSubject<Bool, Never>(false)
    weak var held: Screen?
    do {
      let screen = Screen(model)
      held = screen
      screen.loadViewIfNeeded()
      #expect(!screen.button.isEnabled)
      model.send(true)
      #expect(screen.button.isEnabled)
      #expect(screen.title == "true")
    }

    #expect(held == nil)
  }
}
