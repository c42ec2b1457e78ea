#include "RuntimeHooks.h"

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
