public import UIKit

// Publishers that stand in for values whose code was cut out of an app. They never send anything.

extension AnyPublisher: TurnstileAnswerable {
  public static func turnstileAnswer() -> AnyPublisher {
    AnyPublisher(PassthroughSubject<Output, Failure>())
  }
}

extension PassthroughSubject: TurnstileAnswerable {
  public static func turnstileAnswer() -> PassthroughSubject { PassthroughSubject() }
}

extension AnyCancellable: TurnstileAnswerable {
  public static func turnstileAnswer() -> AnyCancellable { AnyCancellable {} }
}
