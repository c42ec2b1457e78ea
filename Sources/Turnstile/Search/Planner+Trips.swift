import Choices

extension Planner {
  /// Adds moves from one screen to another and back, a number of times, with rest after each move.
  ///
  /// Mostly the trip begins at the app's start, and one act or drag leads back. Every third trip is
  /// a longer one, if there is one: what it leaves behind shows only after several such trips.
  mutating func goThereAndBack(_ times: Int) {
    if map.places.count > 2, generator.chance(1, in: 3), let trip = anyLongTrip() {
      return goFar(trip)
    }
    let places = map.places.indices.filter {
      map.places[$0].wayBack != nil || pullBack(from: $0) != nil
    }
    guard !places.isEmpty else { return drag() }
    let there = places[Int(generator.next(below: UInt64(places.count)))]
    returnTo(0)
    for _ in 0..<times {
      place = 0
      for move in map.places[there].path {
        make(move)
        add(.settle)
      }
      place = there
      if let wayBack = map.places[there].wayBack {
        add(wayBack)
      } else if let pull = pullBack(from: there) {
        perform(Stroke(pull, through: [30, 900], hold: 12))
      }
      add(.settle)
    }
    place = 0
  }

  /// Returns a random trip of up to six moves from a screen to another one behind it and back,
  /// which either takes three moves or begins away from the app's start; `nil` if a few random
  /// choices find none.
  private mutating func anyLongTrip() -> SubjectMap.Trip? {
    for _ in 0..<4 {
      let there = 1 + Int(generator.next(below: UInt64(map.places.count - 1)))
      let path = map.places[there].path
      guard !path.isEmpty else { continue }
      let before = Array(path.prefix(Int(generator.next(below: UInt64(path.count)))))
      guard let start = map.places.firstIndex(where: { $0.path == before }),
        let back = map.shortestPath(from: there, to: start)
      else { continue }
      let moves = Array(path.dropFirst(before.count)) + back
      if ((start == 0 ? 3 : 2)...6).contains(moves.count) {
        return SubjectMap.Trip(start: start, moves: moves)
      }
    }
    return nil
  }

  /// Adds the moves to the screen where a long trip begins, and the trip four times.
  private mutating func goFar(_ trip: SubjectMap.Trip) {
    returnTo(trip.start)
    if steps.last?.act != .settle { add(.settle) }
    for _ in 0..<4 {
      for move in trip.moves {
        make(move)
        add(.settle)
      }
    }
    place = trip.start
  }

  /// Returns a drag that is known to lead from a screen back to the app's start; `nil` if there is
  /// none.
  private func pullBack(from place: Int) -> SubjectMap.Pull? {
    place == 0 ? nil : map.pulls.first { $0.place == place && $0.to == 0 }
  }
}

extension SubjectMap {
  /// A round of moves that begins and ends at one screen of the app.
  struct Trip: Hashable, Sendable {
    /// The index of the screen where the trip begins and ends.
    var start: Int
    /// The moves of the trip: first those to the farthest screen, then the ones back.
    var moves: [Move]
  }

  /// Returns the fewest moves that are known to lead from one screen to another; `nil` if none are.
  func shortestPath(from start: Int, to goal: Int) -> [Move]? {
    var paths: [Int: [Move]] = [start: []]
    var queue = [start]
    while !queue.isEmpty {
      let here = queue.removeFirst()
      guard here != goal else { return paths[here] }
      for (move, next) in exits(from: here) where paths[next] == nil {
        paths[next] = (paths[here] ?? []) + [move]
        queue.append(next)
      }
    }
    return nil
  }

  /// Returns the moves that are known to lead from a screen to another one, with the index of that.
  private func exits(from place: Int) -> [(Move, Int)] {
    let acts = ways.filter { $0.from == place && places.indices.contains($0.to) }
    let drags = pulls.filter { $0.place == place && $0.to.map(places.indices.contains) == true }
    return acts.map { (.act($0.act), $0.to) }
      + drags.map { ($0.allTheWay(on: touchArea), $0.to ?? place) }
  }
}
