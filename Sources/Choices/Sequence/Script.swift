/// Choices to be made again, with their structure written between them.
///
/// A plain list of numbers goes out of step as soon as one number is left out. A script keeps the
/// brackets: a chooser that follows it skips what a span has left over when the span ends, and
/// makes the simplest choices when a span is used up, so that an edit in one place leaves its
/// neighbours as they were. `flat` scripts have no brackets and are read straight through, which is
/// right when the numbers were written by the same codec, and sometimes useful when they were not.
struct Script {
  /// A choice, or a bracket around some.
  enum Token: Hashable {
    case open
    case choice(Int, Domain.Kind?)
    case close
  }

  var tokens: [Token]
  var flat: Bool

  /// Creates a script to be read straight through.
  init(flat values: [Int]) {
    tokens = values.map { .choice($0, nil) }
    flat = true
  }

  /// Creates a script with structure.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    flat = false
  }
}

/// A traced sequence laid out as a script, and where in it everything stands.
struct Layout {
  private(set) var tokens: [Script.Token] = []
  /// The token of each choice.
  private(set) var choice: [Int] = []
  /// The first and last token of each span, its brackets.
  private(set) var span: [ClosedRange<Int>] = []

  init(_ sequence: ChoiceSequence) {
    tokens.reserveCapacity(sequence.count + 2 * sequence.spans.count)
    choice.reserveCapacity(sequence.count)
    var opened: [Int] = []
    var open: [Int] = []
    func closeInnermost(_ layout: inout Layout) {
      let span = open.removeLast()
      layout.write(sequence.choices[layout.choice.count..<sequence.spans[span].choices.upperBound])
      layout.span[span] = opened[span]...layout.tokens.count
      layout.tokens.append(.close)
    }
    for (index, span) in sequence.spans.enumerated() {
      while open.last != span.parent { closeInnermost(&self) }
      write(sequence.choices[choice.count..<span.choices.lowerBound])
      opened.append(tokens.count)
      self.span.append(tokens.count...tokens.count)
      tokens.append(.open)
      open.append(index)
    }
    while !open.isEmpty { closeInnermost(&self) }
    write(sequence.choices[choice.count...])
  }

  private mutating func write(_ choices: ArraySlice<Choice>) {
    for made in choices {
      choice.append(tokens.count)
      tokens.append(.choice(made.value, made.domain.kind))
    }
  }
}
