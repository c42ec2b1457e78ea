/// The modules that a set of files is adopted for: those it may import, and those it makes up.
public struct AdoptionTerms: Sendable {
  /// The modules, besides those the package has, that may stay imported.
  public var keptModules: Set<String>
  /// The modules whose files are among the input, so that nothing is missing without their
  /// imports.
  public var ownModules: Set<String>
  /// The name of the library that the input is; `nil` if the input is the app itself.
  public var library: String?

  /// Creates the terms of an adoption.
  public init(
    keptModules: Set<String> = [], ownModules: Set<String> = [], library: String? = nil
  ) {
    self.keptModules = keptModules
    self.ownModules = ownModules
    self.library = library
  }
}
