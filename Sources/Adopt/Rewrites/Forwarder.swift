/// Parts of a function's head, as text, from which a second function is written that takes the same
/// arguments and passes them on.
struct Forwarder {
  /// The parameters, effects and result of a function that passes its arguments on: `(_ a0: Int, to
  /// a1: inout Int) throws -> Int`
  let signature: String
  /// Only the parameters of a function that passes its arguments on: `(_ a0: Int, to a1: inout
  /// Int)`
  let parameters: String
  /// The arguments that a function passes on, as the call of the other function has them: `a0, to:
  /// &a1`
  let arguments: String
  /// The keywords in front of the call that passes the arguments on: `try await `, one of the two,
  /// or none.
  let effects: String
  /// True if a second function can pass on all arguments. A variadic argument cannot be passed on,
  /// and neither can the closure of a rethrowing function.
  let isPossible: Bool

  /// - Parameters:
  ///   - keepsNames: True if the arguments are passed on under the names that the function itself
  ///     gives its parameters.
  ///   - hasDefaults: False if the head is that of a requirement of a protocol, which has no
  ///     default values.
  init(
    _ declaration: Declaration, _ listing: Listing, keepsNames: Bool = false,
    hasDefaults: Bool = true
  ) {
    let parameters = declaration.parameters?.list ?? []
    var heads: [String] = []
    var arguments: [String] = []
    var isPossible = true
    for (index, parameter) in parameters.enumerated() {
      let type = listing.line(parameter.type)
      let value = listing.line(parameter.defaultValue)
      let name = keepsNames ? parameter.name : "a\(index)"
      heads.append(
        "\(parameter.label) \(name): \(type)"
          + (value.isEmpty || !hasDefaults ? "" : " \(value)"))
      var argument = type.hasPrefix("inout ") ? "&\(name)" : name
      if type.contains("@autoclosure") { argument += "()" }
      if type.hasSuffix("...") { isPossible = false }
      arguments.append(parameter.label == "_" ? argument : "\(parameter.label): \(argument)")
    }
    let tail = declaration.parameters.map {
      listing.line($0.range.upperBound + 1..<max(declaration.endOfName, $0.range.upperBound + 1))
    }
    self.parameters = "(\(heads.joined(separator: ", ")))"
    signature =
      self.parameters + (tail.map { $0.isEmpty ? "" : " \($0)" } ?? "")
    self.arguments = arguments.joined(separator: ", ")
    let throwing =
      declaration.effects.contains("throws") || declaration.effects.contains("rethrows")
    effects =
      (throwing ? "try " : "") + (declaration.effects.contains("async") ? "await " : "")
    self.isPossible = isPossible && !declaration.effects.contains("rethrows")
  }
}
