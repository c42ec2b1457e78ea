/// The module names that decide which imports of adopted files stay and which are left out.
public struct AdoptionTerms: Sendable {
  /// The modules whose imports may stay in adopted files, besides the modules of Turnstile's
  /// package.
  public var keptModules: Set<String>
  /// The modules whose files are adopted together with the app's. Imports of these modules are left
  /// out, because all adopted files are in one module.
  public var ownModules: Set<String>
  /// The name of the library that the adopted files make up; `nil` if they make up the app itself.
  public var library: String?

  /// Creates the names of modules by which an adoption decides which imports stay.
  public init(
    keptModules: Set<String> = [], ownModules: Set<String> = [], library: String? = nil
  ) {
    self.keptModules = keptModules
    self.ownModules = ownModules
    self.library = library
  }
}
