public import UIKit

// Stand-ins for values that were cut out of an app. These publishers never send anything.

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
