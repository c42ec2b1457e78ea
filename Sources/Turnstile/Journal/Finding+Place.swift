extension Finding {
  /// The process did not survive: wherever.
  public static let crashed = Finding(.crashed)

  /// The process did not survive, and this is where: the innermost function of the app that was
  /// under way, as reports write it, such as `Card.open`.
  ///
  /// A crash elsewhere is another finding. Where no function of the app was under way, the words of
  /// the trap are the place, as reports write them.
  public static func crashed(_ place: String) -> Finding {
    Finding(.crashed, cause: Cause(place: place))
  }

  /// The app never goes on: wherever.
  public static let hung = Finding(.hung)

  /// The app never goes on, and this is where: the function that never returned, or that asks again
  /// and again, as reports write it, such as `Card.poll`.
  public static func hung(_ place: String) -> Finding {
    Finding(.hung, cause: Cause(place: place))
  }

  /// Turnstile itself failed: wherever.
  public static let ourFault = Finding(.ourFault)

  /// Turnstile itself failed, and this is where: the function of the model or of the harness, as
  /// reports write it.
  public static func ourFault(_ place: String) -> Finding {
    Finding(.ourFault, cause: Cause(place: place))
  }
}
