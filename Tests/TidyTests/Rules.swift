extension Rule {
  /// Rules against source code whose result depends on more than its input, such as the clock or
  /// random numbers.
  static let determinism: [Rule] = [
    .ban(
      [
        #"\bDate\(\)"#, #"\bDate\.now\b"#, #"\bDate\(timeIntervalSinceNow"#, #"\bgettimeofday\b"#,
        #"\bclock_gettime\b"#, #"\bmach_absolute_time\b"#, #"\bsystemUptime\b"#,
        #"\b(ContinuousClock|SuspendingClock)\b"#, #"\bcontinuous\.now\b"#, #"\btime\(nil\)"#,
        #"\busleep\b"#, #"\bThread\.sleep\b"#, #"\bTask\.sleep\b"#,
      ],
      // The first two files may read the wall clock. The others replace the banned functions by
      // functions of virtual time.
      exceptions: [
        "Sources/Bench/", "Sources/Gate/Process/Wall.swift", "Sources/HeadlessUIKit/Clock/Tasks/",
        "Sources/HeadlessUIKit/Clock/Date.swift", "Sources/HeadlessUIKit/Clock/Sleep.swift",
        "Sources/UIKit/UIKit.swift", "Sources/QuartzCore/QuartzCore.swift",
        "Sources/CoreGraphics/CoreGraphics.swift",
      ],
      planted: "let start = Date()",
      innocent: "let start = UpDate() // not Date()",
      because: "The wall clock is banned; ask a VirtualClock."),
    .ban(
      [
        #"\bSystemRandomNumberGenerator\b"#, #"\.random\((in:|\))"#, #"\.randomElement\("#,
        #"\.shuffled\(\)"#, #"\.shuffle\(\)"#, #"\barc4random"#, #"\bdrand48\b"#, #"\brand\(\)"#,
        #"\bgetrandom\b"#,
      ],
      // The file has Apple's function for random bytes, which an app calls. It takes them from
      // Swift's generator, whose numbers are the same in every run of one trace.
      exceptions: ["Sources/Outside/Keychain/SecRandom.swift"],
      planted: "let die = Int.random(in: 1...6)",
      innocent: "let die = choices.int(in: 1...6)",
      because: "System randomness is banned; draw from Choices."),
    .ban(
      [#"\bUUID\(\)"#],
      planted: "let id = UUID()",
      innocent: "let id = UUID(uuidString: text)",
      because: "A fresh UUID is random; number things in the order they come to exist."),
    .ban(
      [#"\.hashValue\b"#, #"\bHasher\(\)"#],
      // The rule does not apply to this file, because it computes an NSObject's `hash`.
      exceptions: ["Sources/HeadlessUIKit/Drawing/UIColor.swift"],
      planted: "seed ^= name.hashValue",
      innocent: "func hash(into hasher: inout Hasher) { hasher.combine(name) }",
      because: "Swift's hashes differ from process to process; use a hash with a fixed seed."),
    .ban(
      [
        #"\b(Glibc|Musl|Darwin|Foundation|C)\.(exp|log|sin|cos|tan|pow|asin|acos|atan|sinh|cosh|tanh|cbrt|hypot)"#,
        #"(^|[^\w.])(expm1|log1p|sincos|asinh|acosh|atanh|erfc?|[tl]gamma|fma|nextafter|ldexp)\("#,
        #"\.(addingProduct|addProduct)\("#,
      ],
      planted: "let way = Foundation.exp(-decay * time)",
      innocent: "let way = exp(-decay * time)",
      because:
        "The C library's functions differ from machine to machine; use the model's own (Geometry/Functions.swift)."
    ),
    .ban(
      [
        #"(^|[^\w.])(exp|exp2|log|log2|log10|sin|cos|tan|pow|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot)\("#
      ],
      // The rule does not apply to these folders, because names such as `sin` mean the model's own
      // functions there.
      exceptions: [
        "Sources/HeadlessUIKit/", "Sources/Exhibits/", "Sources/Outside/Location/CLLocation.swift",
        "Sources/Outside/Maps/MKCoordinateRegion.swift",
      ],
      planted: "let weight = pow(2.0, Double(depth))",
      innocent: "catalog(line); console.log(line)",
      because:
        "Without the model in sight these are the C library's, which differ from machine to machine."
    ),
    Rule(
      description:
        "A Set or Dictionary has no order; sort it first, or say why order does not matter "
        + "in a comment `// order-free: …` on the line before.",
      planted: """
        var names: Set<String> = []
        for name in names { print(name) }
        """,
      innocent: """
        var names: Set<String> = []
        for name in names.sorted() { print(name) }
        // order-free: a sum
        for name in names { total += name.count }
        """,
      find: UnorderedIteration.find),
  ]

  /// Rules against source code that depends on one kind of processor, or mentions a system other
  /// than Linux.
  static let platform: [Rule] = [
    .banText(
      #"/proc/|getpagesize|_SC_PAGESIZE"#,
      // The rule does not apply to these C files, because they fork processes and read the names of
      // their own functions.
      exceptions: [
        "Sources/LinuxOnly/", "Sources/LinuxProcesses/LinuxProcesses.c",
        "Sources/CallStacks/CallStacks.c",
      ],
      planted: #"let memory = read("/proc/self/statm")"#,
      innocent: "let memory = Linux.residentBytes(of: process)",
      because: "Paths of the system and the size of its pages stand in LinuxOnly."),
    .banText(
      #"\.so\b"#,
      exceptions: ["Sources/LinuxOnly/"],
      planted: #"let library = "libswiftCore.so""#,
      innocent: "let library = Linux.standardLibrary",
      because: "Names of libraries stand in LinuxOnly."),
    .banText(
      #"\bSIG(ILL|TRAP)\b|\b[sS]ignal\w*\)? ?[=!]= ?[1-9]|\bkill\([^,]+, ?[1-9]|\bsignal\([1-9]"#,
      // The rule does not apply to this file, because it handles the signals of all processors.
      exceptions: ["Sources/LinuxOnly/", "Sources/CallStacks/CallStacks.c"],
      planted: "if failure.manner == .signal(4) { return .trap }",
      innocent: "if failure.manner == .signal(SIGKILL) { kill(process, SIGKILL) }",
      because: "A trap is another signal on another processor, and signals have names: LinuxOnly."),
    .banText(
      #"\bCChar\b|UInt8\(bitPattern:"#,
      planted: "let bytes = name.map { UInt8(bitPattern: $0) }",
      innocent: "let bytes = name.withUnsafeBytes { Array($0) }",
      because: "Characters of C have a sign on some processors and none on others; take bytes."),
    .banText(
      #"\bmacOS\b|\bOS X\b|canImport\(Darwin\)|import Darwin\b"#,
      exceptions: ["Sources/LinuxOnly/"],
      planted: "#if canImport(Darwin)",
      innocent: "#if canImport(Musl)",
      because: "It runs on Linux, and nothing says otherwise; LinuxOnly refuses the rest."),
  ]

  /// Rules against source code and comments that are hard to read.
  static let style: [Rule] = [
    Rule(
      description:
        "A line has at most 100 columns, but for what stands in a string. The formatter breaks "
        + "code and leaves comments alone.",
      // The rule does not apply to these files, because they are apps in the styles of other
      // authors.
      exceptions: ["Tests/GalleryApp/", "Tests/SampleApp/", "Tests/AdoptTests/Styles/"],
      planted: "/// " + String(repeating: "word ", count: 20),
      innocent: "let text = \"" + String(repeating: "word ", count: 20) + "\"",
      find: { file in
        lines(of: file.text, matching: #"^(?= *//|[^"\n]*$).{101}"#)
          .filter { !file.literalLines.contains($0) }
      }),
    Rule(
      description:
        "A doc comment names its subject in the first words; it does not begin with What, Whether, "
        + "How, Where, Who, Whose, Which, When or Why.",
      exceptions: ["Tests/GalleryApp/", "Tests/SampleApp/", "Tests/AdoptTests/Styles/"],
      planted: "/// Whether the card is open.\nvar isOpen = false",
      innocent: "/// True if the card is open.\n/// Whether it was open before, the next one says.",
      find: { file in
        // A match begins on the line before the doc comment, so a line is put before the first.
        let words = "What|Whether|How|Where|Who|Whose|Which|When|Why"
        return lines(of: "\n" + file.text, matching: #"^(?! *///).*\n */// (\#(words))\b"#)
          .filter { !file.literalLines.contains($0) }
      }),
    .ban(
      [
        #"\b(class|struct|enum|protocol|actor|typealias)\s+(?!UI|NS|CL|CM|PH|AS|AT|Undo)\w*(Utils?|Utilities|Helpers?|Common|Manager)\b"#
      ],
      exceptions: ["Sources/Exhibits/"],
      planted: "final class TransitionManager {}",
      innocent: "final class UIStatusBarManager { let manager: FileManager }",
      because: "A type is named after what it is; Utils, Helpers, Common and Manager say nothing."),
    Rule(
      description:
        "What the compiler does not check has its reason in a comment above it, `// Unchecked: …`.",
      exceptions: ["Tests/"],
      planted: "  @exclusivity(unchecked) var count = 0",
      innocent: """
          /// The count.
          ///
          /// Unchecked: only the main thread touches it.
          @MainActor
          @exclusivity(unchecked) var count = 0
          @exclusivity(unchecked) var other = 0
        """,
      find: UncheckedCode.find),
    .banText(
      #"\b(TODO|FIXME|XXX|HACK)\b"#,
      planted: "return nil  // TODO: decide",
      innocent: "let todo = [1, 2]",
      because: "Nothing unfinished is left in the sources; finish it or open an issue."),
    .banText(
      #"^//\s*(Created by|Copyright)"#,
      planted: "//  Created by A. Author on 1.1.70.",
      innocent: "/// A view created by an author.",
      because: "A file opens with its subject; authors and dates are in the history."),
    .banText(
      #"(^|[^\w.])/(home|Users|root|work|tmp|private|var/folders)/"#,
      planted: #"let corpus = "/home/someone/Seeds""#,
      innocent: #"let corpus = "Seeds/home/card""#,
      because: "A path of one machine means nothing on another."),
    .banText(
      #"^  ((let|var) \w+ = Simulator\.boot\(|init\(\) \{\s*Simulator\.boot\()"#,
      planted: "struct Tests {\n  let simulator = Simulator.boot()\n}",
      innocent: "  func test() {\n    let simulator = Simulator.boot()\n  }",
      because:
        "A test boots its own simulator: between a suite's making and its test, others may boot."),
    .ban(
      [#"@testable import HeadlessUIKit\b"#],
      exceptions: ["Tests/HeadlessUIKitTests/Inside/"],
      planted: "@testable import HeadlessUIKit",
      innocent: "import HeadlessUIKit",
      because:
        "Release builds have no testable modules; what looks inside the model stands in Inside."),
    .banText(
      #"\breplaying(:\s*|\()"\d+:"#,
      exceptions: ["Sources/Choices/", "Tests/ChoicesTests/"],
      planted: #"@Test(.replaying("1:9f3c20aa")) func card() {}"#,
      innocent: "@Test func replaying() {}",
      because: "A replay token is for looking at one failure; store the value as a test or a seed."),
  ]
}
