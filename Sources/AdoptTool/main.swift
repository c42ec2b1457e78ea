// `turnstile-adopt`: the commands `adopt` and `init` alone, for the build plugin and for a first start, which would else have to wait
// for all of Turnstile.

import Adopt
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
exit(words.first == "init" ? InitCommand.run(Array(words.dropFirst())) : AdoptCommand.run(words))
