/// Applies a list of cuts (code to leave out because it does not compile on Linux) to the app's
/// files, after all rewriting.
///
/// The pass makes no cut that is not in the list. It finds each cut by the content of its line and
/// the text of its piece. A cut that is not found is reported to the caller, and its code then
/// reaches the compiler unchanged.
enum CutPass {
  /// A cut (code to leave out) that was found in a file again, with the tokens to replace.
  struct Placed: Sendable {
    var cut: Cut
    var tokens: Range<Int>
  }

  /// Applies a list of cuts (code to leave out) to the app's rewritten files. Returns the changed
  /// files, and the cuts whose code was not found in any of them.
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
  /// Returns a copy of a rewritten file, with another text and everything else unchanged.
  func replacingBody(_ body: [UInt8]) -> AdoptedFile {
    AdoptedFile(path: path, source: source, original: original, body: body, changes: changes)
  }
}
