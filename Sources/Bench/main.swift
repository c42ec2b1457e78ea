print("turnstile-bench: nothing to measure yet")
