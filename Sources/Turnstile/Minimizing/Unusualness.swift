/// The unusualness of a trace compared with everyday use: a trace with less of it is plainer,
/// whatever its number of steps.
///
/// A fast flick that is written as a trip to the background is hard to recognise for a reader. The
/// strangest step is an assumption about UIKit that differs from the default, followed by a size
/// that no device has, a trip to the background, a busy main thread, a touch that the system
/// cancels, and a rotation. A trace with fewer of the strangest steps is plainer, however long it
/// is.
struct Unusualness: Comparable, Hashable {
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

  static func < (one: Unusualness, other: Unusualness) -> Bool {
    one.counts.lexicographicallyPrecedes(other.counts)
  }
}

extension Trace {
  var strangeness: Unusualness { Unusualness(of: self) }
}
