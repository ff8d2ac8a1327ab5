/** Asks servers what they offer: at the start, and now and then, because models come and go. */
import type { Logger } from 'pino'
import type { Engine } from './engine'

/** Longest wait at the start: a server that is off must not hold up everything else. */
const CHECK_TIMEOUT_MS = 10_000
const AGAIN_MS = 10 * 60_000
/** A machine at home is switched on only for painting. */
const AGAIN_UNMET_MS = 30_000

export function createLearner(engines: readonly Engine[], log?: Pick<Logger, 'warn'>) {
  const learning = engines.filter(
    ({ check, capabilities }) => check !== undefined && capabilities.models.length === 0,
  )
  const logged = new Set<string>()
  const timers = new Map<Engine, NodeJS.Timeout>()
  let stopped = false

  async function learn(engine: Engine, isFirst: boolean): Promise<void> {
    let nextMs = AGAIN_MS
    try {
      await engine.check?.({ signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
      for (const notice of engine.notices?.() ?? []) {
        const key = `${engine.id} ${notice}`
        if (!logged.has(key)) log?.warn({ engine: engine.id }, notice)
        logged.add(key)
      }
    } catch (error) {
      nextMs = AGAIN_UNMET_MS
      const sentence = error instanceof Error ? error.message : String(error)
      // Once: it may be off for days.
      if (isFirst) log?.warn({ engine: engine.id }, `${engine.id} is not offered yet: ${sentence}`)
    }
    if (stopped) return
    const timer = setTimeout(() => void learn(engine, false), nextMs)
    timer.unref()
    timers.set(engine, timer)
  }

  let started: Promise<void> | null = null
  return {
    ready: (): Promise<void> => {
      started ??= Promise.all(learning.map((engine) => learn(engine, true))).then(() => {})
      return started
    },
    stop(): void {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
