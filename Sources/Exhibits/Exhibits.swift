public import Turnstile

/// The museum: transitions as people write them, right and wrong.
public enum Exhibits {
  /// Every exhibit there is.
  public static var all: [Subject] { [] }
}
