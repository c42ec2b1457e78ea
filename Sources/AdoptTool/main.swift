// `turnstile-adopt`: the commands `adopt`, `init` and `cut` alone, for the build plugin and for a
// first
// start, which would else have to wait for all of Turnstile. Without either word it is `adopt`.

import Adopt
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "init": exit(InitCommand.run(Array(words.dropFirst())))
case "adopt": exit(AdoptCommand.run(Array(words.dropFirst())))
case "cut": exit(CutCommand.run(Array(words.dropFirst())))
case "help", "--help", "-h":
  exit(HelpRequest.answer(InitCommand.help + "\n" + CutCommand.help + "\n" + AdoptCommand.help))
default:
  let code = words.first.flatMap {
    UnknownWord.refuse($0, commands: ["init", "adopt", "cut", "help"])
  }
  exit(code ?? AdoptCommand.run(words))
}
