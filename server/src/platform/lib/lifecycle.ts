/** Whether the process is stopping; set once. */
export interface Lifecycle {
  isStopping(): boolean
  stop(): void
}

export function createLifecycle(): Lifecycle {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true
    },
  }
}
