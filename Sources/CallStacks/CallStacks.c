// Elsewhere nothing is compiled: LinuxOnly says so, and says it once.
#ifdef __linux__

#define _GNU_SOURCE
#include "CallStacks.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

// MARK: - Where this executable is

static uintptr_t base, first_code, last_code;

static int look_at_module(struct dl_phdr_info *info, size_t size, void *none) {
  (void)size, (void)none;
  base = info->dlpi_addr;
  first_code = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t start = base + part->p_vaddr;
    if (start < first_code) first_code = start;
    if (start + part->p_memsz > last_code) last_code = start + part->p_memsz;
  }
  // The executable comes first.
  return 1;
}

static void find_executable(void) {
  if (last_code == 0) dl_iterate_phdr(look_at_module, NULL);
}

// MARK: - What is under way

/// The stack that is being walked, how many calls were noted, and the frame that was visited last.
struct walk {
  struct turnstile_calls *calls;
  uint64_t count;
  uintptr_t stack_pointer;
  uintptr_t frame_pointer;
};

/// The register that holds the frame pointer, by its number in debugging information.
#if defined(__aarch64__)
static const int frame_register = 29;
#else
static const int frame_register = 6;
#endif

static void note_address(struct walk *walk, uintptr_t address) {
  if (address < first_code || address >= last_code) return;
  uint64_t index = walk->count++;
  if (index < TURNSTILE_CALLS) {
    walk->calls->inner[index] = address - base;
  } else {
    walk->calls->outer[index % TURNSTILE_CALLS] = address - base;
  }
}

static _Unwind_Reason_Code note_call(struct _Unwind_Context *context, void *into) {
  struct walk *walk = into;
  int is_before = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_before);
  walk->stack_pointer = _Unwind_GetCFA(context);
  walk->frame_pointer = _Unwind_GetGR(context, frame_register);
  // A call returns behind itself, which may be the next function.
  note_address(walk, is_before ? address : address - 1);
  return _URC_NO_REASON;
}

/// The outermost frame of the main thread's stack; 0 until `turnstile_note_last_calls` has seen it.
static uintptr_t outermost_frame;

/// Goes on along the saved frame pointers where the unwinder has stopped.
///
/// The unwinder stops at a function without a table of its frame. The Swift compiler writes none for functions that
/// cannot throw in C++'s sense, such as the one that initialises a global variable, but all its functions save the frame pointer.
static void follow_frame_pointers(struct walk *walk) {
  uintptr_t last = walk->stack_pointer, frame = walk->frame_pointer;
  while (frame >= last && frame < outermost_frame && frame % sizeof frame == 0) {
    const uintptr_t *saved = (const uintptr_t *)frame;
    note_address(walk, saved[1] - 1);
    last = frame + 1;
    frame = saved[0];
  }
}

static struct walk walk_stack(struct turnstile_calls *calls) {
  find_executable();
  struct walk walk = {.calls = calls};
  _Unwind_Backtrace(note_call, &walk);
  return walk;
}

void turnstile_note_calls(struct turnstile_calls *calls) {
  struct walk walk = walk_stack(calls);
  // The outermost frame is that of the main thread, and the stack of another thread may lie anywhere.
  if (getpid() == gettid()) follow_frame_pointers(&walk);
  // Whoever waits for it in another process takes the number for the sign that all of it is there.
  __atomic_store_n(&calls->count, walk.count, __ATOMIC_RELEASE);
}

static struct turnstile_calls *last_calls;

/// What ends a process by its own fault, a trap of either processor among it, and what it is asked with.
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU};

static void note_before(int number) {
  if (last_calls->count == 0) turnstile_note_calls(last_calls);
  // Its own action is in force again: this ends the process as it would have ended.
  raise(number);
}

static void note_before_exit(void) {
  if (last_calls->count == 0) turnstile_note_calls(last_calls);
}

int turnstile_last_calls_signal(void) { return SIGXCPU; }

void turnstile_note_last_calls(struct turnstile_calls *calls) {
  last_calls = calls;
  // What the unwinder loads when it is used first is loaded now.
  struct turnstile_calls now;
  struct walk walk = walk_stack(&now);
  if (getpid() == gettid()) outermost_frame = walk.stack_pointer;
  // Where the stack is used up, there is no other place left to run.
  static char stack[1 << 16];
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  // Whoever has started the gate may have kept from it what threads of a pool are not to hear.
  sigset_t asked;
  sigemptyset(&asked);
  sigaddset(&asked, turnstile_last_calls_signal());
  sigprocmask(SIG_UNBLOCK, &asked, NULL);
  for (size_t index = 0; index < sizeof deadly / sizeof *deadly; index++) {
    struct sigaction action;
    if (sigaction(deadly[index], NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action.sa_handler = note_before;
    action.sa_flags = (int)(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
    sigemptyset(&action.sa_mask);
    sigaction(deadly[index], &action, NULL);
  }
  atexit(note_before_exit);
}

// MARK: - Names

extern char *swift_demangle(const char *name, size_t length, char *into, size_t *room, uint32_t flags);

static const char *executable;
static size_t executable_size;

static bool map_executable(void) {
  static bool is_tried;
  if (is_tried) return executable != NULL;
  is_tried = true;
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat facts;
  if (fstat(file, &facts) == 0 && (size_t)facts.st_size > sizeof(ElfW(Ehdr))) {
    executable_size = (size_t)facts.st_size;
    void *memory = mmap(NULL, executable_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory != MAP_FAILED && memcmp(memory, ELFMAG, SELFMAG) == 0) executable = memory;
  }
  close(file);
  return executable != NULL;
}

/// The name as the linker knows it.
static const char *symbol(uint64_t address) {
  if (!map_executable()) return NULL;
  const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)executable;
  if (head->e_shoff + (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)) > executable_size) return NULL;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(executable + head->e_shoff);
  for (int index = 0; index < head->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > executable_size
        || names->sh_offset + names->sh_size > executable_size) return NULL;
    const ElfW(Sym) *symbols = (const ElfW(Sym) *)(executable + table->sh_offset);
    for (size_t entry = 0; entry < table->sh_size / sizeof *symbols; entry++) {
      const ElfW(Sym) *one = &symbols[entry];
      if (ELF64_ST_TYPE(one->st_info) != STT_FUNC || one->st_name >= names->sh_size) continue;
      if (address < one->st_value || address >= one->st_value + one->st_size) continue;
      return executable + names->sh_offset + one->st_name;
    }
  }
  return NULL;
}

int turnstile_function_name(uint64_t address, char *name, size_t room) {
  const char *mangled = symbol(address);
  if (mangled == NULL || room == 0) return 0;
  char *plain = swift_demangle(mangled, strlen(mangled), NULL, NULL, 0);
  strncpy(name, plain != NULL ? plain : mangled, room - 1);
  name[room - 1] = 0;
  free(plain);
  return 1;
}

#endif
