/// A path in the form in which a person can paste it into a shell's command line.
struct ShellWord: CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  /// The path, in quotation marks if it contains a character that a shell interprets, such as a
  /// blank.
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
