import Gate
import Turnstile

Gate.main(
  Trouble.all + Impurity.all + Hostility.all + Crowd.all + Screens.all + Names.all)
