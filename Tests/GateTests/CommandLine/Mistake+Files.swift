// Mistakes with the files that a command reads and writes, each with the message that the user
// gets.

extension Mistake {
  static let traces: [Mistake] = [
    .line("turnstile replay none.trace", "none.trace: there is no such file"),
    .line("turnstile replay .", ".: it is a folder"),
    .line("turnstile film /dev/null", "/dev/null: it is no regular file"),
    .after("touch a.trace", "turnstile replay a.trace", "a.trace: it is empty"),
    .after(
      "echo '{\"a\": 1}' >a.trace", "turnstile replay a.trace",
      """
      a.trace: line 1, column 1: this is no stored trace: its first line must be 'turnstile trace 1'
        {"a": 1}
        ^
      """),
    .after(
      #"printf '\177ELF\377\376' >a.trace"#, "turnstile replay a.trace",
      """
      a.trace: line 1, column 5: a seed file must be UTF-8 text
        
            ^
      """),
    .after(
      #"printf 'turnstile trace 1\nsubject calm\n  0 do op' >a.trace"#, "turnstile replay a.trace",
      """
      a.trace: line 3, column 10: the file is cut off: its last line must end with a newline
          0 do op
                 ^
      """),
    .after(
      #"printf 'turnstile trace 1\n' >a.trace"#, "turnstile blame a.trace",
      """
      a.trace: line 2, column 1: the file is cut off: expected 'subject NAME'
        
        ^
      """),
    .after(
      #"printf 'turnstile trace 9\nsubject calm\n  0 do open\n' >a.trace"#,
      "turnstile shrink a.trace",
      """
      a.trace: line 1, column 17: this version reads trace format 1 (was 9); a newer one wrote the file
        turnstile trace 9
                        ^
      """),
    .after(
      #"printf 'turnstile trace 1\nsubject clam\n  0 do open\n' >a.trace"#,
      "turnstile replay a.trace", "a.trace: there is no subject 'clam'. Did you mean 'calm'?"),
    .after(
      #"printf 'turnstile trace 1\nsubject xylophone\n  0 do open\n' >a.trace"#,
      "turnstile replay a.trace", "a.trace: there is no subject 'xylophone'. `list` names them."),
    Mistake(
      line: "turnstile calm --runs 256 --jobs 1 --quiet --seeds Nowhere",
      message: "Nowhere: there is no such folder, so no stored trace is replayed.", code: 0),
    .after(
      "touch Kept", "turnstile calm --seeds Kept", "Kept: --seeds must be a folder (it is a file)."),
    Mistake(
      line: "turnstile breaks --runs 256 --jobs 1 --seeds /proc/Seeds 2>/dev/null",
      message:
        "  not stored: /proc/Seeds/breaks: the folder cannot be made: No such file or directory",
      code: 1, isInReport: true),
    Mistake(
      line: "$bound {gate} breaks --runs 256 --jobs 1 --seeds Seeds",
      message: "  not stored: Seeds/breaks: the folder cannot be made: Permission denied",
      code: 1,
      // Root may write into every folder. If the test runs as root, the command is started without
      // that permission.
      before:
        "mkdir Seeds; chmod 555 Seeds; bound=; [ $(id -u) -ne 0 ] || bound='setpriv --bounding-set -dac_override'",
      isInReport: true),
  ]

  private static func settings(_ text: String, _ message: String) -> Mistake {
    .after("echo '\(text)' >Turnstile.json", "turnstile calm", "Turnstile.json: \(message)")
  }

  static let settings: [Mistake] = [
    settings(#"{"runss": 7}"#, "there is no setting 'runss'. Did you mean 'runs'?"),
    settings(
      #"{"watch": true}"#,
      "there is no setting 'watch'. A setting is an option of `help check` without its dashes."),
    settings(#"{"runs": "many"}"#, "'runs' must be a number from 0 to 1000000000 (was 'many')."),
    settings(#"{"color": "blue"}"#, "'color' must be one of auto, always, never (was 'blue')."),
    settings(#"{"strict": "yes"}"#, "'strict' must be true or false."),
    settings(#"{"runs": true}"#, "'runs' needs a value: N."),
    settings(
      #"{"runs": 5.5}"#, "'runs' must be a text, a whole number, true, false, or a list of texts."),
    settings(#"{"runs": 7, "time": "9s"}"#, "'runs' and 'time' exclude each other."),
    settings(#"{"without": "lets-no"}"#, "There is no clause 'lets-no'. Did you mean 'lets-go'?"),
    settings(#"{"runs": "#, "line 1 is no JSON."),
    settings(#"{"runs": 5 "jobs": 2}"#, "line 1 is no JSON."),
    settings(
      "[]",
      "it must be an object of JSON, with texts, whole numbers, true, false, or lists of texts in it."
    ),
    .after(
      "mkdir Turnstile.json", "turnstile calm",
      "Turnstile.json: the settings must be a file that can be read (it is a folder)."),
  ]

  static let reports: [Mistake] = [
    .line("turnstile calm --json .", ".: a report must be a file (it is a folder)."),
    .after(
      "touch afile", "turnstile calm --json afile/out.json",
      "afile: the folder cannot be made: Not a directory"),
    .after(
      "touch afile", "turnstile calm --html afile", "afile: --html must be a folder (it is a file)."
    ),
    // A folder that does not exist is created, so naming it is no mistake.
    Mistake(
      line: "turnstile calm --runs 256 --quiet --junit new/out.xml; ls new >&2", message: "out.xml",
      code: 0),
  ]

  private static let part =
    "part() { turnstile \"$@\" --jobs 1 >/dev/null 2>&1; }\npart calm --runs 512 --shard 1/2 --json 1.json\n"

  static let shards: [Mistake] = [
    .line("turnstile --shard 3/2", "--shard must be K/N with K from 1 to N (was '3/2')."),
    .line("turnstile --shard 1", "--shard must be K/N with K from 1 to N (was '1')."),
    .line(
      "CI_NODE_INDEX=4 CI_NODE_TOTAL=3 turnstile",
      "CI_NODE_INDEX must be a number from 1 to 3, because CI_NODE_TOTAL is 3 (was '4')."),
    .line(
      "CI_NODE_TOTAL=3 turnstile",
      "GitLab says there are 3 shards in CI_NODE_TOTAL, but CI_NODE_INDEX is not set; say which one this is with --shard K/N."
    ),
    .line(
      "JOB_COMPLETION_INDEX=0 turnstile",
      "JOB_COMPLETION_INDEX is 0, but Kubernetes does not say of how many; say --shard K/N."),
    .line("turnstile merge none.json", "none.json: there is no report that can be read."),
    .after(
      "touch a.json", "turnstile merge a.json",
      "a.json: the report is cut off: its last line must hold the sums."),
    .after(
      "turnstile calm --runs 256 --json a.json >/dev/null", "turnstile merge a.json",
      "a.json is no shard's report: only shards are merged."),
    .after(part, "turnstile merge 1.json", "Shard 2/2 of 'calm' is missing."),
    .after(part, "turnstile merge 1.json 1.json", "Shard 1/2 of 'calm' is there 2 times."),
    .after(
      part + "part calm --runs 512 --shard 2/2 --seed 3 --json 2.json",
      "turnstile merge 1.json 2.json", "The shards of 'calm' have different seeds or runs."),
    .after(
      part + "part calm --runs 1024 --shard 2/2 --json 2.json",
      "turnstile merge 1.json 2.json", "'calm' has 2 blocks, and the reports have 3."),
    .after(
      part + "part breaks --runs 512 --shard 2/2 --json 2.json",
      "turnstile merge 1.json 2.json",
      "1.json says nothing of 'breaks', and another report does."),
    .after(
      part + "part calm --runs 512 --shard 2/2 --without lets-go --json 2.json",
      "turnstile merge 1.json 2.json",
      "2.json judges other clauses, or to another depth, than those before."),
  ]

  private static let package = """
    mkdir -p P/Sources/Card; echo 'import UIKit' >P/Sources/Card/Card.swift
    echo 'let package = Package(name: "P", targets: [.target(name: "Card")])' >P/Package.swift
    """

  static let setUp: [Mistake] = [
    .line(
      "turnstile init",
      "init needs an app. Usage: init APP [--into DIR] [--package PATH|URL] [--target NAME] [--packages DIR]… [--without-cuts]"
    ),
    .line("turnstile init App", "FOLDER/App: error: There is no such file or folder."),
    .after(
      "mkdir App", "turnstile init App",
      "FOLDER/App: error: There is no Swift file to adopt in this folder. Name the folder of an app's project, of a package or of Swift files."
    ),
    .after(
      "touch a.txt", "turnstile init a.txt",
      "FOLDER/a.txt: error: An app is a project of Xcode's, a workspace, a Package.swift, a folder or a Swift file (was a file 'a.txt')."
    ),
    .line("turnstile init One Two", "init takes one app (was given 'One' and 'Two')."),
    .line(
      "turnstile init App --targt Shop",
      "There is no option '--targt'. Did you mean '--target'? Usage: init APP [--into DIR] [--package PATH|URL] [--target NAME] [--packages DIR]… [--without-cuts]"
    ),
    .after(
      package, "turnstile init P --target Crad",
      "FOLDER/P/Package.swift: error: There is no target 'Crad'; there are Card."),
    .after(
      "mkdir App; touch App/A.swift", "turnstile init App --target Shop",
      "FOLDER/App: error: There is no target 'Shop', because no project or package describes these sources. Leave --target out."
    ),
    .after(
      package, "turnstile init P --into P/Sources/Card/Check",
      "FOLDER/P/Sources/Card/Check: error: The package would lie inside what it adopts, FOLDER/P/Sources/Card. Choose another folder with --into."
    ),
    .after(
      package, "turnstile init P --into /proc/Check --without-cuts",
      "/proc/Check/Package.swift: error: This file cannot be written: No such file or directory."),
    .after(
      package, "turnstile init P --package Turnstile",
      "FOLDER/Turnstile: error: --package needs a URL or the folder of a package (there is no Package.swift)."
    ),
    .after(
      package, "turnstile init P --packages Modules",
      "FOLDER/Modules: error: There is no such folder for --packages."),
    // To run `init` a second time is no mistake: every file is up to date.
    Mistake(
      line: "turnstile init P --without-cuts", message: "  Check/Package.swift is up to date",
      code: 0, before: package + "\nturnstile init P --without-cuts >/dev/null",
      isInReport: true),
    .after(
      package, "turnstile adopt P --into Out --without Crad.swift",
      "Crad.swift: error: There is no such file or folder for --without."),
    .line(
      "turnstile cut App",
      "FOLDER/App: error: There is no Package.swift; cut needs the folder that init has written."),
  ]
}
