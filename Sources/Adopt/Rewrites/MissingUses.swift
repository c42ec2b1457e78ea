/// Cuts code that needs an Apple framework which is missing on Linux, so that the rest of its file
/// compiles.
///
/// The names of such a framework begin with certain letters: `SKStoreReviewController` belongs to
/// StoreKit. If the body of a function uses such a name, the function keeps its head and the
/// statements without such names. It records the missing framework, and returns the result of a
/// phone that has nothing to offer: nothing, `false`, or an empty list. A function with such a name
/// in its head is removed, because nothing in the model calls it. A conformance to such a protocol
/// is removed, too.
///
/// ```swift
/// func review() { SKStoreReviewController.requestReview() }
/// // becomes
/// func review() { notHere("StoreKit") }
/// ```
///
/// A stored property of such a type is removed. A missing superclass is left to the compiler, which
/// reports its place. If a part of a framework is available on Linux (``OutsideNames``), code that
/// uses that part is not cut.
enum MissingUses {
  /// By framework, the letters with which the names of its types begin, such as `SK` for StoreKit.
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
    "CommonCrypto": ["CC", "kCC"], "QuickLook": ["QL"], "QuickLookThumbnailing": ["QL"],
    "AuthenticationServices": ["AS"], "Network": ["NW"], "LinkPresentation": ["LP"],
    "BackgroundTasks": ["BG"], "PDFKit": ["PDF"], "AppTrackingTransparency": ["AT"],
    "CoreHaptics": ["CH"],
  ]

  /// A framework that is missing on Linux, although on a device every file that imports UIKit can
  /// use its names.
  private static let byWayOfUIKit = "CoreImage"

  /// By type name, the framework of a type whose name does not begin with the framework's usual
  /// letters.
  private static let whole: [String: String] = [
    "CGFont": "CoreText", "CGDataProvider": "CoreText", "CFData": "CoreText",
    "CFError": "CoreText",
  ]

  /// Names that exist on Linux, although they begin with the letters of a framework that is
  /// missing.
  private static let present = OutsideNames.devices.union(["AVMakeRect"])

  /// The functions of Objective-C's runtime that exchange the methods of a class at run time.
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
    for (file, outline) in revision.program.ownOutlines {
      let (listing, missing) = (outline.listing, missed[file])
      var done = left[file]
      let program = revision.program
      func frameworkMissed(at token: Int) -> String? {
        gone[file][listing.word(token)]
          ?? (listing.says(".", at: token - 1) ? goneEverywhere[listing.word(token)] : nil)
          ?? Self.module(of: token, listing, missing, program)
      }
      for token in listing.tokens.indices {
        let swizzles =
          listing.isWord(token) && swizzling.contains(listing.words[token])
          && !program.declares(listing.words[token])
        guard
          let module = swizzles ? "Objective-C's runtime" : frameworkMissed(at: token),
          let cut = cut(around: token, outline), done.insert(cut.declaration).inserted
        else { continue }
        if !swizzles, let rest = statements(of: cut, outline, leftOutBy: frameworkMissed(at:)) {
          for (range, answer) in rest {
            revision.replace(
              file, range, with: "notHere(\"\(module)\")\(answer)",
              "\(outline.declarations[cut.declaration].name) does less, since it needs \(module)")
          }
          continue
        }
        if swizzles {
          revision.report(
            file, token, "\(listing.words[token]) needs Objective-C's runtime, which is not here.",
            "What is around it does nothing.")
        }
        carryOut(
          cut, module, swizzles ? swizzleCut(token, listing) : "notHere(\"\(module)\")", file,
          outline, &revision)
      }
    }
  }

  /// Returns the names of removed properties that nothing else in the app has. In another file such
  /// a name, as in `camera.output`, can only mean the removed property.
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
    // order-free: the dictionary's entries are only looked up by name.
    return all.filter { uses[$0.key] == 1 }
  }

  /// Returns those frameworks missing on Linux whose names a file may use.
  private static func missing(_ listing: Listing, _ terms: AdoptionTerms) -> [String] {
    let imported = Imports.missing(listing, terms).filter { letters[$0] != nil }
    return imported.contains(byWayOfUIKit) ? imported : imported + [byWayOfUIKit]
  }

  /// Returns the app's stored properties that are removed, because their types are missing on
  /// Linux.
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

  /// Returns the missing framework to which a stored property's type or initial value belongs, or
  /// `nil`.
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

  /// Removes stored properties whose types are missing on Linux, and conformances to missing
  /// protocols. Returns, by the name of a removed property, the framework that it needs.
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

  /// Empties each `deinit` that uses a missing framework. The empty `deinit` does not record the
  /// missing framework, because it may run after its run has ended.
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

  /// Removes missing protocols from the inheritance list of a type or an extension. A missing
  /// superclass is left to the compiler.
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
      // The colon or comma in front of a removed protocol's name is removed, too, unless another
      // name follows the colon.
      if stays || !listing.says(",", at: token + 1) {
        revision.replace(file, token - 1..<token + 1, with: "", note)
      } else {
        revision.replace(file, token..<token + 2, with: "", note)
      }
    }
  }

  /// Returns the token behind the initial value of a stored property, such as `= AVAudioPlayer()`.
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

  /// Returns the framework that declares the name at a token and is missing on Linux, or `nil`.
  private static func module(
    of token: Int, _ listing: Listing, _ missing: [String], _ program: Program
  ) -> String? {
    guard listing.isWord(token), !listing.says(".", at: token - 1) else { return nil }
    let word = listing.words[token]
    guard !program.declares(word), !program.declaresValue(word), !present.contains(word) else {
      return nil
    }
    if let framework = whole[word] { return framework }
    return missing.first { module in
      letters[module]?.contains { prefix in
        word.count > prefix.count + 1 && word.hasPrefix(prefix)
          && word.dropFirst(prefix.count).first?.isUppercase == true
      } == true
    }
  }

  /// A piece of code that is removed because it needs a missing framework.
  private struct Cut {
    var declaration: Int
    /// True if the whole declaration is removed because of a missing framework; false if only its
    /// body is replaced.
    var isWhole: Bool
    /// The braces of the closure that makes a property's initial value, if the closure is what uses
    /// the missing framework.
    var closure: ClosedRange<Int>?
  }

  private static func cut(around token: Int, _ outline: Outline) -> Cut? {
    // An extension of a missing type is removed as a whole. Missing protocols are removed from the
    // lists behind colons elsewhere.
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

  /// Returns the piece of code to remove if the closure that makes a stored property's initial
  /// value uses a missing framework, as in `static let once: Void = { … }()`.
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

  /// Returns the statements of a function that use a missing framework, each with the result that
  /// replaces it. Returns `nil` if nothing of the function's code can stay. A statement that uses a
  /// removed variable goes as well. Behind another removed declaration, such as a `guard`, all the
  /// code goes, because it may use what was declared.
  private static func statements(
    of cut: Cut, _ outline: Outline, leftOutBy module: (Int) -> String?
  ) -> [(Range<Int>, answer: String)]? {
    let (declaration, listing) = (outline.declarations[cut.declaration], outline.listing)
    guard !cut.isWhole, cut.closure == nil, declaration.kind == .function,
      let answer = answer(of: cut, outline), let body = declaration.body
    else { return nil }
    let inside = body.lowerBound + 1..<body.upperBound
    let items = ItemSplitter(listing, CodeTree.Block(kind: .function, tokens: inside)).items()
    guard items.count > 1, items.allSatisfy({ $0.kind == .code }) else { return nil }
    var found: [(Range<Int>, answer: String)] = []
    var gone: Set<String> = []
    for (index, item) in items.enumerated()
    where item.tokens.contains(where: {
      module($0) != nil || gone.contains(listing.words[$0]) && !listing.says(".", at: $0 - 1)
    }) {
      let first = listing.word(item.tokens.lowerBound)
      if ["let", "var"].contains(first), listing.isWord(item.tokens.lowerBound + 1),
        index < items.count - 1
      {
        gone.insert(listing.words[item.tokens.lowerBound + 1])
      } else if declaring.contains(first) {
        if index == 0 { return nil }
        found.append((item.tokens.lowerBound..<inside.upperBound, answer))
        return found
      }
      found.append((item.tokens, first == "return" || index == items.count - 1 ? answer : ""))
    }
    return found.isEmpty || found.count == items.count ? nil : found
  }

  /// Words with which a statement begins that declares a name, including `guard`. If such a
  /// statement is removed, the code behind it is removed too.
  private static let declaring: Set<String> = [
    "let", "var", "guard", "func", "class", "struct", "enum", "typealias", "weak", "unowned",
    "lazy",
    "@", "nonisolated", "final", "private", "fileprivate",
  ]

  /// Returns the statement that replaces a function's code and returns the result of a phone that
  /// has nothing to offer, such as `return false`. The result of another type is a stand-in, so
  /// that a trap for want of one is not told as the app's. Returns `nil` for a type that is not
  /// written out, such as `some View`.
  private static func answer(of cut: Cut, _ outline: Outline) -> String? {
    let (declaration, listing) = (outline.declarations[cut.declaration], outline.listing)
    switch declaration.type.map(listing.line) {
    // An override of a property returns the superclass's value, as for `override class var
    // layerClass`.
    case .some where declaration.kind == .variable && outline.has("override", cut.declaration):
      return "; return super.\(declaration.name)"
    case nil, "Void", "()": return ""
    case let type? where type.hasSuffix("?") || type.hasSuffix("!"): return "; return nil"
    case "Bool": return "; return false"
    case "String": return "; return \"\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": return "; return 0"
    case let type? where type.hasPrefix("[") && type.contains(":"): return "; return [:]"
    case let type? where type.hasPrefix("["): return "; return []"
    case let type? where type.hasPrefix("some "): return nil
    case .some:
      return "; return turnstileStandIn(\"\(declaration.name), which needs a missing framework\")"
    }
  }

  /// Returns the statement that records a call of Objective-C's runtime as a cut. A class whose
  /// methods were exchanged does something else on a device, and the exchanged method may keep
  /// objects alive, so a finding after it may not be the app's.
  private static func swizzleCut(_ token: Int, _ listing: Listing) -> String {
    "turnstileCut(\(SwiftText.string(listing.place(token).nameOfCut(listing.words[token]))))"
  }

  /// Replaces a function's code by a statement that records what is missing, and by an answer.
  private static func carryOut(
    _ cut: Cut, _ module: String, _ record: String, _ file: Int, _ outline: Outline,
    _ revision: inout Revision
  ) {
    let (declaration, listing) = (outline.declarations[cut.declaration], outline.listing)
    guard let body = cut.closure ?? declaration.body else { return }
    if cut.isWhole {
      return revision.replace(
        file, declaration.start..<declaration.end, with: "",
        "\(declaration.name) left out, which needs \(module)")
    }
    let answer = answer(of: cut, outline) ?? "; fatalError(\"\(module) is not here.\")"
    // The `()` that calls the closure moves to the line of the closure's opening brace, because on
    // a line of its own it would begin a new statement.
    let type = cut.closure == nil ? nil : declaration.type.map(listing.line)
    revision.replace(
      file, body.lowerBound..<body.upperBound + (type == nil ? 1 : 3),
      with: "{ \(type.map { "() -> \($0) in " } ?? "")\(record)\(answer) }"
        + (type == nil ? "" : "()"),
      "\(declaration.name) does nothing, since it needs \(module)")
  }
}
