import Gate
import Turnstile

Gate.main(
  Trouble.all + CutAway.all + Impurity.all + Hostility.all + Crowd.all + Screens.all + Names.all
    + Silence.all + Versions.all + Reach.all)
