/// A Swift file of an app, as it was read, before its rewriting for Linux.
public struct InputFile: Sendable {
  /// The name that messages about the app's file use, and that the header of its rewritten copy
  /// has.
  public var name: String
  /// The path that the rewritten copy of the app's file gets in the output folder.
  public var path: String
  /// The content of the app's file, as bytes.
  public var bytes: [UInt8]
  /// The path of the file in the app's bundle, if the bundle has it in a folder, such as
  /// `Plugins/en/first.xml`; else `nil`.
  var placeInBundle: String?

  /// Creates a file of an app from a name, an output path and its content.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}

/// An error in a file that cannot be rewritten, or in a command line that cannot be understood,
/// with a message for the user.
public struct AdoptionError: Error, CustomStringConvertible {
  /// The error's message, as the person who ran the command reads it.
  public var description: String

  init(_ description: String) { self.description = description }

  /// Creates an error that lists mistakes in an app's files, in the form of the compiler's errors.
  init(_ complaints: [Complaint]) {
    description = complaints.map { "\($0.place): error: \($0.message)" }.joined(separator: "\n")
  }
}
