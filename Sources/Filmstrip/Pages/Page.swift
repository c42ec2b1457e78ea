import HeadlessUIKit
package import Turnstile

/// An HTML page about one run of an input sequence (trace): the broken rule, two frames that show
/// it, and the film of the run, which the reader can play, step through and inspect.
///
/// The page is a single file that loads nothing; its content security policy makes the browser
/// refuse. The same film always gives the same bytes.
package struct Page {
  private let recording: Recording
  private let violation: Violation?
  private let metadata: FindingMetadata
  private let scene: Recording.Scene
  private let keyFrames: KeyFrames
  private let frames: FrameData

  /// Prepares the HTML page about a broken rule (clause), or about the whole run if no clause was
  /// broken.
  package init(of recording: Recording, violation: Violation?, metadata: FindingMetadata) {
    self.recording = recording
    self.violation = violation
    self.metadata = metadata
    scene = recording.scene(of: violation)
    keyFrames = KeyFrames(of: recording)
    frames = FrameData(of: recording, keeping: keyFrames.keys.map(\.frame))
  }

  /// The text of the HTML file about one run.
  package var html: String {
    Self.document(
      title: "\(Markup.short(recording.subject, to: 60)): \(violation?.message ?? "kept")",
      body: """
        <a class="skip" href="#watch">To the film</a>
        <div class="wrap">
        \(head)
        <main>
        \(pictures)
        \(recording.frames.isEmpty ? "" : film)
        \(take)
        </main>
        <footer class="note">\(foot)</footer>
        </div>
        """,
      scripts: recording.frames.isEmpty
        ? [ScriptControls.theme]
        : [ScriptPlayer.text, ScriptLanes.text, ScriptControls.text, ScriptControls.theme],
      data: recording.frames.isEmpty ? nil : data)
  }

  /// Returns the text of an HTML file whose body has the given content.
  static func document(title: String, body: String, scripts: [String], data: String?) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <title>\(Markup.name(title))</title>
    <link rel="icon" href="data:,">
    \(PageStyle.page)
    </head>
    <body>
    \(body)
    \(data.map { "<script type=\"application/json\" id=\"data\">\($0)</script>" } ?? "")
    <script>(() => {
    \(scripts.joined(separator: "\n"))
    })();</script>
    </body>
    </html>

    """
  }

  // MARK: - Parts

  private var head: String {
    var badges: [String] = []
    if let violation {
      badges.append(
        "<li class=\"badge broken\">✕ breaks \(Markup.name("\(violation.finding)"))</li>")
    } else {
      badges.append("<li class=\"badge kept\">✓ kept: this trace breaks nothing</li>")
    }
    let count = recording.trace.count
    badges.append("<li class=\"badge\">\(count) step\(count == 1 ? "" : "s")</li>")
    if let certificate = metadata.certificate {
      badges.append("<li class=\"badge\">\(Markup.name(certificate))</li>")
    }
    if !metadata.also.isEmpty {
      badges.append(
        "<li class=\"badge\">also: \(Markup.name(metadata.also.joined(separator: ", ")))</li>")
    }
    return """
      <header>
      <div class="crumb"><span>\(back)<bdi dir="auto">\(Markup.name(recording.subject))</bdi></span>
      <button type="button" id="theme" aria-label="Switch between light and dark">◐</button></div>
      <h1 dir="auto">\(Markup.name(violation?.message ?? "Nothing is broken here.", to: 400))</h1>
      <ul class="badges">\(badges.joined())</ul>
      </header>
      """
  }

  /// The link to the page that lists all checked apps and transitions. Without such a page it is
  /// the name of the tool.
  private var back: String {
    metadata.index.map { "<a href=\"\(Markup.escape($0))\">All subjects</a> · " } ?? "turnstile · "
  }

  private var pictures: String {
    guard !recording.frames.isEmpty else {
      let reason = recording.stop ?? recording.problem.map { "\($0)" } ?? "no frame was shown"
      return "<section><h2>Nothing to see</h2><p>\(Markup.name(reason, to: 600))</p></section>"
    }
    let picture = Picture(of: recording, violation: violation)
    var words = ""
    if let violation {
      if !violation.evidence.isEmpty {
        let lines = violation.evidence.map { Markup.name($0, to: 300) }
        words += "<h3>Expected and observed</h3><pre>\(lines.joined(separator: "\n"))</pre>"
      }
      if let fix = violation.fix {
        words += "<h3>A likely fix</h3><p>\(Markup.name(fix, to: 400))</p>"
      }
    }
    if let stop = recording.stop {
      words += "<h3>The film ends early</h3><p>\(Markup.name(stop))</p>"
    }
    if !scene.blamed.isEmpty {
      let names = scene.blamed.prefix(6).map { "<li><bdi>\(Markup.name($0.path))</bdi></li>" }
      words += "<h3>Outlined</h3><ul>\(names.joined())</ul>"
    }
    let head = violation == nil ? "At the start, and at the end" : "Before, and broken"
    return """
      <section aria-labelledby="h-pictures"><h2 id="h-pictures">\(head)</h2>
      <div class="pair"><div>\(picture.screensOnly(prefix: "q"))</div><div>\(words)</div></div></section>
      """
  }

  private var film: String {
    """
    <section aria-labelledby="h-watch" id="watch"><h2 id="h-watch">Watch it</h2>
    <div class="watch">
    <div><div class="stage"><svg id="stage" role="img" aria-label="The screen at the chosen moment" viewBox="0 0 390 844"></svg></div></div>
    <div>
    \(controls)
    <p class="says" id="says" aria-live="polite"></p>
    <h3 id="h-lanes">What goes on</h3>
    <div class="lanes" id="lanes" role="group" aria-labelledby="h-lanes"></div>
    <p class="keys"><kbd>space</kbd> plays · <kbd>←</kbd> <kbd>→</kbd> a frame · <kbd>shift</kbd> with them an event · <kbd>home</kbd> <kbd>end</kbd>. Long stillness is cut short on the axis. Solid line: progress; dotted: the finger’s way across the screen; dashed upright: what is broken.</p>
    \(frames.omission.map { "<p class=\"note\">\($0)</p>" } ?? "")
    </div></div></section>
    <section aria-labelledby="h-film"><h2 id="h-film">Filmstrip</h2>\(keyNote)<ul class="film" id="film"></ul></section>
    <section aria-labelledby="h-log"><h2 id="h-log">Steps, and what they led to</h2>\(logNote)
    <ol class="log" id="log" tabindex="0" aria-label="Journal">\(log)</ol></section>
    <section aria-labelledby="h-trees"><h2 id="h-trees">Two trees</h2>\(trees.table)
    <div class="trees" style="margin-top:14px">\(trees.html)</div>
    <h3 id="h-deep">From the side, at the chosen moment</h3>
    <label class="note">Spread <input type="range" id="spread" min="0" max="160" value="70" step="5"></label>
    <div class="deep"><svg id="deep" role="img" aria-labelledby="h-deep" viewBox="0 0 800 600"></svg></div>
    </section>
    """
  }

  /// The buttons and the slider by which the reader plays the film.
  private var controls: String {
    let keys =
      violation == nil ? "" : "<button type=\"button\" id=\"to-broken\">✕ Where it breaks</button>"
    return """
      <div class="bar"><span class="now" id="now">0 ms</span> <span class="note" id="count"></span></div>
      <label class="sr" for="seek">Moment</label>
      <input type="range" id="seek" min="0" max="1" value="0" step="1">
      <div class="bar" role="group" aria-label="Playing">
      <button type="button" id="first" aria-label="To the start">|◀</button>
      <button type="button" id="back" aria-label="One frame back">◀</button>
      <button type="button" id="play" class="main">▶ Play</button>
      <button type="button" id="next" aria-label="One frame on">▶</button>
      <button type="button" id="last" aria-label="To the end">▶|</button>
      <label>Speed <select id="speed"><option value="0.05">1/20</option><option value="0.1">1/10</option><option value="0.25" selected>1/4</option><option value="0.5">1/2</option><option value="1">1</option><option value="2">2</option><option value="8">8</option></select></label>
      </div>
      <div class="bar" role="group" aria-label="Events">
      <button type="button" id="event-back">‹ Event</button>
      <button type="button" id="event-next">Event ›</button>
      \(keys)
      <button type="button" id="outline" aria-pressed="true">Outline</button>
      </div>
      """
  }

  private var take: String {
    let paste = Paste(
      of: recording, breaking: violation?.finding, file: metadata.file,
      invocation: metadata.invocation)
    let parts = [
      ("command", "Replay command", paste.command), ("trace", "Trace", paste.trace),
      ("test", "Swift test", paste.test),
    ]
    let blocks = parts.map { id, name, text in
      """
      <h3>\(name)</h3><button type="button" data-copy="copy-\(id)" data-what="\(name)">Copy \(name.lowercased())</button>
      <pre id="copy-\(id)" tabindex="0">\(Markup.escape(text))</pre>
      """
    }
    return """
      <section aria-labelledby="h-take"><h2 id="h-take">Take it with you</h2>\(blocks.joined(separator: "\n"))
      <p class="sr" id="told" role="status"></p></section>
      """
  }

  private var foot: String {
    var parts: [String] = []
    if !metadata.irrelevant.isEmpty {
      parts.append(
        "Irrelevant: \(Markup.name(metadata.irrelevant.joined(separator: "; "), to: 400)).")
    }
    if !metadata.settings.isEmpty {
      parts.append(
        "With UIKitBehavior: \(Markup.name(metadata.settings.joined(separator: ", "), to: 400)).")
    }
    parts.append(
      "Drawn from a run on a model of UIKit in virtual time; nothing was rendered by a device.")
    return parts.joined(separator: " ")
  }

  // MARK: - Data

  /// The maximum number of events (journal entries) of a run that an HTML page lists.
  private static let entries = 1_000

  private var keys: [KeyFrames.Key] { keyFrames.chosen(36) }

  private var trees: Trees { Trees(recording: recording, scene: scene) }

  private var keyNote: String {
    let all = keyFrames.keys.count
    return all > 36
      ? "<p class=\"note\">36 of \(all) key frames: the first, the last, what broke, and the rest evenly.</p>"
      : ""
  }

  private var logNote: String {
    let all = recording.journal.entries.count
    return shown.count < all
      ? "<p class=\"note\">\(shown.count) of \(all) entries: those that tell most, up to \(Self.entries).</p>"
      : ""
  }
}

extension Page {
  /// The events of the run that the HTML page lists, each with its index among all events.
  private var shown: [(place: Int, entry: Journal.Entry)] {
    let all = recording.journal.entries.enumerated().map { (place: $0.offset, entry: $0.element) }
    guard all.count > Self.entries else { return all }
    let telling = all.filter { StepTable.isTelling($0.entry.event) }
    guard telling.count > Self.entries else { return telling }
    let stride = telling.count / Self.entries + 1
    return telling.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  private var log: String {
    shown.map { _, entry in
      let kind = entry.event.isDoneToTheApp ? "step" : ""
      return
        "<li class=\"\(kind)\"><span class=\"t\">\(Text.milliseconds(entry.nanoseconds)) ms</span>"
        + "<span><bdi>\(Markup.name(entry.text, to: 300))</bdi></span></li>"
    }.joined(separator: "\n")
  }

  /// The data that the page's script needs to play the film, as JSON.
  private var data: String {
    let broken = recording.scenes.map {
      Decimal.text(DrawnTime.milliseconds(recording.frames[$0.broken].nanoseconds), decimals: 3)
    }
    return JSON.object([
      ("frames", frames.json),
      ("nodes", nodesData),
      ("events", eventsData),
      ("keys", keysData),
      ("lanes", Lanes(of: recording).json),
      ("broken", JSON.list(broken)),
      (
        "scene",
        violation == nil
          ? "null" : JSON.list([frames.place(of: scene.before), frames.place(of: scene.broken)])
      ),
      (
        "blamed",
        JSON.list(
          scene.blamed.map { "[\($0.node),\(JSON.text(Markup.short($0.tag(28), to: 80)))]" })
      ),
      ("was", JSON.list(scene.blamed.map(was))),
    ])
  }

  private var nodesData: String {
    JSON.list(
      recording.nodes.map {
        "[\(JSON.text(Markup.short($0.name, to: 80))),\($0.isContent ? 1 : $0.controller == nil ? 0 : 2)]"
      })
  }

  /// The listed events of the run as JSON, each with the first frame that shows its effect.
  private var eventsData: String {
    var frame = 0
    let events = shown.map { place, entry in
      while frame < recording.frames.count - 1, recording.frames[frame].entries <= place {
        frame += 1
      }
      return JSON.list([
        Decimal.text(DrawnTime.milliseconds(entry.nanoseconds), decimals: 3),
        "\(frames.place(of: frame))", entry.event.isDoneToTheApp ? "1" : "0",
        JSON.text(Markup.short(entry.text, to: 100)),
      ])
    }
    return JSON.list(events)
  }

  /// The frames of the strip of small pictures below the film, as JSON for the page's script.
  private var keysData: String {
    JSON.list(
      keys.map { key in
        JSON.list([
          "\(frames.place(of: key.frame))",
          JSON.list(key.words.prefix(6).map { JSON.text(Markup.short($0, to: 80)) }),
          key.isBroken ? "1" : "0",
        ])
      })
  }

  /// Returns, as JSON, the corners of a view in the earlier frame. They are needed if the view no
  /// longer exists in the later one.
  private func was(_ blamed: Recording.Blamed) -> String {
    let corners = recording.frames[scene.before].corners(of: blamed.node) ?? []
    guard corners.count == 4 else { return "null" }
    return JSON.list(corners.map { "[\(Decimal.text($0.x)),\(Decimal.text($0.y))]" })
  }
}
