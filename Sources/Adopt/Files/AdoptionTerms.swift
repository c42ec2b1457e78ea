/// The modules for which files are adopted: those they may import, and those they make up.
public struct AdoptionTerms: Sendable {
  /// The modules, besides the package's own, whose imports may stay.
  public var keptModules: Set<String>
  /// The modules whose files are among the adopted ones, so that their imports can be left out.
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
