/// Reads the size of an image from the first bytes of its file, without decoding the image.
enum ImageSize {
  static func of(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return checked(big(bytes, 16), big(bytes, 20))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return checked(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if head.hasPrefix("%PDF") { return pdf(bytes) }
    if head.contains("<svg") { return svg(head) }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checked(_ width: Int, _ height: Int) -> (Double, Double)? {
    (1...65_536).contains(width) && (1...65_536).contains(height)
      ? (Double(width), Double(height)) : nil
  }

  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return checked(
          Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
          Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      index += 2 + max(length, 2)
    }
    return nil
  }

  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    let mark = Array("/MediaBox".utf8)
    guard
      let start = bytes.indices.first(where: {
        bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
      })
    else { return nil }
    let text = String(decoding: bytes[start...].prefix(120), as: UTF8.self)
    let list = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    let numbers = list.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > numbers[0],
      numbers[3] > numbers[1]
    else { return nil }
    return (numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  private static func svg(_ text: String) -> (Double, Double)? {
    let tag = text.components(after: "<svg").prefix { $0 != ">" }
    func value(_ name: String) -> String? {
      let rest = String(tag).components(after: " \(name)=\"")
      return rest.isEmpty ? nil : String(rest.prefix { $0 != "\"" })
    }
    func number(_ text: String?) -> Double? {
      text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }.flatMap {
        $0.isFinite && $0 > 0 ? $0 : nil
      }
    }
    if let width = number(value("width")), let height = number(value("height")) {
      return (width, height)
    }
    let box = value("viewBox")?.split { " ,".contains($0) }.compactMap { Double($0) } ?? []
    return box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
  }
}

extension String {
  /// Returns the text behind the first occurrence of a given word, or an empty text if the word
  /// does not occur.
  fileprivate func components(after mark: String) -> Substring {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(mark) { rest = rest.dropFirst() }
    return rest.dropFirst(mark.count)
  }
}
