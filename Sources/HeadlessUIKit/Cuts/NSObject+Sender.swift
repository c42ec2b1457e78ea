extension NSObject: SenderMaking {
  static func makeSender() -> Any? {
    StandIn(cut: "the sender of an action", isInTransition: false, isOther: false).value(of: self)
  }
}

/// A method that takes `UIButton?` gets an object of the class `UIButton`.
extension Optional: SenderMaking {
  static func makeSender() -> Any? {
    guard let maker = Wrapped.self as? any SenderMaking.Type else { return nil }
    return maker.makeSender()
  }
}
