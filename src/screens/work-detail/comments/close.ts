import { call } from '@/api/call'
import { write } from '@/api/write'
import { showToast } from '@/platform/toast'
import { MORE } from '../texts'
import { setClosed } from './cache'

/** Closes an own work for new comments, or opens it again. */
export async function closeComments(workId: string, closed: boolean): Promise<void> {
  const body = { workId, closed }
  if (!(await write(() => call('POST /api/comment/close', { body })))) return
  setClosed(workId, closed)
  showToast(closed ? MORE.commentsClosed : MORE.commentsOpened)
}
