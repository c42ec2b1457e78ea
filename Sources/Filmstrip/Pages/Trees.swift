import HeadlessUIKit
import Turnstile

/// The views and layers of two frames of a run as nested HTML lists, in which the differences are
/// marked.
struct Trees {
  let recording: Recording
  let scene: Recording.Scene

  /// The layers of both frames as nested HTML lists, side by side.
  var html: String {
    let heads = [("before", "Before", scene.before), ("now", "Then", scene.broken)]
    return heads.map { id, head, place in
      guard let frame = recording.frames.dropFirst(place).first else { return "" }
      return """
        <div><h3 id="tree-\(id)">\(head), at \(frame.milliseconds) ms</h3>
        <ul class="tree" aria-labelledby="tree-\(id)" tabindex="0">\(rows(frame, isLater: place == scene.broken && id == "now"))</ul></div>
        """
    }.joined(separator: "\n")
  }

  /// The differences between the two frames as an HTML table, one property to a row.
  var table: String {
    guard !scene.differences.isEmpty else {
      return "<p class=\"note\">No view differs in what the clauses compare.</p>"
    }
    let rows = scene.differences.prefix(60).map { difference in
      "<tr><td>\(difference.isBlamed ? "<b>✕</b> " : "")<bdi>\(Markup.name(difference.path))</bdi></td>"
        + "<td>\(Markup.name(difference.property))</td>"
        + "<td><del>\(Markup.name(difference.before))</del></td>"
        + "<td><ins>\(Markup.name(difference.after))</ins></td></tr>"
    }
    let more = scene.differences.count - rows.count
    return """
      <div class="scroll" tabindex="0" role="group" aria-label="Differences"><table><thead><tr>\
      <th scope="col">view</th><th scope="col">property</th><th scope="col">before</th>\
      <th scope="col">then</th></tr></thead><tbody>\(rows.joined())</tbody></table></div>
      \(more > 0 ? "<p class=\"note\">and \(more) more</p>" : "")
      """
  }

  private func rows(_ frame: Frame, isLater: Bool) -> String {
    var depths: [Int: Int] = [:]
    var lines: [String] = []
    for row in frame.rows.prefix(400) {
      let depth = row.parent < 0 ? 0 : (depths[row.parent] ?? 0) + 1
      depths[row.node] = depth
      let node = recording.nodes[row.node]
      let marks = scene.differences.filter { $0.node == row.node }
      let style = [marks.isEmpty ? "" : "diff", node.isView ? "" : "layer"].filter { !$0.isEmpty }
      let words = marks.prefix(6).map { mark in
        let value = isLater ? mark.after : mark.before
        return "<br>\(mark.isBlamed ? "✕" : "≠") \(Markup.name(mark.property)): "
          + (isLater ? "<ins>" : "<del>") + Markup.name(value, to: 60)
          + (isLater ? "</ins>" : "</del>")
      }
      lines.append(
        "<li\(style.isEmpty ? "" : " class=\"\(style.joined(separator: " "))\"") "
          + "style=\"padding-left:\(10 + min(depth, 14) * 14)px\"><bdi>\(Markup.name(node.name, to: 80))</bdi>"
          + "<span class=\"facts\">\(facts(row.look))\(words.joined())</span></li>")
    }
    if frame.rows.count > 400 { lines.append("<li>and \(frame.rows.count - 400) more</li>") }
    return lines.joined()
  }

  /// Returns the properties of a layer that the HTML list shows: frame, transform, opacity and
  /// text.
  private func facts(_ look: Look) -> String {
    var facts: [String] = []
    switch look.shape {
    case .box(let box, let radius):
      let corners = box.cornersInOrder.map { $0.applying(look.matrix) }
      let x = corners.map(\.x).min() ?? 0
      let y = corners.map(\.y).min() ?? 0
      facts.append(
        "\(Text.number(x)), \(Text.number(y)) · \(Text.number(box.width)) × \(Text.number(box.height))"
      )
      if radius > 0 { facts.append("corners \(Text.number(radius))") }
    case .quad: facts.append("in perspective")
    case .outline: break
    }
    let t = look.matrix
    if t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 {
      facts.append("transform [\([t.a, t.b, t.c, t.d].map(Text.number).joined(separator: " "))]")
    }
    if look.opacity < 1 { facts.append("alpha \(Text.number(look.opacity))") }
    if look.isHidden { facts.append("hidden") }
    if look.clip != nil { facts.append("clips") }
    if let text = look.text { facts.append("“\(Markup.short(text.string, to: 40))”") }
    if let label = look.label { facts.append(Markup.short(label, to: 40)) }
    return Markup.escape(facts.joined(separator: " · "))
  }
}
