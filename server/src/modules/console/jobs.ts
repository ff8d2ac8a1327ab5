/** Everybody's jobs, and what the staff does with one. */
import type { consoleJobEndpoints } from '@contract/endpoints/console/jobs'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { cancelForOwner, readAllJobs, readAnyJob, requeue, type StaffJob } from '../job/staff'
import { notify } from '../notification/notify'
import { logAct } from './log'
import { pageView } from './pages'
import { texts } from './texts'

type Endpoints = typeof consoleJobEndpoints
type JobsDeps = Pick<ConsolePorts, 'db' | 'storage' | 'jobEvents' | 'jobs'>
interface Wish {
  readonly id: string
  readonly reason: string
}

export async function listJobs(
  deps: JobsDeps,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const { page, pageSize, list, code, q } = query
  const { rows, total } = await readAllJobs(deps, { page, pageSize, list, code, q })
  return pageView(query, total, rows)
}

/** Throws NOT_FOUND. */
async function requireJob(deps: JobsDeps, id: string): Promise<StaffJob> {
  const job = await readAnyJob(deps, id)
  if (!job) throw new AppError('NOT_FOUND', { message: texts.noJob })
  return job
}

async function done(
  tx: Tx,
  staff: StaffUser,
  act: { command: 'cancel-job' | 'retry-job'; job: StaffJob; reason: string },
): Promise<void> {
  const { command, reason, job } = act
  const { id, userId, engineId, status } = job
  await logAct(tx, staff, { command, args: [id], result: { userId, engineId, status }, reason })
}

/** Throws NOT_FOUND, CONFLICT when it has ended. */
export async function cancelJob(deps: JobsDeps, staff: StaffUser, { id, reason }: Wish) {
  const job = await requireJob(deps, id)
  const { userId } = job
  await transaction(deps.db, async (tx) => {
    if (!(await cancelForOwner(deps, tx, { userId, id })))
      throw new AppError('CONFLICT', { message: texts.jobEnded })
    const words = texts.jobCancelled(job.prompt?.trim() || job.toolName, reason)
    await notify(tx, { userId, kind: 'system', groupKey: `cancel:${id}`, data: { words } })
    await done(tx, staff, { command: 'cancel-job', job, reason })
  })
  deps.jobs.cancel(id)
  return requireJob(deps, id)
}

/** Throws NOT_FOUND, CONFLICT when it does not run. */
export async function retryJob(deps: JobsDeps, staff: StaffUser, { id, reason }: Wish) {
  const job = await requireJob(deps, id)
  await transaction(deps.db, async (tx) => {
    if (!(await requeue(tx, job))) throw new AppError('CONFLICT', { message: texts.jobIdle })
    await done(tx, staff, { command: 'retry-job', job, reason })
  })
  return requireJob(deps, id)
}
