/** Actions of the staff on a user's job. Each runs in the caller's transaction. */
import { MAX_COUNTED, numberedRange, type PageRequest } from '../../platform/http/paging'
import type { Tx } from '../../platform/db/client'
import { endInside } from './owner'
import { toolName } from './people'
import type { JobPorts } from './ports'
import {
  countJobs,
  findAnyJob,
  type JobSearch,
  searchJobs,
  type StaffJobRow,
} from './repository/staff'
import { requeueRun } from './run/endings'

type ViewDeps = Pick<JobPorts, 'db' | 'storage'>

function view({ storage }: Pick<JobPorts, 'storage'>, { tool, thumbKey, ...row }: StaffJobRow) {
  return {
    ...row,
    toolName: toolName(tool),
    thumbUrl: thumbKey === null ? null : storage.url(thumbKey),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

export async function readAllJobs(deps: ViewDeps, search: JobSearch & PageRequest) {
  const rows = await searchJobs(deps.db, search, numberedRange(search))
  const total = await countJobs(deps.db, search, MAX_COUNTED)
  return { total, rows: rows.map((row) => view(deps, row)) }
}

/** Null: there is none, or its owner deleted it. */
export async function readAnyJob(deps: ViewDeps, id: string) {
  const row = await findAnyJob(deps.db, id)
  return row && view(deps, row)
}

/** False when it had ended. The run, if any, ends when `tx` has committed: see dropLostRuns. */
export function cancelForOwner(
  deps: Pick<JobPorts, 'jobEvents'>,
  tx: Tx,
  job: { userId: string; id: string },
): Promise<boolean> {
  return endInside(deps, tx, job)
}

/** Puts a running job back into the queue; its run is dropped. False when it does not run. */
export async function requeue(tx: Tx, job: StaffJob): Promise<boolean> {
  if (job.status !== 'running') return false
  return requeueRun(tx, { jobId: job.id, attempt: job.attempt })
}

export type StaffJob = NonNullable<Awaited<ReturnType<typeof readAnyJob>>>
