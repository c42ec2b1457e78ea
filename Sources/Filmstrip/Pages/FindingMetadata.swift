package import Turnstile

/// Facts about a stored trace (an input sequence that shows a fault) that cannot be seen in a
/// recording of its run.
package struct FindingMetadata: Codable, Sendable {
  /// The path of the file in which the trace, the input sequence, is stored.
  package var file: String?
  /// A sentence that says how thoroughly it was tested that no smaller input sequence shows the
  /// same fault.
  package var certificate: String?
  /// The parts of the trace (input sequence), such as the x of a touch, that can be changed without
  /// losing the fault.
  package var irrelevant: [String] = []
  /// The names of further rules that are broken when the trace (input sequence) is run.
  package var also: [String] = []
  /// The settings of the UIKit model that differ from their defaults in the run.
  package var settings: [String] = []

  /// The file name of the HTML page that lists all subjects under test, if there is such a page.
  package var index: String?

  /// The shell command that replays the trace (input sequence); `nil` for the usual one of the tool
  /// `turnstile`.
  package var invocation: Invocation?

  package init(file: String? = nil, invocation: Invocation? = nil) {
    self.file = file
    self.invocation = invocation
  }
}
