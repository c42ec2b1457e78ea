import Exhibits
import Gate

Gate.main(Exhibits.all)
