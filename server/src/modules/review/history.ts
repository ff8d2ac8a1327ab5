/** Past decisions, for the console. */
import { numberedRange, type PageRequest } from '../../platform/http/paging'
import type { Db } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'
import { countDecisions, type HistoryFilter, listDecisions } from './history-repository'

export async function readDecisions(
  { db, storage }: { db: Db; storage: Storage },
  wish: HistoryFilter & PageRequest,
) {
  const rows = await listDecisions(db, wish, numberedRange(wish))
  return {
    total: await countDecisions(db, wish),
    rows: rows.map(({ id, createdAt, workId, title, state, thumbKey, ...row }) => ({
      id: String(id),
      decision: row.decision,
      reason: row.reason,
      reviewer: row.reviewer ?? row.reviewerId,
      createdAt: createdAt.toISOString(),
      work:
        workId === null || title === null || state === null || thumbKey === null
          ? null
          : { id: workId, title, state, thumbUrl: storage.url(thumbKey) },
    })),
  }
}
