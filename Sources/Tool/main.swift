import Adopt
import Exhibits
import Gate

Gate.main(
  Exhibits.all, also: ["adopt": { AdoptCommand.run($0) }, "init": { InitCommand.run($0) }])
