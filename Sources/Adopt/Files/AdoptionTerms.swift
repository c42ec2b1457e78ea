/// The module names by which the rewriting of an app decides which imports stay in its files and
/// which are left out.
public struct AdoptionTerms: Sendable {
  /// The modules whose imports may stay in the rewritten files, besides the modules of Turnstile's
  /// package.
  public var keptModules: Set<String>
  /// The modules whose files are rewritten into one module together with the app's. Imports of
  /// these modules are left out, because the module would import itself.
  public var ownModules: Set<String>
  /// The modules that every file imports, also without a line that says so, because the app's
  /// bridging header imports them.
  public var importedModules: [String]
  /// The name of the library that the rewritten files make up; `nil` if they make up the app
  /// itself.
  public var library: String?
  /// The build settings whose values take the place of references such as `$(SERVER)` in the app's
  /// Info.plist, by name. A reference to any other name stays as it is.
  public var settings: [String: String] = [:]

  /// Creates the module names by which the rewriting of an app decides which imports stay.
  public init(
    keptModules: Set<String> = [], ownModules: Set<String> = [],
    importedModules: [String] = [], library: String? = nil
  ) {
    self.keptModules = keptModules
    self.ownModules = ownModules
    self.importedModules = importedModules
    self.library = library
  }
}
