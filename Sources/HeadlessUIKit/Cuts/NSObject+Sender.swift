extension NSObject: SenderMaking {
  static func makeSender() -> Any? {
    StandIn(cut: "the sender of an action", isInTransition: false, isOther: false).value(of: self)
  }
}
