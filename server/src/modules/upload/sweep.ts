/** Removes what was posted under a grant that has passed, and what a killed process half stored. */
import { inArray, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db/client'
import { uploadGrants } from '../../platform/db/schema'
import { sweepPending } from '../../integrations/storage/pending'
import type { Storage } from '../../integrations/storage/storage'
import { sweepUsage } from './budget'
import { deletePosted } from './parts'

export const SWEEP_UPLOADS_TASK = 'sweep_uploads'

/** A slow post may end a little after its grant; a confirmation is answered again for this long. */
const GRANT_AFTERLIFE_MINUTES = 60
const BATCH = 500

/** Objects go before rows: a sweep that dies half-way finds them again. */
export async function sweepUploads({
  db,
  storage,
  log,
}: {
  db: Db
  storage: Storage
  log: Logger
}): Promise<number> {
  const cutoff = sql`now() - ${GRANT_AFTERLIFE_MINUTES} * interval '1 minute'`
  let swept = 0
  for (;;) {
    const grants = await db
      .select({ key: uploadGrants.key })
      .from(uploadGrants)
      .where(lt(uploadGrants.expiresAt, cutoff))
      .limit(BATCH)
    if (grants.length === 0) break
    const keys = grants.map(({ key }) => key)
    await deletePosted(storage, keys)
    await db.delete(uploadGrants).where(inArray(uploadGrants.key, keys))
    swept += keys.length
  }
  swept += await sweepPending({ db, storage })
  await sweepUsage(db)
  if (swept > 0) log.info({ swept }, 'expired uploads swept')
  return swept
}
