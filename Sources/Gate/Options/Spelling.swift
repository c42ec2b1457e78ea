import Turnstile

extension Options {
  /// An option of the command line: its names, its commands, its help, and its effect.
  struct Spelling: Sendable {
    enum Kind: Sendable {
      case `switch`(@Sendable (inout Options) -> Void)
      /// The option takes a value. The associated values are the value's name in the help, and the
      /// function that reads it.
      case value(String, @Sendable (inout Options, String) throws(UsageError) -> Void)
    }

    var name: String
    /// The short name of the option, such as `-q`.
    var short: String?
    var commands: [Command]
    var help: String
    /// The default value of the option, as the help prints it.
    var standard: String?
    var kind: Kind
    /// Removes the values that an option which may occur several times has collected so far.
    var reset: @Sendable (inout Options) -> Void = { _ in }
    /// True if a settings file may contain the option; false if the option is meant for a single
    /// call.
    var canBeSettled = true
  }
}

extension Options.Spelling {
  /// The name of the option's value in the help, such as `N`; `nil` if the option takes no value.
  var argument: String? {
    if case .value(let argument, _) = kind { argument } else { nil }
  }

  /// Returns true if a word of the command line names this option.
  func isCalled(_ word: String) -> Bool {
    let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
    return name == self.name || name == short
  }

  /// Sets the option to a value from a settings file.
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
        // A relative path in the settings file begins at the file's folder.
        let isPath = ["FILE", "DIR"].contains(argument) && text != "-" && !text.hasPrefix("/")
        try read(&options, isPath ? package.place(of: text) : text)
      }
    }
  }
}
