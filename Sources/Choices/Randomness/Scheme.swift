/// The version of everything that turns a seed into values.
///
/// A generator, a distribution or an order of draws cannot change without changing what a seed means.
/// So each written-down token begins with the scheme that made it, and a token of another scheme is an
/// error by name (``ReplayToken/Problem``) rather than a different value in silence.
public enum Scheme {
  /// The scheme of this library: xoshiro256\*\*, and the distributions as they stand.
  public static let current = 1
}
