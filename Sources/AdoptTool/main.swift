// `turnstile-adopt`: the command `adopt` alone, for the build plugin, which would else have to wait for all of Turnstile.

import Adopt
import Foundation

exit(AdoptCommand.run(Array(CommandLine.arguments.dropFirst())))
