import Filmstrip
import Turnstile

/// An order to record a film of a trace's run, and to make a page, a picture or filmstrips of it.
struct FilmOrder: Codable {
  var subject: String
  var clauses: ClauseSelection
  var trace = Trace([])
  /// The finding for which the trace is stored.
  var finding: Finding?
  var metadata = FindingMetadata()
  var product: Product
  /// A text in front of every identifier in the drawing, so that several drawings can be part of
  /// one page.
  var prefix = "t"
  /// The number of pictures after which recording stops, because the trace ends the process before
  /// another picture. `death` is the violation by which it ends the process.
  var stop: Int?
  var death: Violation?

  /// The kind of document that is made from a film.
  enum Product: Codable {
    /// An HTML page that plays the film, and a small picture for an index.
    case page
    case picture
    /// A picture of the trace's last frame, with numbers at given places.
    case still([Picture.Mark])
    /// Filmstrips of some of the traces with which a search on a map of the app begins. The order's
    /// own trace is not used.
    case samples(SubjectMap, Search, count: Int)
  }
}

/// The answer to an order for a film.
struct Film: Codable {
  /// The page or the picture, as HTML or SVG text.
  var text: String?
  /// The marble diagram of the run, that is, its course in text form, as lines for a terminal.
  var marbles: [String] = []
  /// A small picture of the frame in which the violation occurred.
  var thumbnail = ""
  /// The filmstrips of sample traces, one for each trace.
  var traces: [TraceSummary] = []
  /// The violation that the film shows; nil if the trace breaks no clause.
  var violation: Violation?
  /// The reason why there is no film.
  var problem: String?
}
