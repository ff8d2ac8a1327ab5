/** A picture painted for a demo author becomes a job, a picture and a public work at once. */
import { workContent } from '@contract/endpoints/works'
import type { Db } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { EngineResult } from '../../integrations/engines/engine'
import { insertDone } from '../job/done'
import type { NewPicture } from '../job/rows'
import type { Accepted } from '../job/submit/accept'
import { newWork } from '../works/new-work'
import { insertPublicWork } from '../works/publish'
import { countRemake } from '../works/remakes'
import type { Storage } from '../../integrations/storage/storage'
import type { Authors } from './authors'
import type { DemoWork } from './data/work'
import { chooseLikers, buildRequestId } from './plan'
import { insertLikes } from './repository'

interface Painted {
  /** Of the job. */
  readonly id: string
  readonly startedAt: Date
  readonly work: DemoWork
  readonly accepted: Accepted
  readonly authors: Authors
  readonly remakeOf: string | null
  readonly painted: readonly NewPicture[]
  readonly result: EngineResult
}

/** As a real job's row: nothing was paid for it. */
function buildJob(
  { id, startedAt, work, accepted, authors, remakeOf, result }: Painted,
  now: Date,
) {
  const { engine, modelId, params, tool } = accepted
  const requestId = buildRequestId(work.id)
  const reading = result.reading && {
    understood: [...result.reading.understood],
    ignored: [...result.reading.ignored],
    ...(result.reading.manner && { manner: [...result.reading.manner] }),
  }
  return {
    id,
    userId: authors.find(work.by).id,
    requestId,
    requestHash: requestId,
    tool: tool.id,
    params: { ...params },
    engineId: engine.id,
    modelId,
    costCredits: 0,
    remakeOf,
    reading,
    attempt: 1,
    createdAt: startedAt,
    startedAt,
    finishedAt: now,
  }
}

/** Not reviewed: it came with the installation. */
export async function publishDemo(
  { db, storage }: { db: Db; storage: Storage },
  done: Painted,
): Promise<void> {
  const { work, authors, remakeOf } = done
  const [picture] = done.painted
  if (!picture) throw new Error(`nothing was painted for ${work.id}`)
  const now = new Date()
  const likers = chooseLikers(work).map((key) => authors.find(key).id)
  await transaction(db, async (tx) => {
    const own = await insertDone(tx, buildJob(done, now), picture)
    const { title, words, tags } = work
    const content = workContent.parse({ title, words, tags: [...tags] })
    const row = await newWork({ db: tx, storage }, own, { content })
    await insertPublicWork(tx, { ...row, demo: true, likeCount: likers.length, createdAt: now })
    await insertLikes(tx, row.id, likers)
    if (remakeOf !== null) await countRemake(tx, { workId: remakeOf, makerId: own.job.userId })
  })
}
