/** Figures of a period next to those of the one it is compared with. */
import type { consoleFigureEndpoints } from '@contract/endpoints/console/figures'
import { ERRORS } from '@contract/errors'
import { isOwnModel } from '@contract/own-models'
import type { z } from 'zod'
import { parseBackupTime, LAST_BACKUP } from '../../platform/db/last-backup'
import { readSettings } from '../../platform/db/settings'
import { startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import type { ConsolePorts } from './ports'
import { sumCredits } from '../credits/people'
import { readFormerFigures, readJobFigures, type Period } from '../job/figures'
import { toolName } from '../job/people'
import { listHealth } from '../job/run/circuit-breaker'
import { countUnanswered } from '../feedback/backlog'
import { sumPaidBetween } from '../payment/staff'
import { readBacklog } from '../review/queue'
import { countNew } from '../user/directory'
import { OWN_KEY_NAME } from './texts'

type Today = z.output<typeof consoleFigureEndpoints.today.data>
type TodayDeps = Pick<ConsolePorts, 'db' | 'engines' | 'now'>
type JobFigures = Awaited<ReturnType<typeof readJobFigures>>
type Ended = JobFigures['ended'][number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const EMBEDDED = 'studio'
/** Engines of people's own keys are one. */
const OWN = 'own'

const groupEngine = (engineId: string) => (isOwnModel(engineId) ? OWN : engineId)

/** Today by hours next to the same weekday a week ago; several days next to those before. */
function computePeriods(
  days: number,
  now: Date,
): { period: Period; former: Period; shiftMs: number } {
  const today = startOfShanghaiDay(now)
  const from = new Date(today.getTime() - (days - 1) * DAY_MS)
  const shiftMs = (days === 1 ? 7 : days) * DAY_MS
  const stepMs = days === 1 ? HOUR_MS : DAY_MS
  const back = (at: Date) => new Date(at.getTime() - shiftMs)
  return {
    period: { from, to: now, stepMs },
    former: { from: back(from), to: back(now), stepMs },
    shiftMs,
  }
}

const OUTCOMES = { succeeded: 0, failed: 0, cancelled: 0 }

/** Sums of outcomes by what `keyOf` says. */
function outcomesBy(rows: readonly Ended[], keyOf: (row: Ended) => string) {
  const groups = new Map<string, typeof OUTCOMES>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? { ...OUTCOMES }
    group[row.status] += row.jobs
    groups.set(keyOf(row), group)
  }
  return groups
}

function buildSeries(rows: readonly Ended[], timeOf: (step: number) => string): Today['series'] {
  const groups = outcomesBy(rows, ({ step, engineId }) => `${step} ${groupEngine(engineId)}`)
  return [...groups].map(([key, outcomes]) => {
    const [step = '0', engineId = ''] = key.split(' ')
    return { at: timeOf(Number(step)), engineId, ...outcomes }
  })
}

function buildFormerSeries(
  rows: readonly Ended[],
  timeOf: (step: number) => string,
): Today['before'] {
  const groups = outcomesBy(rows, ({ step }) => String(step))
  return [...groups]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([step, { succeeded }]) => ({ at: timeOf(Number(step)), succeeded }))
}

function buildTools(rows: readonly Ended[]): Today['tools'] {
  const countOutcomes = (one: typeof OUTCOMES) => one.succeeded + one.failed + one.cancelled
  return [...outcomesBy(rows, ({ tool }) => tool)]
    .sort(([, a], [, b]) => countOutcomes(b) - countOutcomes(a))
    .map(([tool, outcomes]) => ({ tool, name: toolName(tool), ...outcomes }))
}

const sentences = new Map<string, string>(
  Object.entries(ERRORS).map(([code, { message }]) => [code, message]),
)

function buildQueue({ open }: JobFigures): Today['queue'] {
  const of = (status: 'queued' | 'running') => open.filter((row) => row.status === status)
  const countJobs = (status: 'queued' | 'running') =>
    of(status).reduce((sum, { jobs }) => sum + jobs, 0)
  const waits = of('queued').map(({ oldestSeconds }) => Math.round(oldestSeconds * 1000))
  return {
    waiting: countJobs('queued'),
    running: countJobs('running'),
    oldestWaitMs: waits.length > 0 ? Math.max(...waits) : null,
  }
}

async function waitingFor({ db, now }: TodayDeps): Promise<Today['waitingFor']> {
  const { waiting, oldestAt } = await readBacklog(db)
  const health = await listHealth(db)
  const facts = await readSettings(db, [LAST_BACKUP])
  const paused = health.filter(({ pausedUntil }) => pausedUntil !== null && pausedUntil > now())
  return {
    reviews: waiting,
    oldestReviewAt: oldestAt?.toISOString() ?? null,
    feedback: await countUnanswered(db),
    pausedEngines: paused.map(({ engineId }) => engineId),
    backupAt: parseBackupTime(facts.get(LAST_BACKUP))?.toISOString() ?? null,
  }
}

/** Names of the engines here, and of those that only the figures still know. */
function listEngines({ engines }: TodayDeps, series: Today['series']): Today['engines'] {
  const names = new Map(engines.all().map(({ id, name }) => [id, name]))
  // The embedded one first, so that each keeps its place while others come and go.
  const ids = new Set([EMBEDDED, ...names.keys(), ...series.map(({ engineId }) => engineId)])
  return [...ids].map((id) => ({ id, name: id === OWN ? OWN_KEY_NAME : (names.get(id) ?? id) }))
}

/** One reading after the other, so that they take one connection of the pool. */
export async function readToday(deps: TodayDeps, days: number): Promise<Today> {
  const { db } = deps
  const now = deps.now()
  const { period, former, shiftMs } = computePeriods(days, now)
  const formatStep = (step: number) =>
    new Date(period.from.getTime() + step * period.stepMs).toISOString()
  const jobs = await readJobFigures(db, period)
  // Whole days for the curve; the sums next to it end at the same time of day.
  const wholeDays = new Date(startOfShanghaiDay(now).getTime() + DAY_MS - shiftMs)
  const before = await readFormerFigures(db, former, { ...former, to: wholeDays })
  const series = buildSeries(jobs.ended, formatStep)
  const outcomes = outcomesBy(jobs.ended, () => 'all').get('all') ?? OUTCOMES
  return {
    at: now.toISOString(),
    from: period.from.toISOString(),
    stepMs: period.stepMs,
    pictures: { now: jobs.made.pictures, before: before.made.pictures },
    people: { now: jobs.made.people, before: before.made.people },
    newPeople: { now: await countNew(db, period), before: await countNew(db, former) },
    jobs: outcomes,
    waits: jobs.waits,
    credits: await sumCredits(db, period),
    paidFen: { now: await sumPaidBetween(db, period), before: await sumPaidBetween(db, former) },
    queue: buildQueue(jobs),
    series,
    before: buildFormerSeries(before.ended, formatStep),
    engines: listEngines(deps, series),
    durations: jobs.durations.map(({ step, ...row }) => ({ at: formatStep(step), ...row })),
    tools: buildTools(jobs.ended),
    failures: jobs.failures.map(({ code, jobs: number }) => ({
      code,
      jobs: number,
      sentence: sentences.get(code) ?? code,
    })),
    waitingFor: await waitingFor(deps),
  }
}
