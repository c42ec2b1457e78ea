/// Carries out a list of cuts on adopted files: the last rewrite of all.
///
/// It decides nothing. Each cut is looked for by its line's content and what goes in it; one that
/// is
/// not there any more is reported, and the compiler says what is to be seen at its place.
enum CutPass {
  /// A cut and the tokens it takes.
  struct Placed: Sendable {
    var cut: Cut
    var tokens: Range<Int>
  }

  /// The files with the cuts, and the cuts that were not found.
  static func run(_ list: CutList, on files: [AdoptedFile]) -> (files: [AdoptedFile], lost: [Cut]) {
    var lost: [Cut] = []
    var waiting = list.cuts
    let cutFiles = files.map { file -> AdoptedFile in
      let mine = waiting.filter { $0.file == file.path }
      guard !mine.isEmpty else { return file }
      waiting.removeAll { $0.file == file.path }
      let source = CutSource(file)
      var placed: [Placed] = []
      for cut in mine {
        if let tokens = source.find(cut) {
          placed.append(Placed(cut: cut, tokens: tokens))
        } else {
          lost.append(cut)
        }
      }
      return file.replacingBody(source.text(cutting: placed).bytes)
    }
    return (cutFiles, lost + waiting)
  }
}

extension AdoptedFile {
  /// The same file with another text.
  func replacingBody(_ body: [UInt8]) -> AdoptedFile {
    AdoptedFile(path: path, source: source, original: original, body: body, changes: changes)
  }
}
