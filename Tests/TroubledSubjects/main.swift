import Gate
import Turnstile

Gate.main(Trouble.all)
