/** Writes progress now and then instead of at every step: the newest wins, one write at a time. */
export interface ProgressWriter<T> {
  report(value: T): void
  /** Nothing is written after this resolves. */
  stop(): Promise<void>
}

export function createProgressWriter<T>(options: {
  write(value: T): Promise<void>
  intervalMs: number
}): ProgressWriter<T> {
  let latest: { value: T } | null = null
  let writing: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let stopped = false

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = null
      writing = flush().finally(() => {
        writing = null
        if (latest && !stopped) schedule(options.intervalMs)
      })
    }, delayMs)
  }

  async function flush(): Promise<void> {
    const next = latest
    latest = null
    if (next) await options.write(next.value)
  }

  return {
    report(value) {
      if (stopped) return
      latest = { value }
      if (!writing) schedule(options.intervalMs)
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}
