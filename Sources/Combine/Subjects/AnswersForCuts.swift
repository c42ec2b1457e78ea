public import UIKit

// What stands in where a publisher was cut out of an app: one that never sends anything.

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
