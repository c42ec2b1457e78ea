package import Turnstile

/// Facts about a trace that its film does not show.
package struct FindingMetadata: Codable, Sendable {
  /// The path of the file in which the trace is stored.
  package var file: String?
  /// A sentence that says how thoroughly smaller traces with the same finding were ruled out.
  package var certificate: String?
  /// The parts of the trace that can be changed without losing the finding.
  package var irrelevant: [String] = []
  /// Further findings that occur in the trace.
  package var also: [String] = []
  /// The settings of the model that do not have their default values.
  package var settings: [String] = []

  /// The file name of the page that lists all subjects, if there is such a page.
  package var index: String?

  /// The command that replays the trace, if it is not the tool `turnstile`.
  package var invocation: Invocation?

  package init(file: String? = nil, invocation: Invocation? = nil) {
    self.file = file
    self.invocation = invocation
  }
}
