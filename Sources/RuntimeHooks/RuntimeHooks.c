#define _GNU_SOURCE
#include "RuntimeHooks.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

extern const void *swift_task_enqueueGlobal_hook;
extern const void *swift_task_getMainExecutor_hook;
extern const void *swift_task_isMainExecutor_hook;
extern void swift_retainCount(void);
extern void swift_task_getCurrent(void);
extern void swift_task_getJobTaskId(void);
extern void swift_task_getJobFlags(void);
extern void *swift_allocObject(const void *, size_t, size_t);

const void **turnstile_enqueue_hook(void) { return &swift_task_enqueueGlobal_hook; }
const void **turnstile_main_executor_hook(void) { return &swift_task_getMainExecutor_hook; }
const void **turnstile_is_main_executor_hook(void) { return &swift_task_isMainExecutor_hook; }

const void *turnstile_retain_count(void) { return (const void *)&swift_retainCount; }
const void *turnstile_current_task(void) { return (const void *)&swift_task_getCurrent; }
const void *turnstile_job_identifier(void) { return (const void *)&swift_task_getJobTaskId; }
const void *turnstile_job_flags(void) { return (const void *)&swift_task_getJobFlags; }

void *turnstile_allocate_object(const void *type, size_t size, size_t alignment_mask) {
  return swift_allocObject(type, size, alignment_mask);
}

// The thread that is given random numbers in a fixed order; 0 if there is none.
static _Atomic uintptr_t thread_with_fixed_numbers;
static uint64_t state_of_numbers;

void turnstile_fix_random_numbers(uint64_t seed) {
  state_of_numbers = seed;
  // The generators of the C library, which go on where an earlier run has left them.
  srandom(1);
  srand48(0);
  atomic_store(&thread_with_fixed_numbers, (uintptr_t)pthread_self());
}

void turnstile_free_random_numbers(void) { atomic_store(&thread_with_fixed_numbers, 0); }

// SplitMix64.
static void fill(uint8_t *bytes, size_t count) {
  while (count > 0) {
    uint64_t number = (state_of_numbers += 0x9e3779b97f4a7c15u);
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    number ^= number >> 31;
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(bytes, &number, part);
    bytes += part;
    count -= part;
  }
}

static long call_kernel(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "Turnstile runs on x86-64 and arm64."
#endif
}

// Stands in for the C library's function, by which Swift's runtime asks the system for the numbers of `Int.random(in:)`,
// `randomElement()` and `shuffled()`. The runtime's own function cannot be replaced: it is protected.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && atomic_load(&thread_with_fixed_numbers) == (uintptr_t)pthread_self()) {
    fill((uint8_t *)a, (size_t)b);
    return b;
  }
  long result = call_kernel(number, a, b, c, d, e, f);
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

// Stand in for the C library's functions, which ask the system for numbers without a call of `syscall`.
void arc4random_buf(void *bytes, size_t count) {
  uint8_t *next = bytes;
  while (count > 0) {
    long got = syscall(SYS_getrandom, next, count < 256 ? count : 256, 0);
    if (got <= 0) continue;
    next += got;
    count -= (size_t)got;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t skipped = -bound % bound, number;
  do number = arc4random();
  while (number < skipped);
  return number % bound;
}
