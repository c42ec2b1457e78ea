// Where Swift's runtime keeps the hooks for tasks, and what it knows of a job. Found by the linker, so it makes no
// difference whether the runtime is linked statically or is a library of its own.
#ifndef RUNTIME_HOOKS_H
#define RUNTIME_HOOKS_H

#include <stddef.h>
#include <stdint.h>

/// The places of the hooks. Each holds a function, or nothing.
const void *_Nullable *_Nonnull turnstile_enqueue_hook(void);
const void *_Nullable *_Nonnull turnstile_main_executor_hook(void);
const void *_Nullable *_Nonnull turnstile_is_main_executor_hook(void);

/// The runtime's functions.
const void *_Nonnull turnstile_retain_count(void);
const void *_Nonnull turnstile_current_task(void);
const void *_Nonnull turnstile_job_identifier(void);
const void *_Nonnull turnstile_job_flags(void);

/// An object of a class whose fields are not initialised yet.
void *_Nonnull turnstile_allocate_object(
  const void *_Nonnull type, size_t size, size_t alignment_mask);

/// Has the random numbers that Swift's own generator gives this thread begin anew, the same for the same seed.
void turnstile_fix_random_numbers(uint64_t seed);
/// Has Swift's own generator ask the system again.
void turnstile_free_random_numbers(void);

#endif
