import HeadlessUIKit

/// A counterexample is encoded as one flat object, because the reports of a check that several
/// machines share have that form.
extension Counterexample: Codable {
  private enum CodingKeys: String, CodingKey {
    case subject, violation, trace, journal, settings, guesses, file, invocation, problem, met
    case breaks, beside, behind
  }

  /// Decodes a counterexample from a flat object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    subject = try values.decode(String.self, forKey: .subject)
    violation = try values.decode(Violation.self, forKey: .violation)
    trace = try values.decode(Trace.self, forKey: .trace)
    shrinking = try Shrinking(from: decoder)
    journal = try values.decode(Journal.self, forKey: .journal)
    settings = try values.decode([String].self, forKey: .settings)
    guesses = try values.decode([Guess].self, forKey: .guesses)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    invocation = try values.decodeIfPresent(Invocation.self, forKey: .invocation)
    problem = try values.decodeIfPresent(String.self, forKey: .problem)
    met = try values.decodeIfPresent(Finding.self, forKey: .met)
    breaks = try values.decode([Finding].self, forKey: .breaks)
    beside = try values.decode([Counterexample].self, forKey: .beside)
    behind = try values.decode([Violation].self, forKey: .behind)
    restOfCheck = try RestOfCheck(from: decoder)
  }

  /// Encodes the counterexample as a flat object.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(subject, forKey: .subject)
    try values.encode(violation, forKey: .violation)
    try values.encode(trace, forKey: .trace)
    try shrinking.encode(to: encoder)
    try values.encode(journal, forKey: .journal)
    try values.encode(settings, forKey: .settings)
    try values.encode(guesses, forKey: .guesses)
    try values.encodeIfPresent(file, forKey: .file)
    try values.encodeIfPresent(invocation, forKey: .invocation)
    try values.encodeIfPresent(problem, forKey: .problem)
    try values.encodeIfPresent(met, forKey: .met)
    try values.encode(breaks, forKey: .breaks)
    try values.encode(beside, forKey: .beside)
    try values.encode(behind, forKey: .behind)
    try restOfCheck.encode(to: encoder)
  }
}
