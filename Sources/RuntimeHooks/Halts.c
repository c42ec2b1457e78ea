// CoreFoundation on Linux ends the process by a function of its own, `__HALT`. It also calls that
// function where it compares two values of dictionaries that hold several objects of Swift classes,
// as `NSMutableAttributedString.append` does with attributes. The comparison has no other function
// there, so that an app that works on a device would end at an ordinary call. The function here
// takes the place of CoreFoundation's: a program looks for a function in its executable first. It
// is weak, so that a program that is linked with CoreFoundation statically takes CoreFoundation's
// own one.
#if defined(__linux__)
#include <stdint.h>
#include <stdio.h>

/// Returns true if the call that returns to an address was made by a pointer to a function.
static int is_call_by_pointer(const void *after) {
#if defined(__x86_64__)
  const uint8_t *code = after;
  return code[-2] == 0xFF && (code[-1] & 0xF8) == 0xD0;
#elif defined(__aarch64__)
  return (((const uint32_t *)after)[-1] & 0xFFFFFC1F) == 0xD63F0000;
#else
  return 0;
#endif
}

/// Answers a comparison that CoreFoundation cannot make with "not equal"; ends the process anywhere
/// else, with a message.
__attribute__((weak)) int __HALT(void);
int __HALT(void) {
  if (is_call_by_pointer(__builtin_return_address(0))) return 0;
  fputs("Fatal error: CoreFoundation cannot go on\n", stderr);
  __builtin_trap();
}
#endif
