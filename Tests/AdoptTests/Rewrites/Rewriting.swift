import Testing

@testable import Adopt

/// Rewrites one file of Swift code for Linux and returns it without its header comment, and without
/// an import that the rewriting has added.
func adopted(_ text: String) throws -> String {
  String(decoding: try adoption(["a.swift": text]).files[0].body, as: UTF8.self)
    .replacing("import UIKit; ", with: "", maxReplacements: 1)
}

/// Rewrites several files of Swift code for Linux, and returns them in the order of their names.
func adoption(
  _ files: KeyValuePairs<String, String>, keeping modules: Set<String> = []
) throws -> Adoption {
  let input = files.map { InputFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }
  return try Adoption(of: input, keeping: modules)
}

/// Returns the places in a file of Swift code that could not be rewritten for Linux.
func obstacles(_ text: String) throws -> [String] {
  try adoption(["a.swift": text]).obstacles.map(\.description)
}
