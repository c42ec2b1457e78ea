import Testing

@testable import Adopt

/// Adopts one file and returns it without its header, and without the import that is added to a
/// file that has none.
func adopted(_ text: String) throws -> String {
  String(decoding: try adoption(["a.swift": text]).files[0].body, as: UTF8.self)
    .replacing("import UIKit; ", with: "", maxReplacements: 1)
}

/// Adopts several files, in the order of their names.
func adoption(
  _ files: KeyValuePairs<String, String>, keeping modules: Set<String> = []
) throws -> Adoption {
  let input = files.map { InputFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }
  return try Adoption(of: input, keeping: modules)
}

/// Returns the obstacles in a file: the code that could not be rewritten.
func obstacles(_ text: String) throws -> [String] {
  try adoption(["a.swift": text]).obstacles.map(\.description)
}
