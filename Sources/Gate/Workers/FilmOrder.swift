import Filmstrip
import Turnstile

/// What to film, and what to make of it.
struct FilmOrder: Codable {
  var subject: String
  var terms: Terms
  var trace = Trace([])
  /// What the trace is known to break.
  var finding: Finding?
  var story = Story()
  var product: Product
  /// Begins every identifier in a drawing, so that many can stand on one page.
  var prefix = "t"
  /// After how many pictures to stop, since the process does not live to take another, and what
  /// ends it.
  var stop: Int?
  var death: Violation?

  /// What is made of a film.
  enum Product: Codable {
    /// A page, and a thumbnail for an index.
    case page
    case picture
    /// Where the trace ends, with numbers at some spots.
    case still([Picture.Mark])
    /// Filmstrips of some of the traces that a search plays on a map, whatever trace was given.
    case samples(SubjectMap, Search, count: Int)
  }
}

/// What came of an order.
struct Film: Codable {
  /// The page, the picture, or the still.
  var text: String?
  /// What went on, as lines for a terminal.
  var marbles: [String] = []
  /// The broken frame, small.
  var thumbnail = ""
  /// Of several traces, one each.
  var reels: [Reel] = []
  /// What is broken; nothing, if the trace is kept.
  var violation: Violation?
  /// Why there is nothing to see.
  var problem: String?
}
