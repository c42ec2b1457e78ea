/// Recorded choices to be repeated, with brackets for their spans between them.
///
/// A plain list of numbers gets out of step as soon as one number is removed. A script keeps the
/// brackets: a chooser that follows it skips unused choices at the end of a span, and takes the
/// simplest choices when a span has no more. So an edit in one place leaves its neighbours as they
/// were. `flat` scripts have no brackets and are read straight through. That is right for numbers
/// written by the same codec, and sometimes useful for others.
struct Script {
  /// A token of a script: a choice, or the beginning or end of a span.
  enum Token: Hashable {
    case open
    case choice(Int, Domain.Kind?)
    case close
  }

  var tokens: [Token]
  var flat: Bool

  /// Creates a script without spans, of choices to be read one after the other.
  init(flat values: [Int]) {
    tokens = values.map { .choice($0, nil) }
    flat = true
  }

  /// Creates a script from choices and the brackets of spans.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    flat = false
  }
}

/// A traced sequence as a script, with the positions of its choices and spans in the script.
struct Layout {
  private(set) var tokens: [Script.Token] = []
  /// The index in the script of each choice's token.
  private(set) var choice: [Int] = []
  /// The indices in the script of each span's opening and closing token.
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
