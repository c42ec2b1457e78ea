import Turnstile

extension Options {
  /// An option as it is spelled, where it makes sense, and what it sets.
  struct Spelling: Sendable {
    enum Kind: Sendable {
      case `switch`(@Sendable (inout Options) -> Void)
      /// The name of the value in the help, and how it is read.
      case value(String, @Sendable (inout Options, String) throws(UsageError) -> Void)
    }

    var name: String
    /// One letter that says the same.
    var short: String?
    var commands: [Command]
    var help: String
    /// What holds where it is not said, as help has it.
    var standard: String?
    var kind: Kind
    /// Forgets what was said before, where several values add up.
    var reset: @Sendable (inout Options) -> Void = { _ in }
    /// Whether a settings file may say it: not what is for one moment alone.
    var canBeSettled = true
  }
}

extension Options.Spelling {
  /// The name of its value; `nil` where it takes none.
  var argument: String? {
    if case .value(let argument, _) = kind { argument } else { nil }
  }

  /// Whether a word of the command line is this option.
  func isCalled(_ word: String) -> Bool {
    let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
    return name == self.name || name == short
  }

  /// The option as a settings file has it.
  func settle(
    _ options: inout Options, _ value: SettingsFile.Value, in package: PackageFolder
  ) throws(UsageError) {
    let name = self.name.dropFirst(2)
    switch (kind, value) {
    case (.switch(let turnOn), .flag(let isOn)): if isOn { turnOn(&options) }
    case (.switch, .texts): throw UsageError("'\(name)' must be true or false.")
    case (.value(let argument, _), .flag):
      throw UsageError("'\(name)' needs a value: \(argument).")
    case (.value(let argument, let read), .texts(let texts)):
      for text in texts {
        // A path of the file's is from the folder in which the file is.
        let isPath = ["FILE", "DIR"].contains(argument) && text != "-" && !text.hasPrefix("/")
        try read(&options, isPath ? package.place(of: text) : text)
      }
    }
  }
}
