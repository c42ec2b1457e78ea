// Which functions of this executable are under way, and what they are called: for a process that is about to end, and cannot do
// more than write down some numbers.
#ifndef CALL_STACKS_H
#define CALL_STACKS_H

#include <stddef.h>
#include <stdint.h>

/// How many calls are noted from either end of a stack.
#define TURNSTILE_CALLS 96

/// The calls on a stack, innermost first, as far as they are calls of functions of this executable. Each is an address in the
/// executable as it stands on disk, so another process of it can tell the name.
///
/// Of a stack that is too high the middle is missing: what is in `outer` goes round, and the latest is the outermost.
struct turnstile_calls {
  /// How many there are on the stack; 0 if nothing was noted.
  uint64_t count;
  uint64_t inner[TURNSTILE_CALLS];
  uint64_t outer[TURNSTILE_CALLS];
};

/// Notes the calls that are under way.
void turnstile_note_calls(struct turnstile_calls *_Nonnull calls);

/// From now on, whatever signal ends this process, and an `exit`, notes first the calls that were under way. A signal that somebody
/// listens for already is left to them.
void turnstile_note_last_calls(struct turnstile_calls *_Nonnull calls);

/// The signal to send to a process that has to be ended and shall note its calls.
int turnstile_last_calls_signal(void);

/// Writes the demangled name of the function that an address of this executable belongs to; 0 if that is not known, as in one
/// that was stripped.
int turnstile_function_name(uint64_t address, char *_Nonnull name, size_t room);

/// Calls back with every class of this executable that is not generic, of the modules that are wanted.
void turnstile_each_class(
  int (*_Nonnull wants)(const char *_Nonnull module),
  void (*_Nonnull visit)(void *_Nonnull context, const void *_Nonnull metadata), void *_Nonnull context);

#endif
