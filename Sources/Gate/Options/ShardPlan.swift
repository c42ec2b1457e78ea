import Foundation
import Turnstile

/// The part of a check that this machine does, if several machines (shards) share the check.
///
/// The part comes from the command line, or from the environment variables of a CI. The gate always
/// prints it. Otherwise nobody would notice a wrong configuration, by which each machine did
/// everything or no machine did anything.
struct ShardPlan {
  /// The number of this machine among the machines that share the check, counted from zero.
  let index: Int
  let count: Int
  /// The name of the option or of the CI's variable that states this machine's part of the check.
  let origin: String

  /// The plan of a check that is not shared by several machines.
  static let whole = ShardPlan(index: 0, count: 1, origin: "")

  private init(index: Int, count: Int, origin: String) {
    (self.index, self.count, self.origin) = (index, count, origin)
  }

  init(_ option: String?, environment: [String: String]) throws(UsageError) {
    if let option {
      self = try Self.parse(option, from: "--shard")
    } else {
      self = try Self.find(environment) ?? .whole
    }
  }

  /// True if this machine does the whole check, and does not share it with others.
  var isWhole: Bool { count == 1 }

  /// This machine's part of the check as reports print it, such as 2/5, or `nil` if this machine
  /// does the whole check.
  var name: String? { isWhole ? nil : "\(index + 1)/\(count)" }

  /// Returns the numbers of the blocks of runs that this machine does for a subject under test. The
  /// first blocks of different subjects go to different machines, so that all machines have an even
  /// load.
  func share(ofSubject number: Int) -> CheckCoordinator.Share {
    let first = ((index - number) % count + count) % count
    return CheckCoordinator.Share(first: first, stride: count)
  }

  /// Prints this machine's part of the check, and creates the file by which Bazel learns that the
  /// executable supports shards.
  @MainActor
  func announce(_ environment: [String: String]) throws(UsageError) {
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      do { try Data().write(to: URL(filePath: path)) } catch {
        throw UsageError("\(path): Bazel's shard status file cannot be written.")
      }
    }
    if let name { Output.note("shard \(name), from \(origin)") }
  }

  // MARK: - Finding it

  /// Reads a machine's part of the check from a text K/N, where K is the machine's number from 1,
  /// and N the number of machines.
  static func parse(_ text: String, from origin: String) throws(UsageError) -> ShardPlan {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else {
      throw UsageError("\(origin) must be K/N with K from 1 to N (was '\(text)').")
    }
    return ShardPlan(index: number - 1, count: count, origin: origin)
  }

  /// The environment variables in which a CI states a machine's number and the number of machines
  /// that share the check.
  private struct Convention {
    var name: String
    var index: String
    var count: String?
    /// The number, 0 or 1, that the CI's variable has for the first machine.
    var base = 0
    /// The CI's environment variable with the number of the first machine, for CI systems that have
    /// one.
    var baseVariable: String?
  }

  private static let conventions = [
    Convention(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    Convention(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", base: 1),
    Convention(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    Convention(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Convention(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      baseVariable: "SLURM_ARRAY_TASK_MIN"),
    Convention(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil),
  ]

  private static func find(_ environment: [String: String]) throws(UsageError) -> ShardPlan? {
    func value(_ name: String?) -> String? {
      name.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    for convention in conventions {
      guard let text = value(convention.index) else {
        if let count = value(convention.count), count != "1", count != "0" {
          throw UsageError(
            "\(convention.name) says there are \(count) shards in \(convention.count ?? ""), but "
              + "\(convention.index) is not set; say which one this is with --shard K/N.")
        }
        continue
      }
      guard let total = value(convention.count) else {
        throw UsageError(
          "\(convention.index) is \(text), but \(convention.name) does not say of how many; "
            + "say --shard K/N.")
      }
      let base = value(convention.baseVariable).flatMap { Int($0) } ?? convention.base
      guard let count = Int(total), (1...1_000_000).contains(count) else {
        throw UsageError(
          "\(convention.count ?? "") must be a number from 1 to 1000000 (was '\(total)').")
      }
      guard let number = Int(text), number >= base, number < base + count else {
        throw UsageError(
          "\(convention.index) must be a number from \(base) to \(base + count - 1), because "
            + "\(convention.count ?? "") is \(count) (was '\(text)').")
      }
      return ShardPlan(index: number - base, count: count, origin: convention.name)
    }
    return nil
  }
}
