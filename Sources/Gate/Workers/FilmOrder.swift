import Filmstrip
import Turnstile

/// An order to film a trace and turn the film into a page, a picture or filmstrips.
struct FilmOrder: Codable {
  var subject: String
  var clauses: ClauseSelection
  var trace = Trace([])
  /// The finding for which the trace is stored.
  var finding: Finding?
  var metadata = FindingMetadata()
  var product: Product
  /// The prefix of every identifier in a drawing, so that many drawings can stand on one page.
  var prefix = "t"
  /// The number of pictures after which the camera stops, because the process would end before the
  /// next one; and the violation that ends it.
  var stop: Int?
  var death: Violation?

  /// The kind of file that is made from a film.
  enum Product: Codable {
    /// A page, and a thumbnail for an index.
    case page
    case picture
    /// A picture of the trace's last frame, with numbers at the given spots.
    case still([Picture.Mark])
    /// Filmstrips of some of the search's first traces on a map. The trace in the order is ignored.
    case samples(SubjectMap, Search, count: Int)
  }
}

/// The result of an order to film.
struct Film: Codable {
  /// The text of the page or the picture.
  var text: String?
  /// The marble diagram of the run, as lines for a terminal.
  var marbles: [String] = []
  /// A small picture of the broken frame.
  var thumbnail = ""
  /// The filmstrips of the sample traces, one each.
  var traces: [TraceSummary] = []
  /// The violation that the film shows; nil if the trace is kept.
  var violation: Violation?
  /// The reason why there is no film.
  var problem: String?
}
