/// The rule that cuts a superclass or protocol out of the list behind a type's colon, if it does
/// not compile on Linux.
///
/// The rule never removes a name that contains `Transition`, because UIKit runs transitions through
/// the protocols of those names.
enum ConformanceRule: CutRule {
  static func pieces(at site: CutSite) -> [CutPiece] {
    guard site.isInnermost,
      ["class", "struct", "enum", "protocol", "extension", "actor"].contains(site.lead),
      let colon = colon(of: site)
    else { return [] }
    let entries = entries(behind: colon, site)
    guard let entries, let index = index(of: site, among: entries) else { return [] }
    let entry = entries[index]
    guard !site.listing.line(entry).contains("Transition") else { return [] }
    if entries.count == 1 {
      return [CutPiece(kind: .conformance, tokens: colon..<entry.upperBound, stands: "")]
    }
    let tokens =
      index == 0 ? entry.lowerBound..<entry.upperBound + 1 : entry.lowerBound - 1..<entry.upperBound
    return [CutPiece(kind: .conformance, tokens: tokens, stands: "")]
  }

  /// Returns the colon behind a type's name, which precedes the type's superclass and protocols.
  static func colon(of site: CutSite) -> Int? {
    var index = site.keyword + 1
    while site.listing.isWord(index) || site.listing.says(".", at: index) { index += 1 }
    index = site.listing.skipGenerics(index)
    return site.listing.says(":", at: index) ? index : nil
  }

  private static func entries(behind colon: Int, _ site: CutSite) -> [Range<Int>]? {
    var entries: [Range<Int>] = []
    var index = colon
    repeat {
      let end = site.listing.endOfType(index + 1)
      guard end > index + 1 else { return nil }
      entries.append(index + 1..<end)
      index = end
    } while site.listing.says(",", at: index)
    return entries
  }

  /// Returns the index of the superclass or protocol to cut: the one that has the compiler's error,
  /// or that the error's message names.
  private static func index(of site: CutSite, among entries: [Range<Int>]) -> Int? {
    if let index = entries.firstIndex(where: { $0.contains(site.token) }) { return index }
    let aboutOthers = ["does not conform", "to protocol", "inheritance from non-protocol type"]
    guard aboutOthers.contains(where: site.message.contains),
      let name = CutSite.quoted(site.message).last
    else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let derived = [
      "Equatable": ["Hashable", "Comparable"], "Decodable": ["Codable"], "Encodable": ["Codable"],
    ]
    let names = [last] + (derived[last] ?? [])
    return entries.firstIndex { entry in
      entry.contains { names.contains(site.listing.words[$0]) }
    }
  }
}
