/// Cuts out what needs a framework of Apple's that is not here, so that the rest of its file can
/// stay.
///
/// What such a framework declares begins with its letters: `SKStoreReviewController` is StoreKit's.
/// A function that names one of these keeps its head and answers as a phone does that has nothing
/// to offer: with nothing, `false`, or an empty list, and a notice. A method that takes one has no
/// caller in the model and goes, and so does the promise to conform to one.
///
/// ```swift
/// func review() { SKStoreReviewController.requestReview() }
/// // becomes
/// func review() { notHere("StoreKit") }
/// ```
///
/// What remains (a stored property, a superclass) is left to the compiler, which says where. Of
/// some frameworks a part is here (``OutsideNames``), and that stays.
enum MissingUses {
  /// The frameworks and the letters their names begin with.
  private static let letters: [String: [String]] = [
    "StoreKit": ["SK"], "Photos": ["PH", "AV", "CM"], "PhotosUI": ["PH", "AV", "CM"],
    "AVFoundation": ["AV", "CM"], "CoreSpotlight": ["CS"],
    "AVKit": ["AV", "CM"], "MessageUI": ["MF"], "MapKit": ["MK", "CL"], "CoreLocation": ["CL"],
    "SafariServices": ["SF"], "UserNotifications": ["UN"], "LocalAuthentication": ["LA"],
    "WebKit": ["WK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "EventKit": ["EK"],
    "CoreMotion": ["CM"], "MediaPlayer": ["MP", "AV"], "GameKit": ["GK"], "SpriteKit": ["SK"],
    "SceneKit": ["SCN"], "CoreBluetooth": ["CB"], "CloudKit": ["CK"], "HealthKit": ["HK"],
    "PassKit": ["PK"], "MetalKit": ["MTK"], "Metal": ["MTL"], "Vision": ["VN"], "Speech": ["SF"],
    "ARKit": ["AR"], "CoreData": ["NSManaged", "NSFetch", "NSPersistent"], "GLKit": ["GLK"],
    "OpenGLES": ["GL", "EAGL"], "CoreImage": ["CI", "kCI"], "CoreText": ["CT", "kCT"],
    "CoreMedia": ["CM", "kCM"], "MobileCoreServices": ["kUT"], "CoreServices": ["kUT"],
  ]

  /// What every file that imports UIKit has of a framework that is not here, without importing it.
  private static let byWayOfUIKit = "CoreImage"

  /// What there is of fonts and data below UIKit, by its whole name.
  private static let whole: [String: String] = [
    "CGFont": "CoreText", "CGDataProvider": "CoreText", "CFData": "CoreText",
    "CFError": "CoreText",
  ]

  /// What the model has although its framework is not here.
  private static let present = OutsideNames.devices.union(["AVMakeRect"])

  /// What exchanges methods of classes while the app runs; there is no runtime here that could.
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "objc_allocateClassPair", "object_setClass",
  ]

  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    let outlines = revision.program.outlines
    let missed = outlines.map { missing($0.listing, terms) }
    var gone: [[String: String]] = []
    var left: [Set<Int>] = []
    for (file, outline) in outlines.enumerated() {
      let missing = missed[file]
      var done: Set<Int> = []
      gone.append(leaveOutStored(missing, file, outline, &revision, &done))
      left.append(done)
      leaveOutEnds(missing, file, outline.listing, &revision)
    }
    let goneEverywhere = namesOfNothingElse(gone, outlines)
    for (file, outline) in outlines.enumerated() {
      let (listing, missing) = (outline.listing, missed[file])
      let isOfPhotos = listing.tokens.indices.contains { listing.says("PHFetchOptions", at: $0) }
      var done = left[file]
      for token in listing.tokens.indices {
        let swizzles =
          listing.isWord(token) && swizzling.contains(listing.words[token])
          && !revision.program.declares(listing.words[token])
        guard
          let module = swizzles
            ? "Objective-C's runtime"
            : questionInWords(at: token, listing, isOfPhotos: isOfPhotos)
              ?? gone[file][listing.word(token)]
              ?? (listing.says(".", at: token - 1) ? goneEverywhere[listing.word(token)] : nil)
                ?? module(of: token, listing, missing, revision.program),
          let cut = cut(around: token, outline), done.insert(cut.declaration).inserted
        else { continue }
        if swizzles {
          revision.report(
            file, token, "\(listing.words[token]) needs Objective-C's runtime, which is not here.",
            "What is around it does nothing.")
        }
        carryOut(cut, module, file, outline, &revision)
      }
    }
  }

  /// The names of properties that went and are names of nothing else in the app: another file means
  /// those by them, `camera.output`.
  private static func namesOfNothingElse(
    _ files: [[String: String]], _ outlines: [Outline]
  ) -> [String: String] {
    var all: [String: String] = [:]
    for names in files { all.merge(names) { first, _ in first } }
    guard !all.isEmpty else { return [:] }
    var uses: [String: Int] = [:]
    for outline in outlines {
      for declaration in outline.declarations where all[declaration.name] != nil {
        uses[declaration.name, default: 0] += 1
      }
    }
    // order-free: what is kept is looked up by its name.
    return all.filter { uses[$0.key] == 1 }
  }

  /// The types that ask in words, and the labels with which they are made so.
  private static let questions = [("NSPredicate", "format"), ("NSSortDescriptor", "key")]

  /// A condition or an order in words, which only Objective-C's objects can be asked. Those for
  /// photos stay, since there are none to be asked.
  private static func questionInWords(
    at token: Int, _ listing: Listing, isOfPhotos: Bool
  ) -> String? {
    guard !isOfPhotos, listing.says("(", at: token + 1) else { return nil }
    return questions.first { type, label in
      listing.says(type, at: token) && listing.says(label, at: token + 2)
    }.map { "\($0)(\($1):)" }
  }

  /// The frameworks whose names a file may say although they are not here.
  private static func missing(_ listing: Listing, _ terms: AdoptionTerms) -> [String] {
    let imported = Imports.missing(listing, terms).filter { letters[$0] != nil }
    return imported.contains(byWayOfUIKit) ? imported : imported + [byWayOfUIKit]
  }

  /// The stored properties of types that go.
  static func properties(
    leftOutOf program: Program, _ terms: AdoptionTerms
  ) -> Set<Program.Reference> {
    var found: Set<Program.Reference> = []
    for (file, outline) in program.outlines.enumerated() {
      let missing = missing(outline.listing, terms)
      for (index, declaration) in outline.declarations.enumerated()
      where isStoredInType(declaration, outline)
        && framework(missedBy: declaration, outline.listing, missing, program) != nil
      {
        found.insert(Program.Reference(file: file, declaration: index))
      }
    }
    return found
  }

  private static func isStoredInType(_ declaration: Declaration, _ outline: Outline) -> Bool {
    guard let parent = declaration.parent else { return false }
    return outline.declarations[parent].kind.isType
  }

  /// The framework that a stored property needs, if it goes for that: its type names what is not
  /// here, or its first value does.
  private static func framework(
    missedBy declaration: Declaration, _ listing: Listing, _ missing: [String], _ program: Program
  ) -> String? {
    guard declaration.kind == .variable || declaration.kind == .constant, declaration.body == nil
    else { return nil }
    if let type = declaration.type {
      return type.lazy.compactMap { module(of: $0, listing, missing, program) }.first
    }
    guard listing.says("=", at: declaration.endOfName) else { return nil }
    return module(of: declaration.endOfName + 1, listing, missing, program)
  }

  /// Takes out stored properties of types that are not here, and what classes inherit from there;
  /// says whose each property was.
  private static func leaveOutStored(
    _ missing: [String], _ file: Int, _ outline: Outline, _ revision: inout Revision,
    _ done: inout Set<Int>
  ) -> [String: String] {
    let (listing, program) = (outline.listing, revision.program)
    var gone: [String: String] = [:]
    for (index, declaration) in outline.declarations.enumerated() {
      leaveOutPromises(of: declaration, missing, file, listing, &revision)
      guard isStoredInType(declaration, outline),
        let module = framework(missedBy: declaration, listing, missing, program)
      else { continue }
      let end = declaration.type?.upperBound ?? declaration.endOfName
      gone[declaration.name] = module
      done.insert(index)
      revision.replace(
        file, declaration.start..<endOfValue(end, listing), with: "",
        "\(declaration.name) left out, which needs \(module)")
    }
    return gone
  }

  /// Empties each `deinit` that names what is not here. It gives no notice, since it may come after
  /// its world.
  private static func leaveOutEnds(
    _ missing: [String], _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    for index in listing.tokens.indices
    where listing.says("deinit", at: index) && listing.says("{", at: index + 1) {
      let body = index + 1...listing.partner[index + 1]
      let program = revision.program
      let needed = body.lazy.compactMap { module(of: $0, listing, missing, program) }.first
      guard let needed else { continue }
      revision.replace(
        file, body.lowerBound..<body.upperBound + 1, with: "{}",
        "deinit does nothing, since it needs \(needed)")
    }
  }

  /// Takes what is not here off the list of what a class or an extension conforms to. Whose
  /// superclass is not here is left to the compiler.
  private static func leaveOutPromises(
    of declaration: Declaration, _ missing: [String], _ file: Int, _ listing: Listing,
    _ revision: inout Revision
  ) {
    guard declaration.kind == .extension || declaration.kind == .class,
      declaration.endOfName < declaration.endOfInherited
    else { return }
    var stays = false
    for token in declaration.endOfName..<declaration.endOfInherited {
      let isFirst = listing.says(":", at: token - 1)
      guard isFirst || listing.says(",", at: token - 1) else { continue }
      guard !isFirst || declaration.kind == .extension,
        let module = module(of: token, listing, missing, revision.program)
      else {
        stays = true
        continue
      }
      let note = "\(listing.words[token]) left out, which needs \(module)"
      // The mark before it goes along, unless another name takes its place behind the colon.
      if stays || !listing.says(",", at: token + 1) {
        revision.replace(file, token - 1..<token + 1, with: "", note)
      } else {
        revision.replace(file, token..<token + 2, with: "", note)
      }
    }
  }

  /// The token behind the value that a stored property begins with: `= AVAudioPlayer()`.
  static func endOfValue(_ start: Int, _ listing: Listing) -> Int {
    guard listing.says("=", at: start) else { return start }
    var index = start + 1
    while index < listing.count, !listing.beginsLine(index), !listing.says("}", at: index),
      !listing.says(";", at: index)
    {
      index = max(index, listing.partner[index]) + 1
    }
    return index
  }

  /// Whose a name is, if it is of a framework that is not here.
  private static func module(
    of token: Int, _ listing: Listing, _ missing: [String], _ program: Program
  ) -> String? {
    guard listing.isWord(token), !listing.says(".", at: token - 1) else { return nil }
    let word = listing.words[token]
    guard !program.declares(word), !present.contains(word) else { return nil }
    if let framework = whole[word] { return framework }
    return missing.first { module in
      letters[module]?.contains { prefix in
        word.count > prefix.count + 1 && word.hasPrefix(prefix)
          && word.dropFirst(prefix.count).first?.isUppercase == true
      } == true
    }
  }

  /// What is to go.
  private struct Cut {
    var declaration: Int
    /// The whole declaration, or else what it does.
    var isWhole: Bool
    /// What it does, where that is the closure its first value comes from.
    var closure: ClosedRange<Int>?
  }

  private static func cut(around token: Int, _ outline: Outline) -> Cut? {
    // An extension of what is not here; what one promises was taken off its list.
    if let promised = outline.declarations.indices.first(where: {
      let declaration = outline.declarations[$0]
      return declaration.kind == .extension
        && declaration.keyword < token && token < declaration.endOfInherited
    }) {
      return token < outline.declarations[promised].endOfName
        ? Cut(declaration: promised, isWhole: true) : nil
    }
    let around = outline.declarations.indices.filter {
      let declaration = outline.declarations[$0]
      return (declaration.kind == .function || declaration.kind == .variable)
        && declaration.body != nil && declaration.start <= token && token < declaration.end
    }
    guard let outermost = around.first, let body = outline.declarations[outermost].body else {
      return firstValue(around: token, outline)
    }
    if !body.contains(token) { return Cut(declaration: outermost, isWhole: true) }
    let first = outline.listing.word(body.lowerBound + 1)
    return ["get", "set", "willSet", "didSet"].contains(first)
      ? nil : Cut(declaration: outermost, isWhole: false)
  }

  /// A stored property whose first value a closure makes: `static let once: Void = { … }()`.
  private static func firstValue(around token: Int, _ outline: Outline) -> Cut? {
    let listing = outline.listing
    for (index, declaration) in outline.declarations.enumerated()
    where declaration.kind == .variable || declaration.kind == .constant {
      guard let type = declaration.type, listing.says("=", at: type.upperBound),
        listing.says("{", at: type.upperBound + 1)
      else { continue }
      let closure = type.upperBound + 1...listing.partner[type.upperBound + 1]
      guard closure.contains(token), listing.says("(", at: closure.upperBound + 1),
        listing.says(")", at: closure.upperBound + 2)
      else { continue }
      return Cut(declaration: index, isWhole: false, closure: closure)
    }
    return nil
  }

  private static func carryOut(
    _ cut: Cut, _ module: String, _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let (declaration, listing) = (outline.declarations[cut.declaration], outline.listing)
    guard let body = cut.closure ?? declaration.body else { return }
    if cut.isWhole {
      return revision.replace(
        file, declaration.start..<declaration.end, with: "",
        "\(declaration.name) left out, which needs \(module)")
    }
    let answer: String
    switch declaration.type.map(listing.line) {
    // What a superclass has answers for it: `override class var layerClass`.
    case .some where declaration.kind == .variable && outline.has("override", cut.declaration):
      answer = "; return super.\(declaration.name)"
    case nil, "Void", "()": answer = ""
    case let type? where type.hasSuffix("?") || type.hasSuffix("!"): answer = "; return nil"
    case "Bool": answer = "; return false"
    case "String": answer = "; return \"\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": answer = "; return 0"
    case let type? where type.hasPrefix("[") && type.contains(":"): answer = "; return [:]"
    case let type? where type.hasPrefix("["): answer = "; return []"
    default: answer = "; fatalError(\"\(module) is not here.\")"
    }
    // The parentheses that call a closure move to its line: on a later one they would stand for
    // themselves.
    let type = cut.closure == nil ? nil : declaration.type.map(listing.line)
    revision.replace(
      file, body.lowerBound..<body.upperBound + (type == nil ? 1 : 3),
      with: "{ \(type.map { "() -> \($0) in " } ?? "")notHere(\"\(module)\")\(answer) }"
        + (type == nil ? "" : "()"),
      "\(declaration.name) does nothing, since it needs \(module)")
  }
}
