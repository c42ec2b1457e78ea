// Elsewhere nothing is compiled: LinuxOnly says so, and says it once.
#ifdef __linux__

#define _GNU_SOURCE
#include "LinuxProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int turnstile_memory(size_t size) {
  int low = memfd_create("turnstile", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (low < 0) return -1;
  // Out of the way of the numbers a worker finds its pipes at.
  int memory = fcntl(low, F_DUPFD_CLOEXEC, 16);
  close(low);
  if (memory < 0 || size == 0) return memory;
  if (ftruncate(memory, (off_t)size) != 0) {
    close(memory);
    return -1;
  }
  // Where sealing is not known, the memory is as good as it was before there was sealing.
  fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
  return memory;
}

static void heard(int signal) { (void)signal; }

void turnstile_look_after_children(void) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // A worker that a subject has stopped would never see that its gate is gone.
  prctl(PR_SET_PDEATHSIG, SIGCONT);
  // A child that ends interrupts the wait for it, and nothing else: it is blocked everywhere but there.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  sigprocmask(SIG_BLOCK, &set, NULL);
  struct sigaction action = {.sa_handler = heard};
  sigemptyset(&action.sa_mask);
  sigaction(SIGCHLD, &action, NULL);
}

pid_t turnstile_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child > 0) setpgid(child, child);
  if (child != 0) return child;
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_CHILD_SUBREAPER, 0);
  if (getppid() != parent) _exit(1);
  signal(SIGCHLD, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  return 0;
}

int turnstile_wait(int pipe, pid_t child, int *status) {
  sigset_t open;
  sigprocmask(SIG_BLOCK, NULL, &open);
  sigdelset(&open, SIGCHLD);
  for (;;) {
    pid_t ended = waitpid(child, status, WNOHANG);
    if (ended == child) return 0;
    if (ended < 0 && errno != EINTR) {
      *status = 0;
      return 0;
    }
    struct pollfd input = {.fd = pipe, .events = POLLIN};
    if (ppoll(&input, 1, NULL, &open) > 0) return 1;
  }
}

/// The children this process has now, as the system lists them.
static FILE *open_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  return fopen(path, "re");
}

static void kill_children(void) {
  FILE *list = open_children();
  if (list == NULL) return;
  int child;
  while (fscanf(list, "%d", &child) == 1) kill(child, SIGKILL);
  fclose(list);
}

static void wait_a_moment(void) {
  struct timespec moment = {.tv_nsec = 1000000};
  nanosleep(&moment, NULL);
}

void turnstile_adopt_orphans(void) {
  FILE *list = open_children();
  if (list == NULL) return;
  int child;
  // Whoever was given children by the program it has replaced could not tell their orphans from its own.
  if (fscanf(list, "%d", &child) != 1) prctl(PR_SET_CHILD_SUBREAPER, 1);
  fclose(list);
}

void turnstile_end_orphans(const pid_t *own, size_t count) {
  int adopts = 0;
  if (prctl(PR_GET_CHILD_SUBREAPER, &adopts) != 0 || !adopts) return;
  for (int round = 0; round < 2000; round++) {
    FILE *list = open_children();
    if (list == NULL) return;
    bool found = false;
    int child;
    while (fscanf(list, "%d", &child) == 1) {
      bool is_own = false;
      for (size_t index = 0; index < count; index++) is_own |= own[index] == child;
      if (is_own) continue;
      found = true;
      kill(child, SIGKILL);
      waitpid(child, NULL, WNOHANG);
    }
    fclose(list);
    if (!found) return;
    wait_a_moment();
  }
}

void turnstile_end_descendants(pid_t child) {
  kill(-child, SIGKILL);
  // What is orphaned becomes this process's child, one generation after the other. Two seconds are enough for
  // anything but a process the system itself cannot end.
  for (int round = 0; round < 2000; round++) {
    pid_t ended = waitpid(-1, NULL, WNOHANG);
    if (ended < 0 && errno != EINTR) return;
    if (ended != 0) continue;
    kill_children();
    wait_a_moment();
  }
}

void turnstile_close_from(int first) {
  if (close_range((unsigned)first, ~0U, 0) == 0) return;
  for (int descriptor = first; descriptor < 4096; descriptor++) close(descriptor);
}

__attribute__((weak)) void turnstile_gate_is_here(void);

int turnstile_ask_gate(void) {
  if (!turnstile_gate_is_here) return 0;
  turnstile_gate_is_here();
  return 1;
}

#endif
