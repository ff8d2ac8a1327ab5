/** The job queue of a process, from the parts it works with. */
import type { CoreDeps } from '../ports'
import type { EngineRegistry } from '../engines/registry'
import type { Storage } from '../storage/storage'
import type { JobQueue } from './queue'
import { createJobQueue } from './worker'

/** `works` = false: the process only submits, others paint. */
export function createConfiguredQueue(
  core: CoreDeps,
  parts: { storage: Storage; engines: EngineRegistry; works: boolean },
): JobQueue {
  const { config } = core
  return createJobQueue({
    db: core.db,
    pool: core.pool,
    log: core.log,
    storage: parts.storage,
    engines: parts.engines,
    concurrency: config.workerConcurrency,
    jobTimeoutMs: config.jobTimeoutMs,
    demo: config.demo,
    works: parts.works,
    embedded: core.database.kind === 'embedded',
  })
}
