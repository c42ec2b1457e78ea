#include "CallStacks.h"

// Where the linker has put the records of this executable's types.
extern const int32_t __start_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));

// What begins the description of a type or a module; offsets count from where they stand.
struct description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata;
};

enum { kind_module = 0, kind_class = 16, kind_bits = 0x1f, is_generic = 0x80 };

static const void *at(const int32_t *offset) {
  int32_t value = *offset & ~1;
  if (value == 0) return 0;
  const void *place = (const char *)offset + value;
  return *offset & 1 ? *(const void *const *)place : place;
}

static const char *module_of(const struct description *type) {
  for (int depth = 0; type && depth < 32; depth++) {
    if ((type->flags & kind_bits) == kind_module) return (const char *)&type->name + type->name;
    type = at(&type->parent);
  }
  return 0;
}

struct answer {
  const void *metadata;
  size_t state;
};
typedef __attribute__((swiftcall)) struct answer (*accessor)(size_t request);

void turnstile_each_class(
  int (*wants)(const char *module), void (*visit)(void *context, const void *metadata), void *context) {
  if (!__start_swift5_type_metadata) return;
  for (const int32_t *record = __start_swift5_type_metadata; record < __stop_swift5_type_metadata; record++) {
    // The lower two bits tell whether the offset leads to the description or to its address.
    const void *place = (const char *)record + (*record & ~3);
    const struct description *type = (*record & 3) == 1 ? *(const struct description *const *)place : place;
    if (!type || (*record & 3) > 1) continue;
    if ((type->flags & kind_bits) != kind_class || type->flags & is_generic) continue;
    const char *module = module_of(type);
    if (!module || !wants(module)) continue;
    accessor make = (accessor)((const char *)&type->metadata + type->metadata);
    visit(context, make(0).metadata);
  }
}
