public import UIKit

// Stand-ins for publishers that an app gets from code which was left out, because it does not
// compile outside of iOS. They never send anything.

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
