import Turnstile

extension Options {
  /// An option of the command line: its names, its commands, its help, and its effect.
  struct Spelling: Sendable {
    enum Kind: Sendable {
      case `switch`(@Sendable (inout Options) -> Void)
      /// An option with a value: the name of the value in the help, and the reader.
      case value(String, @Sendable (inout Options, String) throws(UsageError) -> Void)
    }

    var name: String
    /// The short name of the option, such as `-q`.
    var short: String?
    var commands: [Command]
    var help: String
    /// The default value of the option, as help prints it.
    var standard: String?
    var kind: Kind
    /// Removes earlier values of the option, if it collects several.
    var reset: @Sendable (inout Options) -> Void = { _ in }
    /// True if a settings file may contain the option; false if it makes sense for one call alone.
    var canBeSettled = true
  }
}

extension Options.Spelling {
  /// The name of the option's value; `nil` if it takes none.
  var argument: String? {
    if case .value(let argument, _) = kind { argument } else { nil }
  }

  /// Returns true if a word of the command line is this option.
  func isCalled(_ word: String) -> Bool {
    let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
    return name == self.name || name == short
  }

  /// Applies the option with its value from a settings file.
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
        // A path in the settings file is relative to the file's folder.
        let isPath = ["FILE", "DIR"].contains(argument) && text != "-" && !text.hasPrefix("/")
        try read(&options, isPath ? package.place(of: text) : text)
      }
    }
  }
}
