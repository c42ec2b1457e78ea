package import Turnstile

/// Facts about a trace that its frames do not show.
package struct FindingMetadata: Codable, Sendable {
  /// The path of the file that stores the trace.
  package var file: String?
  /// A sentence on how thoroughly smaller traces with the same finding were ruled out.
  package var certificate: String?
  /// The parts of the trace that do not matter for the finding.
  package var irrelevant: [String] = []
  /// The findings that the trace shows beside its main one.
  package var also: [String] = []
  /// The settings of the model that differ from their defaults.
  package var settings: [String] = []

  /// The file name of the page that lists all subjects, if the film is one of its pages.
  package var index: String?

  /// The command that replays the trace, if it is not Turnstile's own tool.
  package var invocation: Invocation?

  package init(file: String? = nil, invocation: Invocation? = nil) {
    self.file = file
    self.invocation = invocation
  }
}
