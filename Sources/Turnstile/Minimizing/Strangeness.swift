/// How far a trace is from what people do all day: the less of it, the plainer, whatever the number
/// of steps.
///
/// A fast flick that is told as a trip to the background cannot be recognised. So what supposes
/// another side of UIKit is stranger than anything else, then comes a size that no device has, then
/// the background, a busy main thread, a finger that the system takes away, and the device being
/// turned; and a trace that has less of the strangest is plainer, however long it is.
struct Strangeness: Comparable, Hashable {
  private var counts = [0, 0, 0, 0, 0, 0]

  init(of trace: Trace) {
    for step in trace.steps {
      switch step.act {
      case .suppose: counts[0] += 1
      case .resize: counts[1] += 1
      case .background, .foreground: counts[2] += 1
      case .stall: counts[3] += 1
      case .cancel: counts[4] += 1
      case .rotate: counts[5] += 1
      case .down, .move, .up, .tap, .action, .settle: break
      }
    }
  }

  static func < (one: Strangeness, other: Strangeness) -> Bool {
    one.counts.lexicographicallyPrecedes(other.counts)
  }
}

extension Trace {
  var strangeness: Strangeness { Strangeness(of: self) }
}
