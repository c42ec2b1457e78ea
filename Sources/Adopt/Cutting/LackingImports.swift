/// The imports that a file lacks on Linux, because on a device it has the names of another module
/// of the app through an import that is missing here.
///
/// A file may import an umbrella module that exports `Kit`, while other files import `Kit` itself.
/// A stand-in for `Kit`'s type would hide the type from those other files, which compile.
struct LackingImports {
  let sources: [CutSource]

  /// Returns the modules of the app that every other file imports which uses a name, and that the
  /// given file does not import. It returns none if the name is not found in such a file either.
  ///
  /// - Parameter failing: The files in which the compiler did not find the name.
  func modules(for name: String, in file: String, failing: Set<String>) -> [String] {
    let others = sources.filter { source in
      !failing.contains(source.file.path)
        && source.listing.tokens.indices.contains {
          source.listing.words[$0] == name && source.listing.isWord($0)
            && !source.listing.says(".", at: $0 - 1)
        }
    }
    guard let first = others.first, let own = sources.first(where: { $0.file.path == file }) else {
      return []
    }
    let common = others.dropFirst().reduce(into: Imports.others(first.listing)) { common, other in
      common.formIntersection(Imports.others(other.listing))
    }
    return common.subtracting(Imports.others(own.listing)).sorted()
  }
}
