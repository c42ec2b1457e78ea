import Testing

@testable import Adopt

/// Adopts one file and returns it without its header, and without the import that a file gets which
/// has none.
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

/// What could not be rewritten in a file.
func obstacles(_ text: String) throws -> [String] {
  try adoption(["a.swift": text]).obstacles.map(\.description)
}
