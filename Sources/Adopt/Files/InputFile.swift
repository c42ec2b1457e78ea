/// A Swift file of an app, as it was read.
public struct InputFile: Sendable {
  /// What messages and the header of its copy call it.
  public var name: String
  /// Where its copy goes, from the folder of all copies.
  public var path: String
  public var bytes: [UInt8]

  /// Describes a file.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}

/// Input that cannot be adopted, or a command line that cannot be understood.
public struct AdoptionError: Error, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }

  /// Something wrong in a file, said as a compiler would.
  init(_ complaints: [Complaint]) {
    description = complaints.map { "\($0.place): error: \($0.message)" }.joined(separator: "\n")
  }
}
