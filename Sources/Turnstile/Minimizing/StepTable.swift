import HeadlessUIKit

/// The table in a report that shows a run: the steps on the left, their effects on the right.
package enum StepTable {
  /// Returns the rows of the table: the important entries of a journal, grouped by time, beside the
  /// steps.
  static func lines(of journal: Journal) -> [String] {
    struct Row {
      var time: Int64
      var step: String
      var happened: [String]
      /// The number of consecutive frames in which the same entry is repeated; the table shows it
      /// in one line.
      var times = 1
    }
    var rows: [Row] = []
    for entry in journal.entries {
      let time = Text.milliseconds(entry.nanoseconds)
      if entry.event.isDoneToTheApp {
        rows.append(Row(time: time, step: entry.text, happened: []))
      } else if isTelling(entry.event) {
        if let last = rows.indices.last, rows[last].time == time {
          if rows[last].happened.last != entry.text { rows[last].happened.append(entry.text) }
        } else if let last = rows.indices.last, rows[last].step.isEmpty,
          rows[last].happened == [entry.text]
        {
          // An entry that is repeated in every frame is shown in one line with a count.
          rows[last].times += 1
        } else {
          rows.append(Row(time: time, step: "", happened: [entry.text]))
        }
      }
    }
    let times = rows.map { "\($0.time) ms" }
    let timeWidth = times.map(\.count).max() ?? 0
    let stepWidth = rows.map(\.step.count).max() ?? 0
    return zip(rows, times).map { row, time in
      let left = String(repeating: " ", count: timeWidth - time.count) + time + "  " + row.step
      guard !row.happened.isEmpty else { return "  " + left }
      let gap = String(repeating: " ", count: stepWidth - row.step.count + 4)
      let again = row.times > 1 ? " · \(row.times) times, until the next line" : ""
      return "  " + left + gap + row.happened.joined(separator: " · ") + again
    }
  }

  /// Returns true if an event of a journal is important enough for the table in a report.
  package static func isTelling(_ event: Journal.Event) -> Bool {
    switch event {
    case .step, .harness, .note, .queued, .system: true
    case .recognizer(_, let state): state != .changed
    case .transition(_, .progress): false
    case .transition: true
    case .controllers(let relation):
      switch relation {
      case .selected, .added, .removed: true
      case .presented, .dismissed, .stack: false
      }
    case .warning(let warning):
      switch warning.kind {
      // Warnings about calls on a transition that came too late, too early or twice are left out,
      // because the entry of the transition itself says the same.
      case .lateInteraction, .earlyEndLost, .completedAgain: false
      case .unsatisfiableConstraints, .layoutFeedbackLoop: false
      default: true
      }
    case .touchCancelled, .appearance, .moved, .call, .animation, .inert, .cut: false
    }
  }
}
