/**
 * Figures of the whole installation: every server reports the same ones, so a reader takes the
 * largest, not the sum. All are read together, at most once in five seconds for each server,
 * for any number of callers.
 *
 * What a reading costs: the index of open jobs twice and a step into the ledger's for each of their
 * owners; the queue's table once; of `workers`, `engine_health`, `settings` and `sms_days` a few
 * rows by their keys. What would read a large table (the bytes of all files) is counted once an
 * hour by one process, and only looked up here.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { parseBackupTime, LAST_BACKUP } from '../../platform/db/last-backup'
import { readSettings } from '../../platform/db/settings'
import { cached } from '../../platform/lib/cached'
import { engineLabel } from '../../platform/metrics/metrics'
import { sentToday } from '../../modules/auth/code-limits'
import { sumHeld } from '../../modules/credits/repository'
import { countOpenJobs } from '../../modules/job/repository/figures'
import { listHealth } from '../../modules/job/run/circuit-breaker'
import type { InstallationPorts } from './ports'
import { SILENT_MS } from '../../platform/queue/limits'
import { countExhaustedTasks, countWorkers } from '../../platform/queue/tasks'
import { STORAGE_SIZE, parseStorageSize } from './storage-size'

const FRESH_MS = 5_000
/** A database that does not answer must not keep the figures of the process from being read. */
const ANSWER_WITHIN_MS = 2_000

type GaugedDeps = Pick<InstallationPorts, 'config' | 'db' | 'engines' | 'log' | 'now'>

/** One after the other, so that they take one connection of the pool. */
async function readFigures(deps: GaugedDeps) {
  const { db } = deps
  const open = await countOpenJobs(db)
  const held = await sumHeld(db)
  const givenUp = await countExhaustedTasks(db)
  const { workers, slots } = await countWorkers(db, SILENT_MS)
  const health = await listHealth(db)
  const facts = await readSettings(db, [STORAGE_SIZE, LAST_BACKUP])
  const sent = await sentToday(deps)
  return {
    open,
    held,
    givenUp,
    workers,
    slots,
    health,
    sent,
    storage: parseStorageSize(facts.get(STORAGE_SIZE)),
    backupAt: parseBackupTime(facts.get(LAST_BACKUP)),
  }
}

type Figures = Awaited<ReturnType<typeof readFigures>>

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = sleep(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  late.catch(() => undefined)
  return Promise.race([work, late])
}

type Labels = Readonly<Record<string, string>>
type Sample = readonly [labels: Labels, value: number]

/** Samples of one gauge, by figures that were read. */
interface Row {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  samples(figures: Figures): readonly Sample[]
  /** A label that was reported once is 0 when it is gone, so that a reader sees it fall. */
  readonly falls?: boolean
}

function openRows(status: 'queued' | 'running'): (figures: Figures) => Sample[] {
  return ({ open }) =>
    summed(
      open
        .filter((row) => row.status === status)
        .map(({ tool, engineId, jobs }) => [{ tool, engine: engineLabel(engineId) }, jobs]),
      (a, b) => a + b,
    )
}

/** Samples of the same labels become one. */
function summed(samples: readonly Sample[], join: (a: number, b: number) => number): Sample[] {
  const byLabels = new Map<string, Sample>()
  for (const [labels, value] of samples) {
    const key = JSON.stringify(labels)
    const before = byLabels.get(key)
    byLabels.set(key, [labels, before ? join(before[1], value) : value])
  }
  return [...byLabels.values()]
}

function sampleOldestWaits({ open }: Figures): Sample[] {
  const waiting = open.filter(({ status }) => status === 'queued')
  return summed(
    waiting.map(({ tool, engineId, oldestSeconds }) => [
      { tool, engine: engineLabel(engineId) },
      oldestSeconds,
    ]),
    Math.max,
  )
}

function buildRows({ engines, config, now }: GaugedDeps): Row[] {
  const ofEngines = (value: (engineId: string, figures: Figures) => number) => (all: Figures) =>
    engines.all().map(({ id }): Sample => [{ engine: id }, value(id, all)])
  const findHealth = (id: string, { health }: Figures) =>
    health.find(({ engineId }) => engineId === id)
  const ofJobs = { labels: ['tool', 'engine'], falls: true }
  return [
    { name: 'jobs_waiting', help: 'Jobs that wait', ...ofJobs, samples: openRows('queued') },
    { name: 'jobs_running', help: 'Jobs that run', ...ofJobs, samples: openRows('running') },
    {
      name: 'jobs_oldest_wait_seconds',
      help: 'Since the submit of the oldest job that waits',
      ...ofJobs,
      samples: sampleOldestWaits,
    },
    {
      name: 'tasks_given_up',
      help: 'Tasks of the queue that failed as often as they may',
      labels: ['task'],
      falls: true,
      samples: ({ givenUp }) => givenUp.map(({ task, tasks }) => [{ task }, tasks]),
    },
    {
      name: 'workers_alive',
      help: 'Processes that work on jobs, seen in the last 15 seconds',
      labels: [],
      samples: ({ workers }) => [[{}, workers]],
    },
    {
      name: 'worker_slots',
      help: 'Tasks that these processes work on at once',
      labels: [],
      samples: ({ slots }) => [[{}, slots]],
    },
    {
      name: 'credits_held',
      help: 'Credits on hold of everybody who has an open job',
      labels: [],
      samples: ({ held }) => [[{}, held]],
    },
    {
      name: 'engine_paused',
      help: '1 while a failed engine is paused, else 0',
      labels: ['engine'],
      samples: ofEngines((id, all) => {
        const until = findHealth(id, all)?.pausedUntil ?? null
        return until !== null && until > now() ? 1 : 0
      }),
    },
    {
      name: 'engine_failures_in_a_row',
      help: 'Failures of an engine since it last worked',
      labels: ['engine'],
      samples: ofEngines((id, all) => findHealth(id, all)?.failures ?? 0),
    },
    {
      name: 'storage_bytes',
      help: 'Bytes of files that rows name, without thumbnails and stages; counted once an hour',
      labels: ['kind'],
      samples: ({ storage }) =>
        storage ? Object.entries(storage).map(([kind, bytes]) => [{ kind }, bytes]) : [],
    },
    {
      name: 'backup_age_seconds',
      help: 'Since the last backup that was made; absent: none was',
      labels: [],
      samples: ({ backupAt }) =>
        backupAt ? [[{}, Math.max(0, now().getTime() - backupAt.getTime()) / 1000]] : [],
    },
    {
      name: 'backup_interval_seconds',
      help: 'How often a backup is to be made; 0: only when an operator says so',
      labels: [],
      samples: () => [[{}, (config.backups.everyHours ?? 0) * 3600]],
    },
    {
      name: 'sms_codes_today',
      help: 'Codes sent on this day of Shanghai, by all processes; budget: how many may be',
      labels: ['state'],
      samples: ({ sent }) => [
        [{ state: 'sent' }, sent],
        [{ state: 'budget' }, config.limits.smsPerDay],
      ],
    },
  ]
}

function gaugeRow(registry: Registry, row: Row, read: () => Promise<Figures | null>): void {
  const seen = new Map<string, Labels>()
  new Gauge({
    name: row.name,
    help: row.help,
    labelNames: [...row.labels],
    registers: [registry],
    async collect() {
      const figures = await read()
      this.reset()
      // A gauge without labels is 0 after a reset, which would be a figure.
      if (row.labels.length === 0) this.remove()
      if (!figures) return
      if (row.falls) for (const labels of seen.values()) this.set(labels, 0)
      for (const [labels, value] of row.samples(figures)) {
        seen.set(JSON.stringify(labels), labels)
        this.set(labels, value)
      }
    },
  })
}

/** Adds the installation's gauges; they are absent while the database does not answer. */
export function gaugeInstallation(
  registry: Registry,
  deps: GaugedDeps,
  { freshMs = FRESH_MS }: { freshMs?: number } = {},
): void {
  const figures = cached(freshMs, () => readFigures(deps))
  const tryReadFigures = async (): Promise<Figures | null> => {
    try {
      return await withTimeout(figures())
    } catch (error) {
      deps.log.warn({ err: error }, 'figures of the installation were not read')
      return null
    }
  }
  // All gauges of one answer share it, whatever becomes of it.
  const shared = cached(0, tryReadFigures)
  for (const row of buildRows(deps)) gaugeRow(registry, row, shared)
  new Gauge({
    name: 'installation_read',
    help: '1: the figures of the installation could be read from the database, else 0',
    registers: [registry],
    async collect() {
      this.set((await shared()) ? 1 : 0)
    },
  })
}
