import Foundation
import Gate
import Turnstile

Museum.open()

// A test asks, by an environment variable, for two subjects under test of one name, which the
// command line must refuse.
let twins = Trouble.all.filter {
  $0.name == "calm" && ProcessInfo.processInfo.environment["TROUBLED_TWINS"] != nil
}

Gate.main(
  Trouble.all + CutAway.all + Impurity.all + Hostility.all + Crowd.all + Screens.all + Names.all
    + Silence.all + Versions.all + Reach.all + Reach.package
    + twins)
