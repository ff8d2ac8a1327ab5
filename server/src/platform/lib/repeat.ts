/** Runs a task again and again, never two at once, until stopped. */
export interface Repeating {
  /** Resolves when the task is not running any more. */
  stop(): Promise<void>
}

export function repeat(
  task: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout

  function plan(): void {
    timer = setTimeout(() => {
      running = task()
        .catch(onError)
        .finally(() => {
          if (!stopped) plan()
        })
    }, everyMs)
  }
  plan()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
