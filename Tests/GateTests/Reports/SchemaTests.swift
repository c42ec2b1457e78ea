import Foundation
import Testing
import Turnstile

@testable import Gate

/// Tests that the reports of `--json` have only what their JSON schema allows, and that the schema
/// describes nothing else.
@Suite("The schema of JSON reports", .waitsForProcesses)
struct SchemaTests {
  private static var schema: [String: Any] {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../Sources/Gate/Gate.docc/Resources/report.schema.json"
    ).standardized
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private static func part(_ name: String) throws -> [String: Any] {
    let parts = try #require(schema["$defs"] as? [String: Any])
    return try #require(parts[name] as? [String: Any])
  }

  /// Returns the parts of a JSON value that its schema does not allow.
  private static func flaws(
    in value: Any, _ schema: [String: Any], at place: String = "line"
  ) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      return try flaws(
        in: value, part(String(reference.split(separator: "/").last ?? "")), at: place)
    }
    var flaws: [String] = []
    if let known = schema["enum"] as? [String], !known.contains(value as? String ?? "") {
      flaws.append("\(place) is \(value)")
    }
    if let only = schema["const"] as? Int, value as? Int != only {
      flaws.append("\(place): \(value)")
    }
    switch schema["type"] as? String {
    case "string": if !(value is String) { flaws.append("\(place) is no text") }
    case "integer": if !(value is NSNumber) { flaws.append("\(place) is no number") }
    case "boolean": if (value as? Bool) == nil { flaws.append("\(place) is not true or false") }
    case "array":
      let items = schema["items"] as? [String: Any] ?? [:]
      for item in value as? [Any] ?? [value] {
        flaws += try Self.flaws(in: item, items, at: place + "[]")
      }
    case "object":
      let object = value as? [String: Any] ?? [:]
      let properties = schema["properties"] as? [String: Any]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        flaws.append("\(place) lacks \(name)")
      }
      for name in object.keys.sorted() {
        guard let properties else { continue }
        guard let property = properties[name] as? [String: Any], let inner = object[name] else {
          flaws.append("\(place) has \(name), of which the schema says nothing")
          continue
        }
        flaws += try Self.flaws(in: inner, property, at: "\(place).\(name)")
      }
    default: break
    }
    return flaws
  }

  @Test(
    "A report has the fields that the schema has, and no others",
    arguments: [
      "breaks calm idles traps --runs 256 --jobs 2", "waits limps --runs 8 --jobs 1",
      "breaks calm --runs 512 --jobs 1 --shard 1/2",
    ])
  func fits(line: String) throws {
    let gate = try GateProcess()
    try gate.run(line + " --json out.json")
    let lines = try gate.read("out.json").split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }

    for line in lines.dropLast() { #expect(try Self.flaws(in: line, Self.part("subject")) == []) }
    #expect(try Self.flaws(in: try #require(lines.last), Self.part("sums")) == [])
    #expect(lines.count > 2)
  }

  @Test("The schema knows every verdict there is, and the version that is written")
  func verdicts() throws {
    let fields = try #require(try Self.part("subject")["properties"] as? [String: Any])
    let verdict = try #require(fields["verdict"] as? [String: Any])
    let version = try #require(fields["schema"] as? [String: Any])

    let known = try #require(verdict["enum"] as? [String])
    #expect(Set(known) == Set(Verdict.allCases.map(\.rawValue) + ["unfinished"]))
    #expect(version["const"] as? Int == JSONReport.schema)
  }

  @Test("A field that the schema does not have is found, and one that is missing")
  func planted() throws {
    let flaws = try Self.flaws(
      in: ["subject": 3, "more": 1] as [String: Any], Self.part("subject"))

    #expect(flaws.contains("line has more, of which the schema says nothing"))
    #expect(flaws.contains("line lacks verdict"))
    #expect(flaws.contains("line.subject is no text"))
  }
}
