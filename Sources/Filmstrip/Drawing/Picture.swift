import HeadlessUIKit
package import Turnstile

/// A picture of a fault as a single SVG file. It has two frames side by side: the one in which a
/// rule (clause) broke, and one before. In both, the views that the fault is about are outlined,
/// and the differences are written beside them. Below is a strip of key frames. If both frames look
/// the same, the evidence is written in place of the first one.
///
/// The file can stand in a README, a pull request or a summary: it has no scripts, loads nothing,
/// and follows its reader's colour scheme. The same film always gives the same bytes.
package struct Picture {
  private let recording: Recording
  private let violation: Violation?
  private let scene: Recording.Scene

  private static let width: CGFloat = 960
  private static let screen = CGSize(width: 224, height: 430)

  /// Prepares the picture of a broken rule (clause), or of the whole run if no clause was broken.
  package init(of recording: Recording, violation: Violation?) {
    self.recording = recording
    self.violation = violation
    scene = recording.scene(of: violation)
  }

  /// The text of the SVG file with the whole picture.
  package var svg: String {
    guard !recording.frames.isEmpty else { return empty }
    var sheet = Sheet(prefix: "p")
    var y = header(on: &sheet)
    let height = screenHeight
    screens(on: &sheet, top: y)
    words(on: &sheet, top: y)
    y += max(height, 300) + 62
    y = strip(on: &sheet, top: y)
    return file(sheet, height: y + 12)
  }

  /// Returns the two frames without title and text, for a page that has the words elsewhere.
  package func screensOnly(prefix: String) -> String {
    guard !recording.frames.isEmpty else { return "" }
    var sheet = Sheet(prefix: prefix)
    screens(on: &sheet, top: 22)
    let size = "viewBox=\"0 0 520 \(Decimal.text(screenHeight + 60))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" "
      + "aria-label=\"\(Markup.name(alternative, to: 600))\">\(sheet.markup)</svg>"
  }

  /// Returns a small picture of the frame in which the clause (rule) broke, for a list of findings.
  package func thumbnail(prefix: String) -> String {
    guard let frame = recording.frames.dropFirst(scene.broken).first else { return "" }
    var sheet = Sheet(prefix: prefix)
    let scale = FrameDrawing.scale(of: recording.largest, within: CGSize(width: 104, height: 190))
    FrameDrawing(recording: recording, frame: frame).draw(
      on: &sheet, at: CGPoint(x: 8, y: 6), scale: scale, outlined: scene.blamed,
      isBroken: violation != nil, before: before, isTagged: false)
    let (width, height) = (frame.size.width * scale + 16, frame.size.height * scale + 12)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Decimal.text(width)) "
      + "\(Decimal.text(height))\" width=\"\(Decimal.text(width))\" height=\"\(Decimal.text(height))\""
      + " aria-hidden=\"true\">\(sheet.markup)</svg>"
  }

  /// Returns only the strip of key frames below the two large frames, for a page that has the words
  /// elsewhere.
  package func stripOnly(prefix: String) -> String {
    guard !recording.frames.isEmpty else { return "" }
    var sheet = Sheet(prefix: prefix)
    let bottom = strip(on: &sheet, top: 12)
    let words = KeyFrames(of: recording).chosen(8).flatMap { $0.words.prefix(2) }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
      + "viewBox=\"20 0 \(Decimal.text(Self.width - 20)) \(Decimal.text(bottom))\" role=\"img\" "
      + "aria-label=\"\(Markup.name(words.joined(separator: ", "), to: 600))\">\(sheet.markup)</svg>"
  }

  /// A number to draw at a place of the screen, such as on a button that leads to another screen.
  package struct Mark: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var label: String

    package init(x: Int, y: Int, label: String) { (self.x, self.y, self.label) = (x, y, label) }
  }

  /// Returns a small picture of the last frame with numbers on it, for the map of an app. If the
  /// picture has more bytes than the limit, its innermost layers are left out.
  package func still(_ marks: [Mark], prefix: String, limit: Int = 20_000) -> String {
    guard let frame = recording.frames.last else { return "" }
    let scale = FrameDrawing.scale(of: frame.size, within: CGSize(width: 132, height: 240))
    var markup = ""
    // The picture is drawn again and again with fewer levels of layers, until it has few enough
    // bytes.
    for depth in [60, 14, 11, 9, 7, 5, 3, 1] {
      var sheet = Sheet(prefix: prefix)
      FrameDrawing(recording: recording, frame: frame).drawPlainly(
        on: &sheet, scale: scale, depth: depth, marks)
      markup = sheet.markup
      if markup.utf8.count <= limit { break }
    }
    let (width, height) = (frame.size.width * scale + 4, frame.size.height * scale + 4)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Decimal.text(width)) "
      + "\(Decimal.text(height))\" width=\"\(Decimal.text(width))\" height=\"\(Decimal.text(height))\""
      + " aria-hidden=\"true\">\(markup)</svg>"
  }

  /// A description of the picture in words, for people who cannot see it.
  package var alternative: String {
    let blamed = scene.blamed.map(\.path).joined(separator: ", ")
    let what = violation.map { "\($0.finding): \($0.message)" } ?? "The trace breaks nothing."
    let outlined = blamed.isEmpty ? "" : " Outlined: \(blamed)."
    let pictures =
      looksTheSame
      ? "A picture of the screen of \(recording.subject), which looked the same before."
      : "Two pictures of the screen of \(recording.subject), before and after."
    return "\(pictures) \(what)\(outlined)"
  }

  /// The earlier of the two frames that the picture shows side by side.
  private var before: Frame? { recording.frames.dropFirst(scene.before).first }

  // MARK: - Parts

  private func file(_ sheet: Sheet, height: CGFloat) -> String {
    let size = "\(Decimal.text(Self.width)) \(Decimal.text(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Decimal.text(Self.width))" \
      height="\(Decimal.text(height))" role="img" aria-labelledby="t d">
      <title id="t">\(Markup.name(title, to: 300))</title>
      <desc id="d">\(Markup.name(alternative, to: 900))</desc>
      \(PictureStyle.picture)
      <rect class="paper" width="100%" height="100%" rx="10"/>
      \(sheet.markup)
      </svg>

      """
  }

  private var title: String {
    let name = Markup.short(recording.subject, to: 60)
    guard let violation else { return "\(name) keeps its contract" }
    return "\(name): \(violation.message)"
  }

  private func header(on sheet: inout Sheet) -> CGFloat {
    var y: CGFloat = 40
    for line in LabelFont.wrap(title, size: 21, within: Self.width - 64, lines: 3) {
      sheet.add(Self.text(line, x: 32, y: y, "title"))
      y += 28
    }
    return y + 18
  }

  private var screenHeight: CGFloat {
    let frames =
      [scene.before, scene.broken].compactMap { place in
        recording.frames.dropFirst(place).first.map {
          $0.size.height * FrameDrawing.scale(of: recording.largest, within: Self.screen)
        }
      }.max() ?? 0
    return looksTheSame ? max(frames, sameness.reduce(0) { $0 + $1.step }) : frames
  }

  /// True if the screen looks the same in both frames of the picture.
  private var looksTheSame: Bool {
    guard violation != nil, let before else { return false }
    return recording.frames.dropFirst(scene.broken).first?.rows == before.rows
  }

  /// The lines of text that stand in place of the first frame if the screen looks the same in both
  /// frames. They are the evidence of the broken rule, such as an outcome, a number or a call.
  private var sameness: [(text: String, style: String, step: CGFloat)] {
    var lines: [(text: String, style: String, step: CGFloat)] = [("Before", "head", 26)]
    for part in Markup.wrap("The screen looked the same. What differs is:", to: 26, lines: 3) {
      lines.append((part, "body", 18))
    }
    for line in violation?.evidence.prefix(4) ?? [] {
      lines[lines.count - 1].step += 8
      for part in Markup.wrap(line, to: 26, lines: 5) { lines.append((part, "mono", 18)) }
    }
    return lines
  }

  private func screens(on sheet: inout Sheet, top: CGFloat) {
    let places = [(scene.before, CGFloat(38), false), (scene.broken, 292, true)]
    for (place, x, isLater) in places {
      if !isLater, looksTheSame {
        var y = top - 6
        for line in sameness {
          sheet.add(Self.text(line.text, x: x, y: y, line.style))
          y += line.step
        }
        continue
      }
      guard let frame = recording.frames.dropFirst(place).first else { continue }
      let scale = FrameDrawing.scale(of: recording.largest, within: Self.screen)
      let isBroken = isLater && violation != nil
      let head = isBroken ? "✕ Broken" : isLater ? "At the end" : "Before"
      let size =
        resizes
        ? " · \(Text.number(frame.size.width)) × \(Text.number(frame.size.height))" : ""
      sheet.add(
        "<text class=\"head\(isBroken ? " bad-head" : "")\" x=\"\(Decimal.text(x))\" "
          + "y=\"\(Decimal.text(top - 6))\">\(head) "
          + "<tspan class=\"soft\">\(frame.milliseconds) ms\(size)</tspan></text>")
      FrameDrawing(recording: recording, frame: frame).draw(
        on: &sheet, at: CGPoint(x: x, y: top + 10), scale: scale,
        outlined: violation == nil ? [] : scene.blamed, isBroken: isBroken,
        before: isBroken ? before : nil, stamp: isBroken ? stamp : nil, magnified: magnified)
    }
    sheet.add(
      "<path d=\"M268 \(Decimal.text(top + 200))h12m-5 -5l5 5l-5 5\" fill=\"none\" "
        + "style=\"stroke:var(--soft)\" stroke-width=\"2\" stroke-linecap=\"round\"/>")
  }

  /// A column of text beside the two frames, to whose bottom lines are added.
  private struct Column {
    let x: CGFloat
    var y: CGFloat

    mutating func say(
      _ line: String, _ style: String, step: CGFloat = 20, on sheet: inout Sheet
    ) {
      sheet.add(Picture.text(line, x: x, y: y, style))
      y += step
    }
  }

  private func words(on sheet: inout Sheet, top: CGFloat) {
    var column = Column(x: 560, y: top + 6)
    guard let violation else { return column.say("nothing is broken", "head", on: &sheet) }
    let width = Self.width - column.x - 32
    for part in LabelFont.wrap("✕ \(violation.finding)", size: 14.3, within: width, lines: 3) {
      column.say(part, "clause", on: &sheet)
    }
    column.y += 6
    for line in violation.evidence.prefix(4) {
      for part in Markup.wrap(line, to: 46, lines: 3) {
        column.say(part, "mono", step: 18, on: &sheet)
      }
      column.y += 2
    }
    differences(besides: violation.evidence, in: &column, on: &sheet)
    if stamp != nil {
      column.y += 8
      column.say("The screen stands like this, and stays.", "head", on: &sheet)
    }
    if let fix = violation.fix {
      column.y += 8
      column.say("A likely fix", "head", on: &sheet)
      for part in Markup.wrap(fix, to: 50, lines: 3) {
        column.say(part, "body", step: 18, on: &sheet)
      }
    }
  }

  /// Writes the differences between the two frames, without those that the text about the broken
  /// rule already mentions.
  private func differences(
    besides evidence: [String], in column: inout Column, on sheet: inout Sheet
  ) {
    let told = Set(evidence)
    let blamed = scene.differences.filter(\.isBlamed)
    let others = scene.differences.filter { !$0.isBlamed }
    let fresh = blamed.filter { !told.contains($0.line) } + others
    guard !fresh.isEmpty else { return }
    column.y += 8
    column.say(
      blamed.isEmpty ? "Different on the screen" : "Different as well", "head", on: &sheet)
    for difference in fresh.prefix(3) {
      for part in Markup.wrap(difference.name, to: 50, lines: 2) {
        column.say(part, "soft", step: 17, on: &sheet)
      }
      sheet.add(
        "<text class=\"mono\" x=\"\(Decimal.text(column.x))\" y=\"\(Decimal.text(column.y))\">"
          + "<tspan class=\"del\">\(Self.cut(difference.before))</tspan> → "
          + "<tspan class=\"ins\">\(Self.cut(difference.after))</tspan></text>")
      column.y += 20
    }
    if fresh.count > 3 { column.say("and \(fresh.count - 3) more", "soft", on: &sheet) }
  }

  /// By broken clause (rule), the sign drawn on the screen if the fault is that nothing moves or
  /// reacts any more.
  private static let stays: [String: FrameDrawing.Stamp] = [
    "completes-in-time": .stands, "stays-responsive": .deaf, "hung": .stands,
  ]

  private var stamp: FrameDrawing.Stamp? {
    violation.flatMap { Self.stays[$0.finding.clause.rawValue] }
  }

  /// The layer whose corner is drawn enlarged beside the screen. It is one whose corner radius is
  /// wrong, which a small picture would not show.
  private var magnified: Int? {
    scene.differences.first { $0.isBlamed && $0.property == "cornerRadius" }?.node
  }

  /// True if the screens of the two frames have different sizes, as after a rotation.
  private var resizes: Bool {
    let sizes = [scene.before, scene.broken].compactMap {
      recording.frames.dropFirst($0).first?.size
    }
    return sizes.first != sizes.last
  }

  private func strip(on sheet: inout Sheet, top: CGFloat) -> CGFloat {
    let keys = KeyFrames(of: recording).chosen(8)
    guard keys.count > 1 else { return top }
    let pitch = (Self.width - 64) / 8
    sheet.add(
      "<path class=\"rule\" d=\"M32 \(Decimal.text(top))H\(Decimal.text(Self.width - 32))\"/>")
    var bottom = top
    for (place, key) in keys.enumerated() {
      let frame = recording.frames[key.frame]
      let scale = FrameDrawing.scale(of: recording.largest, within: CGSize(width: 78, height: 150))
      let x = 36 + CGFloat(place) * pitch
      sheet.add(
        "<circle class=\"\(key.isBroken ? "pin-bad" : "pin")\" cx=\"\(Decimal.text(x + 4))\" "
          + "cy=\"\(Decimal.text(top))\" r=\"\(key.isBroken ? 6 : 4)\"/>")
      FrameDrawing(recording: recording, frame: frame).draw(
        on: &sheet, at: CGPoint(x: x, y: top + 36), scale: scale,
        outlined: key.frame == scene.broken && violation != nil ? scene.blamed : [],
        isBroken: true, before: before, isTagged: false)
      sheet.add(
        Self.text(
          "\(frame.milliseconds) ms", x: x, y: top + 24, key.isBroken ? "small-bad" : "small")
      )
      var y = top + 36 + frame.size.height * scale + 18
      let words = Markup.wrap(
        (key.isBroken ? "✕ " : "") + key.words.joined(separator: " · "), to: 16, lines: 4)
      for line in words {
        sheet.add(Self.text(line, x: x, y: y, key.isBroken ? "small-bad" : "small"))
        y += 14
      }
      bottom = max(bottom, y)
    }
    return bottom
  }

  /// Returns a property's value as text, shortened so that two values and an arrow fit into the
  /// column.
  private static func cut(_ value: String) -> String {
    Markup.escape(value.count > 20 ? value.prefix(19) + "…" : value)
  }

  private static func text(_ text: String, x: CGFloat, y: CGFloat, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(Decimal.text(x))\" y=\"\(Decimal.text(y))\">"
      + "\(Markup.escape(text))</text>"
  }

  private var empty: String {
    var sheet = Sheet(prefix: "p")
    let y = header(on: &sheet)
    sheet.add(
      Self.text(
        "There is nothing to see: \(recording.stop ?? recording.problem.map { "\($0)" } ?? "no frame was shown").",
        x: 32, y: y, "body"))
    return file(sheet, height: y + 30)
  }
}

extension Recording.Difference {
  /// The name of the difference between the frames: the view, and its property.
  package var name: String { property == "window" ? path : "\(path).\(property)" }

  /// The difference between the two frames as a line of text: `view.property  was 0, is 1`.
  package var line: String { "\(path).\(property)  was \(before), is \(after)" }
}
