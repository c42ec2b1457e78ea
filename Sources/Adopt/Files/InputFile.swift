/// A Swift file of an app before adoption.
public struct InputFile: Sendable {
  /// The name of the file in messages and in the header of its adopted copy.
  public var name: String
  /// The path of the copy in the folder of all copies.
  public var path: String
  /// The bytes of the file.
  public var bytes: [UInt8]

  /// Creates a file of an app from its bytes.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}

/// An error of input that cannot be adopted, or of a command line that cannot be understood.
public struct AdoptionError: Error, CustomStringConvertible {
  /// The message for the person who ran the command.
  public var description: String

  init(_ description: String) { self.description = description }

  /// Creates an error from mistakes in files, in the form of a compiler's errors.
  init(_ complaints: [Complaint]) {
    description = complaints.map { "\($0.place): error: \($0.message)" }.joined(separator: "\n")
  }
}
