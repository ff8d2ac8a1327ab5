/** Jobs and their pictures as rows, for tests of what is done with them. */
import type pg from 'pg'
import type { Db } from '../platform/db/client'
import { jobs, pictures } from '../platform/db/schema'
import { newId } from '../platform/lib/ids'

type JobValues = typeof jobs.$inferInsert

/** A successful job by default. */
export async function insertJob(
  db: Db,
  userId: string,
  over: Partial<JobValues> = {},
): Promise<string> {
  const id = newId()
  await db.insert(jobs).values({
    id,
    userId,
    requestId: id,
    requestHash: id,
    tool: 'text2img',
    params: { prompt: '山雨' },
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 1,
    status: 'succeeded',
    ...over,
  })
  return id
}

/** A picture of a job. Its files are not there. */
export async function insertPicture(db: Db, jobId: string, index = 0): Promise<string> {
  const id = newId()
  await db.insert(pictures).values({
    id,
    jobId,
    index,
    key: `${id}.png`,
    thumbKey: `${id}.webp`,
    mime: 'image/png',
    width: 1024,
    height: 768,
    sizeBytes: 1,
    thumbhash: '',
    color: '#123456',
    seed: 1,
  })
  return id
}

/** Stored bytes of all pictures, as the triggers recorded them. */
export async function readPictureBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select coalesce(sum(bytes), 0)::float8 as bytes from storage_bytes where kind = 'pictures'`,
  )
  return rows[0]?.bytes ?? 0
}
