/// A script of recorded choices that a chooser repeats. Brackets stand between them where spans
/// (ranges of choices that belong together) begin and end.
///
/// A plain list of numbers gets out of step as soon as one number is removed. A script keeps the
/// brackets: at the end of a span the chooser skips choices that were not used, and when a span has
/// no more choices it takes the simplest ones. So an edit in one place leaves its neighbours as
/// they were. A `flat` script has no brackets and is read straight through. That is right for the
/// choices of an unchanged value, and sometimes useful for changed ones.
struct Script {
  /// A token of a script: a recorded choice, or a bracket where a span begins or ends.
  enum Token: Hashable {
    case open
    case choice(Int, Domain.Kind?)
    case close
  }

  var tokens: [Token]
  var flat: Bool

  /// Creates a script without brackets, whose choices are read one after the other.
  init(flat values: [Int]) {
    tokens = values.map { .choice($0, nil) }
    flat = true
  }

  /// Creates a script from recorded choices and the brackets of their spans.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    flat = false
  }
}

/// A recorded sequence of choices and spans in the form of a script, with the positions of each
/// choice and span in it.
struct Layout {
  private(set) var tokens: [Script.Token] = []
  /// The position in the script of each recorded choice.
  private(set) var choice: [Int] = []
  /// The positions in the script of each span's opening and closing bracket.
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
