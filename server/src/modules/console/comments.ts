/** Comments at the console: search, hide, restore. */
import type { consoleCommentEndpoints } from '@contract/endpoints/console/comments'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { hideByStaff, restoreByStaff } from '../comment/moderation'
import { listForStaff } from '../comment/staff-repository'
import { logAct } from './log'
import type { ConsolePorts } from './ports'

type Endpoints = typeof consoleCommentEndpoints
type CommentDeps = Pick<ConsolePorts, 'db' | 'now' | 'commentBlocks' | 'storage'>

export async function listComments(
  { db, storage }: CommentDeps,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const rows = await listForStaff(db, query, timeRange(query))
  const { shown, frame } = pageOfRows(rows, query, {
    // Not counted, as there may be millions: the rows up to the first one of the next page.
    total: (query.page - 1) * query.pageSize + rows.length,
    cursorOf: (row) => writeCursor(row),
  })
  const list = shown.map(({ userId, nickname, workId, title, thumbKey, createdAt, ...row }) => ({
    ...row,
    user: userId === null || nickname === null ? null : { id: userId, nickname },
    work: { id: workId, title, thumbUrl: storage.url(thumbKey) },
    createdAt: createdAt.toISOString(),
  }))
  return { list, ...frame }
}

interface Act {
  readonly id: string
  readonly reason: string
}

/** Throws NOT_FOUND, CONFLICT for a comment that others do not see. */
export async function hideComment(deps: CommentDeps, staff: StaffUser, act: Act): Promise<null> {
  return transaction(deps.db, async (tx) => {
    const userId = await hideByStaff(deps, tx, act)
    const { id, reason } = act
    await logAct(tx, staff, { command: 'comment-hide', args: [id], result: { userId }, reason })
    return null
  })
}

/** Throws NOT_FOUND, CONFLICT for a comment that is neither hidden nor refused. */
export async function restoreComment(deps: CommentDeps, staff: StaffUser, act: Act): Promise<null> {
  return transaction(deps.db, async (tx) => {
    const userId = await restoreByStaff(deps, tx, act)
    const { id, reason } = act
    await logAct(tx, staff, { command: 'comment-restore', args: [id], result: { userId }, reason })
    return null
  })
}
