/** Work that goes on after an answer was sent: its errors are logged, and closing waits for it. */
import type { Logger } from 'pino'

export interface Background {
  /** Starts `work` after the present turn of the event loop; `name` is what the log calls it. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when everything that was started has ended. */
  settled(): Promise<void>
}

export function createBackground({ log }: { log: Logger }): Background {
  const running = new Set<Promise<void>>()
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    run(name, work) {
      const one = nextTurn()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(one))
      running.add(one)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
