/**
 * Counters of the work of this process, on one registry. Each instrument costs memory alone:
 * no statement, no file. Rates and sums over processes are the reader's.
 */
import { isOwnModel } from '@contract/own-models'
import { Counter, Histogram, Registry } from 'prom-client'

export interface EndedJob {
  readonly tool: string
  readonly engineId: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  /** Of the contract; null where it succeeded. */
  readonly errorCode: string | null
  readonly createdAt: Date
  /** Of its last run; null when it never began. */
  readonly startedAt: Date | null
  readonly finishedAt: Date
}

export interface Metrics {
  readonly registry: Registry
  jobEnded(job: EndedJob): void
}

/** Engines by people's own keys are one: there may be as many as people. */
export function engineLabel(engineId: string): string {
  return isOwnModel(engineId) ? 'own' : engineId
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, to.getTime() - from.getTime()) / 1000

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const ended = new Counter({
    name: 'jobs_ended_total',
    help: 'Jobs that ended here, by what became of them; reason: the error code, else none',
    labelNames: ['tool', 'engine', 'outcome', 'reason'],
    registers,
  })
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Last run of the jobs that succeeded here, from its beginning to its end',
    labelNames: ['tool', 'engine'],
    buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640],
    registers,
  })
  const waits = new Histogram({
    name: 'job_wait_seconds',
    help: 'From the submit of a job that ended here to the beginning of its last run',
    labelNames: ['engine'],
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 180, 600, 1800, 7200],
    registers,
  })
  return {
    registry,
    jobEnded(job) {
      const { tool, status: outcome, startedAt, finishedAt } = job
      const engine = engineLabel(job.engineId)
      ended.inc({ tool, engine, outcome, reason: job.errorCode ?? 'none' })
      if (startedAt === null) return
      waits.observe({ engine }, secondsBetween(job.createdAt, startedAt))
      if (outcome === 'succeeded')
        durations.observe({ tool, engine }, secondsBetween(startedAt, finishedAt))
    },
  }
}
