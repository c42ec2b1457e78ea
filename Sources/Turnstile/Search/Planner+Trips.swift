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
    let places = map.places.indices.filter(isLeft)
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
      leave()
    }
    place = 0
  }

  /// Adds visits to two screens, each twice, on which a finger scrolls before the screen is left.
  /// Returns false, and adds nothing, if no screen with a known way back scrolls.
  ///
  /// The views that a screen leaves behind may depend on how far it was scrolled: the picture that
  /// was opened is on the list below, and the one beside it is not. All such screens and directions
  /// take turns.
  mutating func scrollThere(turn: Int) -> Bool {
    let scrolls = map.places.indices.flatMap { place in
      isLeft(place) ? map.places[place].scrolls(at: place) : []
    }
    guard !scrolls.isEmpty else { return false }
    for index in 2 * turn...2 * turn + 1 {
      // In the first round all screens are left by a finger, if one is known to do that, because a
      // button may be hidden when the screen was scrolled.
      let (round, number) = index.quotientAndRemainder(dividingBy: scrolls.count)
      for _ in 0..<2 { scrollThere(scrolls[number], leavingByFinger: round % 2 == 0) }
    }
    return true
  }

  /// Adds a visit to a screen, a swift drag that scrolls it, and the way back.
  private mutating func scrollThere(_ scroll: SubjectMap.Pull, leavingByFinger: Bool) {
    place = 0
    for move in map.places[scroll.place].path {
      make(move)
      add(.settle)
    }
    place = scroll.place
    perform(Stroke(scroll, through: [30, 300, 600], hold: 1))
    add(.settle)
    leave(by: leavingByFinger ? pullBack(from: scroll.place) : nil)
    place = 0
  }

  /// Adds the way from the present screen back to the app's start, with rest after it: the given
  /// drag, or the act that leads there, or else any drag that does.
  private mutating func leave(by pull: SubjectMap.Pull? = nil) {
    if pull == nil, let wayBack = map.places[place].wayBack {
      add(wayBack)
    } else if let pull = pull ?? pullBack(from: place) {
      perform(Stroke(pull, through: [30, 900], hold: 12))
    }
    add(.settle)
  }

  /// Returns true if a single act or drag is known to lead from a screen back to the app's start.
  private func isLeft(_ place: Int) -> Bool {
    map.places[place].wayBack != nil || pullBack(from: place) != nil
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
    place == 0 ? nil : map.drags(at: place).first { $0.to == 0 }
  }
}

extension SubjectMap.Place {
  /// Returns the drags that scroll an area of the screen.
  ///
  /// - Parameter index: The index of the screen on the map.
  fileprivate func scrolls(at index: Int) -> [SubjectMap.Pull] {
    targets.flatMap { target in
      (target.scrolls ?? []).map { direction in
        SubjectMap.Pull(
          place: index, start: target.middle, direction: direction,
          length: direction.isVertical ? target.bottom - target.top : target.right - target.left,
          room: target.room(behind: target.middle, direction))
      }
    }
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
    let drags = drags(at: place).filter { $0.to.map(places.indices.contains) == true }
    return acts.map { (.act($0.act), $0.to) }
      + drags.map { ($0.allTheWay(on: touchArea), $0.to ?? place) }
  }
}
