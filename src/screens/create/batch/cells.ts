/** A batch as far as it was ordered: pure. */
import { type Batch, type BatchCell, listCells } from '@contract/batch'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'

export interface BatchState {
  /** The latest job of each cell. */
  byCell: ReadonlyMap<number, JobView>
  done: readonly JobView[]
  running: readonly JobView[]
  failed: readonly JobView[]
  /** Ticked on the form and not ordered yet. */
  rest: readonly BatchCell[]
  charged: number
}

export function readBatch(batch: Batch, jobs: readonly JobView[]): BatchState {
  const byCell = new Map(jobs.flatMap((job) => (job.batch ? [[job.batch.cell, job]] : [])))
  const latest = [...byCell.values()]
  const chosen = new Set(jobs.flatMap((job) => job.batch?.chosen ?? []))
  return {
    byCell,
    done: latest.filter(hasResult),
    running: latest.filter(({ status }) => !isTerminal(status)),
    failed: latest.filter((job) => isTerminal(job.status) && !hasResult(job)),
    rest: listCells(batch).filter(({ index }) => chosen.has(index) && !byCell.has(index)),
    charged: jobs.reduce((sum, { spentCredits }) => sum + spentCredits, 0),
  }
}

/** With new jobs in place of the earlier ones of their cells, in the order of the cells. */
export function mergeCells(jobs: readonly JobView[], added: readonly JobView[]): JobView[] {
  const cells = new Set(added.map(({ batch }) => batch?.cell))
  return [...jobs.filter(({ batch }) => !cells.has(batch?.cell)), ...added].sort(
    (a, b) => (a.batch?.cell ?? 0) - (b.batch?.cell ?? 0),
  )
}
