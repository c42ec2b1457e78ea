/// A path as one word of a command line.
struct ShellWord: CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  /// The path itself, or the path in quotes if it has a character with a meaning to a shell, such
  /// as a blank.
  var description: String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "._/-+@%,:".utf8.contains(byte)
      }
    }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
