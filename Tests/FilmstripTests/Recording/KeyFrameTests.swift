import Filmstrip
import Testing
import Turnstile

@MainActor
@Suite("Key frames")
struct KeyFrameTests {
  @Test("The start, what broke and the end are always among those chosen", arguments: [3, 5, 8])
  func chosen(limit: Int) throws {
    let (recording, violation) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let keys = KeyFrames(of: recording)
    let chosen = keys.chosen(limit)

    #expect(chosen.count <= limit)
    #expect(keys.keys.count > 8)
    #expect(chosen.first?.frame == 0)
    #expect(chosen.last?.frame == recording.frames.count - 1)
    #expect(chosen.contains { $0.frame == recording.scene(of: violation).broken })
  }

  @Test("Every step has a key frame")
  func steps() throws {
    let (recording, _) = try Films.film("Seeds/springUp/outcome-is-honest.trace")
    let words = KeyFrames(of: recording).keys.flatMap(\.words)

    #expect(recording.trace.steps.allSatisfy { words.contains($0.act.description) })
  }
}
