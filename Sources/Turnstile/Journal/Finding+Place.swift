extension Finding {
  /// The finding "the app crashed", without a place. As a declaration of a known fault it covers a
  /// crash in any function.
  public static let crashed = Finding(.crashed)

  /// Returns the finding that the process crashed in a function: the innermost function of the app
  /// that was running, as reports write it, such as `Card.open`.
  ///
  /// A crash elsewhere is another finding. If no function of the app was running, the place is the
  /// trap's message, as reports write it.
  public static func crashed(_ place: String) -> Finding {
    Finding(.crashed, cause: Cause(place: place))
  }

  /// The finding "the app hangs", without a place. As a declaration of a known fault it covers a
  /// hang in any function.
  public static let hung = Finding(.hung)

  /// Returns the finding that the app hangs in a function: the one that never returned, or that
  /// schedules itself again and again, as reports write it, such as `Card.poll`.
  public static func hung(_ place: String) -> Finding {
    Finding(.hung, cause: Cause(place: place))
  }

  /// The finding "Turnstile itself failed", without a place. It covers a failure in any function of
  /// the model or the harness.
  public static let ourFault = Finding(.ourFault)

  /// Returns the finding that Turnstile itself failed in a function of the model or the harness, as
  /// reports write it.
  public static func ourFault(_ place: String) -> Finding {
    Finding(.ourFault, cause: Cause(place: place))
  }
}
