/** Whether the process is on its way out; set once, by whoever stops it. */
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
