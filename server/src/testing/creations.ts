/** Finished creations for tests, without painting any. */
import type { Db } from '../platform/db/client'
import { jobs, pictures } from '../platform/db/schema'
import { newId } from '../platform/lib/ids'

/** A finished job of this person with one picture; resolves with its id. */
export async function makeCreation(
  db: Db,
  userId: string,
  changes: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(jobs).values({
    id,
    userId,
    requestId: id,
    requestHash: id,
    tool: 'text2img',
    params: { prompt: '山' },
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 1,
    status: 'succeeded',
    ...changes,
  })
  await db.insert(pictures).values({
    id: newId(),
    jobId: id,
    index: 0,
    key: `jobs/${id}/0.png`,
    thumbKey: `jobs/${id}/0.webp`,
    mime: 'image/png',
    width: 768,
    height: 1024,
    sizeBytes: 1,
    thumbhash: id.slice(0, 8),
    color: '#204060',
  })
  return id
}
