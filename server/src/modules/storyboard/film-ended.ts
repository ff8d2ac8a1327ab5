/** A film that ended well: its shots are charged, and filmed again for nothing while they stay. */
import { film } from '@contract/tools/film'
import type { Tx } from '../../platform/db/client'
import type { JobEnded } from '../job/events'
import { readJobRow } from '../job/read/service'
import { addCharged } from './charged'
import { lockByFilm, writeCharged } from './repository'

/** Inside the ending of a job. */
export async function rememberFilm(
  tx: Tx,
  { tool, status, userId, jobId }: Pick<JobEnded, 'tool' | 'status' | 'userId' | 'jobId'>,
): Promise<void> {
  if (tool !== film.id || status !== 'succeeded') return
  const row = await lockByFilm(tx, { userId, jobId })
  const job = await readJobRow(tx, { userId, id: jobId })
  if (row && job) await writeCharged(tx, row.id, addCharged(row, job.answer))
}
