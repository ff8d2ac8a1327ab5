/**
 * Paints the demo square: one work a run, then its row in the queue stands for the next. What a
 * restart interrupts is found missing and painted then.
 */
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import type { EngineRegistry } from '../engines/registry'
import { prepare } from '../jobs/ask-engine'
import { removePictures, storePictures } from '../jobs/pictures'
import { newId } from '../lib/ids'
import { unlessSomeoneWaits } from '../samples/give-way'
import type { Storage } from '../storage/storage'
import { giveAvatar } from './avatar'
import type { DemoWork } from './data/work'
import { acceptDemo, DEMO_WORKS, requestIdOf } from './plan'
import { publishDemo } from './publish'
import { queueDemo } from './queue'
import { listPainted } from './repository'
import { readAuthors } from './authors'

const TRY_AGAIN_MS = 5_000

export interface DemoOptions {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly log: Logger
  readonly demo: boolean
}

async function paintWork(
  options: DemoOptions,
  { work, remakeOf }: { work: DemoWork; remakeOf: string | null },
  signal: AbortSignal,
): Promise<void> {
  const { db, storage } = options
  const authors = await readAuthors(db)
  const author = authors.find(work.by)
  const accepted = acceptDemo(options.engines, work)
  const { tool, engine, modelId, params } = accepted
  const asked = { tool: tool.id, params, userId: author.id, engineId: engine.id, modelId }
  const ask = await prepare(options, asked)
  const job = { id: newId(), startedAt: new Date() }
  const result = await ask({ signal, onProgress: () => {} })
  const painted = await storePictures(storage, result, { jobId: job.id, signal })
  try {
    await publishDemo(
      { db, storage },
      { ...job, work, accepted, authors, remakeOf, painted, result },
    )
  } catch (error) {
    await removePictures(storage, painted)
    throw error
  }
  await giveAvatar({ db, storage }, author, painted)
}

/** Rejects when the engine does; the queue tries again later. */
export async function paintDemo(options: DemoOptions, outer: AbortSignal): Promise<void> {
  const { db } = options
  // Queued before it was switched off.
  if (!options.demo) return
  const done = await listPainted(db)
  const work = DEMO_WORKS.find(({ id }) => !done.has(requestIdOf(id)))
  if (!work) return
  // Remade from one that is public, or a work of its own.
  const remakeOf = work.from === null ? null : (done.get(requestIdOf(work.from)) ?? null)
  const painted = await unlessSomeoneWaits(options, outer, (signal) =>
    paintWork(options, { work, remakeOf }, signal),
  )
  await queueDemo(db, painted ? 0 : TRY_AGAIN_MS)
}
