/**
 * Paints the demo square: a few works a run, then its row in the queue continues with the rest.
 * Works interrupted by a restart are found missing and painted then.
 */
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { OwnEngines } from '../job/ports'
import { prepare } from '../job/run/call-engine'
import { removePictures, storePictures } from '../job/run/pictures'
import { newId } from '../../platform/lib/ids'
import { type GiveWayOptions, runUnlessJobsQueued } from '../samples/idle-work'
import type { Storage } from '../../integrations/storage/storage'
import { giveAvatar } from './avatar'
import { planDemoContest } from './contest'
import type { DemoWork } from './data/work'
import { acceptDemo, DEMO_WORKS, buildRequestId } from './plan'
import { publishDemo } from './publish'
import { queueDemo } from './queue'
import { listPainted } from './repository'
import { readAuthors } from './authors'

const TRY_AGAIN_MS = 5_000
/** Other work of the queue has its turn in between. */
const WORKS_A_RUN = 6

interface DemoOptions extends GiveWayOptions {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  readonly demo: boolean
}

async function paint(options: DemoOptions, work: DemoWork, signal: AbortSignal) {
  const authors = await readAuthors(options.db)
  const userId = authors.find(work.by).id
  const accepted = acceptDemo(options.engines, work)
  const { tool, engine, modelId, params } = accepted
  const order = { tool: tool.id, params, userId, engineId: engine.id, modelId }
  const { callEngine } = await prepare(
    { ...options, speech: null, noteClip: () => Promise.resolve() },
    order,
  )
  const startedAt = new Date()
  const result = await callEngine({ signal, onProgress: () => {} })
  return { id: newId(), startedAt, work, authors, accepted, result }
}

async function store(
  { db, storage }: DemoOptions,
  done: Awaited<ReturnType<typeof paint>>,
  signal: AbortSignal,
): Promise<void> {
  const painted = await storePictures(storage, done.result, { jobId: done.id, signal })
  try {
    // Remade from one that is public, or a work of its own.
    const { from } = done.work
    const remakeOf =
      from === null ? null : ((await listPainted(db)).get(buildRequestId(from)) ?? null)
    await publishDemo({ db, storage }, { ...done, remakeOf, painted })
  } catch (error) {
    await removePictures(storage, painted)
    throw error
  }
  // The one before may have been of the same author.
  const author = (await readAuthors(db)).find(done.work.by)
  await giveAvatar({ db, storage }, author, painted)
}

/** The next one is painted while the one before is labelled, encoded and stored. */
async function paintInTurn(
  options: DemoOptions,
  works: readonly DemoWork[],
  signal: AbortSignal,
): Promise<void> {
  let storing = Promise.resolve()
  try {
    for (const work of works) {
      const done = await paint(options, work, signal)
      await storing
      storing = store(options, done, signal)
      // Its failure is met where it is waited for.
      storing.catch(() => {})
    }
  } finally {
    await storing
  }
}

/** A few of what is left. Rejects when the engine does; the queue tries again later. */
export async function paintDemo(
  options: DemoOptions,
  outer: AbortSignal,
  atOnce = WORKS_A_RUN,
): Promise<void> {
  const { db } = options
  // Queued before it was switched off.
  if (!options.demo) return
  const done = await listPainted(db)
  const left = DEMO_WORKS.filter(({ id }) => !done.has(buildRequestId(id)))
  if (left.length === 0) {
    await planDemoContest(db, new Date())
    return
  }
  const painted = await runUnlessJobsQueued(options, outer, (signal) =>
    paintInTurn(options, left.slice(0, atOnce), signal),
  )
  await queueDemo(db, painted ? 0 : TRY_AGAIN_MS)
}
