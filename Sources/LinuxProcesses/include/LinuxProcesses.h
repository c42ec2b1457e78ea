// What a worker asks of Linux that Swift has no way to say: forking, and looking after everything it has forked.
#ifndef LINUX_PROCESSES_H
#define LINUX_PROCESSES_H

#include <sys/types.h>

/// Memory as a file without a name and outside of any disk, for nobody but whom it is given to; below zero if there is
/// none. Of a size that is not zero it stays: whoever has it open cannot make it shorter.
int turnstile_memory(size_t size);

/// Makes this process the parent of whatever its children leave behind, and prepares it for `turnstile_fork`.
void turnstile_look_after_children(void);

/// Forks. The child ends when this process does, and leads a group of its own.
pid_t turnstile_fork(void);

/// Waits until a child ends or something happens on a pipe.
///
/// Returns 0 with the child's status, or 1 if the pipe was closed or has something to read.
int turnstile_wait(int pipe, pid_t child, int *_Nonnull status);

/// Ends everything that a child has started and that still runs, whatever group or session it has gone to.
void turnstile_end_descendants(pid_t child);

/// Makes this process the parent of whatever its workers leave behind when they are killed, unless it has children already.
void turnstile_adopt_orphans(void);

/// Ends all children of a process that adopts orphans but those it has started itself, and what those leave behind.
void turnstile_end_orphans(const pid_t *_Nonnull own, size_t count);

/// Closes every descriptor from this number on.
void turnstile_close_from(int first);

/// Lets the gate tell that it is linked into this executable; 0 if it is not. What stands below the gate has no other way to find out.
int turnstile_ask_gate(void);

#endif
