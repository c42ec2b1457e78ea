import Choices
import Testing

@Suite("Generator")
struct GeneratorTests {
  @Test("SplitMix64 gives the published numbers for seed 0")
  func splitMixZero() {
    var mixer = SplitMix64(seed: 0)

    #expect(
      (0..<5).map { _ in mixer.next() } == [
        0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f,
        0xf88b_b8a8_724c_81ec, 0x1b39_896a_51a8_749b,
      ])
  }

  @Test("SplitMix64 gives the published numbers for seed 1234567")
  func splitMixOther() {
    var mixer = SplitMix64(seed: 1_234_567)

    #expect(
      (0..<5).map { _ in mixer.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("xoshiro256** gives the published numbers from state 1, 2, 3, 4")
  func xoshiroState() throws {
    var generator = try #require(Generator(state: (1, 2, 3, 4)))

    #expect(
      (0..<10).map { _ in generator.next() } == [
        11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
        10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
      ])
  }

  @Test("xoshiro256** seeded by SplitMix64 gives the published numbers")
  func xoshiroSeed() {
    var generator = Generator(seed: 42)

    #expect(
      (0..<3).map { _ in generator.next() } == [
        0x1578_0b2e_0c2e_c716, 0x6104_d986_6d11_3a7e, 0xae17_5332_39e4_99a1,
      ])
  }

  @Test("Four zeros are no state, since no number follows from them")
  func zeroState() {
    #expect(Generator(state: (0, 0, 0, 0)) == nil)
  }

  @Test("Bounded draws stay below their bound and reach all of it")
  func bounded() {
    var generator = Generator(seed: 1)
    var hits = [0, 0, 0, 0, 0]

    for _ in 0..<5_000 { hits[Int(generator.next(below: 5))] += 1 }
    #expect(hits.allSatisfy { $0 > 900 && $0 < 1_100 })
  }

  @Test("A bound of zero stands for all 64 bits")
  func unbounded() {
    var one = Generator(seed: 3)
    var other = one

    #expect(one.next(below: 0) == other.next())
    #expect(one.next(in: Int.min...Int.max) == Int(bitPattern: UInt(other.next())) &+ Int.min)
  }

  @Test("A draw in a range includes both of its ends")
  func closedRange() {
    var generator = Generator(seed: 5)
    let draws = (0..<200).map { _ in generator.next(in: -1...1) }

    #expect(draws.min() == -1)
    #expect(draws.max() == 1)
  }

  @Test("Weights that sum to nothing, or to more than 64 bits, give no index")
  func weights() {
    var generator = Generator(seed: 1)

    #expect(generator.index(weights: []) == nil)
    #expect(generator.index(weights: [0, 0]) == nil)
    #expect(generator.index(weights: [.max, 1]) == nil)
    #expect(generator.index(weights: [0, 3, 0]) == 1)
  }

  @Test("Shuffling keeps every element, and its order is part of the scheme")
  func shuffle() {
    var generator = Generator(seed: 1)
    var elements = Array(0..<10)
    generator.shuffle(&elements)

    #expect(elements.sorted() == Array(0..<10))
    #expect(elements == [3, 6, 1, 5, 0, 9, 2, 8, 4, 7])
  }

  @Test("A subset keeps the order of its elements")
  func subset() {
    var generator = Generator(seed: 1)
    let subset = generator.subset(of: Array(0..<100))

    #expect(subset == subset.sorted())
    #expect((30...70).contains(subset.count))
  }

  @Test("A unit draw lies in 0..<1 and is a multiple of 2⁻⁵³")
  func unit() {
    var generator = Generator(seed: 9)

    for _ in 0..<1_000 {
      let unit = generator.unit()
      #expect(unit >= 0)
      #expect(unit < 1)
      #expect((unit * 0x1p53).truncatingRemainder(dividingBy: 1) == 0)
    }
  }
}

@Suite("Seed")
struct SeedTests {
  @Test("Drawing from one stream shifts no other")
  func independence() {
    let seed = Seed(7)
    var gestures = seed.stream("gestures")
    for _ in 0..<100 { _ = gestures.next() }
    var faults = seed.stream("faults")
    var again = Seed(7).stream("faults")

    #expect(faults.next() == again.next())
  }

  @Test("Names and indices both tell streams apart")
  func naming() {
    let seed = Seed(7)

    #expect(seed.stream("a") != seed.stream("b"))
    #expect(seed.stream("a", 1) != seed.stream("a", 2))
    #expect(seed.part("a").stream("b") != seed.part("b").stream("a"))
  }

  @Test("The seed of a name is the same on every machine")
  func names() {
    #expect(Seed(naming: "card").value == 10_777_646_605_177_911_715)
    #expect(Seed(naming: "card") != Seed(naming: "cards"))
  }
}
