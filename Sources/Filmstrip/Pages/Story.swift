package import Turnstile

/// What is known of a trace beside what can be seen of it.
package struct Story: Codable, Sendable {
  /// Where the trace is stored.
  package var file: String?
  /// How sure one can be that nothing smaller breaks the same.
  package var certificate: String?
  /// Which parts of the trace do not matter.
  package var irrelevant: [String] = []
  /// What goes with the finding.
  package var also: [String] = []
  /// Settings of the model that differ from their defaults.
  package var settings: [String] = []

  /// What replays the trace, if it is not Turnstile's own tool.
  package var invocation: Invocation?

  package init(file: String? = nil, invocation: Invocation? = nil) {
    self.file = file
    self.invocation = invocation
  }
}
