import Exhibits
import Gate

Gate.main(Exhibits.all, onRequest: [Exhibits.liar])
