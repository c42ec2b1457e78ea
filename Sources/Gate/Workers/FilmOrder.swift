import Filmstrip
import Turnstile

/// An order to a second process: run a trace (input sequence), record its frames, and make a page,
/// a picture or filmstrips of them.
struct FilmOrder: Codable {
  var subject: String
  var clauses: ClauseSelection
  var trace = Trace([])
  /// The fault that the filmed input sequence (trace) is stored for.
  var finding: Finding?
  var metadata = FindingMetadata()
  var product: Product
  /// The beginning of every SVG identifier in the drawing. Drawings with different beginnings can
  /// be part of one page.
  var prefix = "t"
  /// The number of frames after which recording stops, because the trace (input sequence) ends the
  /// process before the next one. `death` is the fault by which it ends the process.
  var stop: Int?
  var death: Violation?

  /// The kind of document that is made from the recorded frames.
  enum Product: Codable {
    /// An HTML page that plays the recorded run, and a small picture for a list.
    case page
    case picture
    /// A picture of the run's last frame, with numbers at given places of the screen.
    case still([Picture.Mark])
    /// Filmstrips (rows of pictures) of sample runs of an app, of the kind with which a search
    /// begins. The order's own trace (input sequence) is not run.
    case samples(SubjectMap, Search, count: Int)
  }
}

/// The answer of the second process to an order for a film of a run.
struct Film: Codable {
  /// The HTML page or the SVG picture that was ordered, as text.
  var text: String?
  /// The marble diagram of the run, that is, a picture of its events in letters, as lines for a
  /// terminal.
  var marbles: [String] = []
  /// A small picture of the frame in which the fault occurred, for a list of faults.
  var thumbnail = ""
  /// The filmstrips (rows of pictures) of sample runs, one for each run.
  var traces: [TraceSummary] = []
  /// The rule that is broken in the filmed run; nil if the run breaks none.
  var violation: Violation?
  /// The reason why the run could not be filmed; nil if it was.
  var problem: String?
}
