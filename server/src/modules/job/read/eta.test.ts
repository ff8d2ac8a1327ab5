import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Band,
  estimateBand,
  type Effort,
  paceBand,
  queuedBand,
  remaining,
  type RunningWork,
  type Sample,
} from './eta'

const IDLE = 0.5
const BASE_EFFORT: Effort = { pixels: 10, size: 10, options: {}, load: IDLE }
const effort = (changes: Partial<Effort> = {}): Effort => ({ ...BASE_EFFORT, ...changes })
const run = (durationMs: number, changes: Partial<Effort> = {}): Sample => ({
  durationMs,
  ...effort(changes),
})
const repeat = (count: number, durationMs: number, changes: Partial<Effort> = {}): Sample[] =>
  Array.from({ length: count }, () => run(durationMs, changes))
const band = { fromMs: 100, toMs: 200 }
const running = (changes: Partial<RunningWork> = {}): RunningWork => ({
  band,
  elapsedMs: 0,
  progress: 0,
  ...changes,
})
const known = (found: Band | null): Band => {
  assert.ok(found)
  assert.ok(found.fromMs >= 0 && found.fromMs <= found.toMs, JSON.stringify(found))
  return found
}

test('nothing measured gives no estimate', () => {
  assert.equal(estimateBand([], effort()), null)
  assert.equal(remaining(running({ band: null })), null)
  const options = { ahead: [], running: [], slots: 1 }
  const own = { band }
  assert.equal(queuedBand({ own: { band: null }, ...options }), null)
  assert.equal(queuedBand({ own, ...options, ahead: [{ band: null }] }), null)
  assert.equal(queuedBand({ own, ...options, slots: 0 }), null, 'no worker')
})

test('one run gives a band around it, many alike a narrow one', () => {
  const one = known(estimateBand([run(100)], effort()))
  assert.ok(one.fromMs < 100 && one.toMs > 100)
  const many = known(estimateBand(repeat(30, 100), effort()))
  assert.ok(many.fromMs > one.fromMs && many.toMs < one.toMs && many.toMs < 115)
})

test('one stuck run among thirty does not widen the band', () => {
  const { toMs } = known(estimateBand([run(100_000), ...repeat(29, 100)], effort()))
  assert.ok(toMs < 115, `${toMs} ms`)
})

test('runs under a load like the present one count most', () => {
  const mixed = [...repeat(15, 100), ...repeat(15, 2000, { load: 8 })]
  const idle = known(estimateBand(mixed, effort()))
  const busy = known(estimateBand([...mixed].reverse(), effort({ load: 8 })))
  assert.ok(idle.toMs < 130, JSON.stringify(idle))
  assert.ok(busy.fromMs > 1500, JSON.stringify(busy))
})

test('newer runs count more than older ones of the same load', () => {
  const { toMs } = known(estimateBand([...repeat(8, 1000), ...repeat(22, 100)], effort()))
  assert.ok(toMs > 900, `${toMs} ms`)
})

test('runs of the same size and the same options count most', () => {
  const large = { pixels: 40, size: 40 }
  const mixed = repeat(10, 100).flatMap((one) => [one, run(900, large)])
  assert.ok(known(estimateBand(mixed, effort())).toMs < 300)
  assert.ok(known(estimateBand(mixed, effort(large))).fromMs > 300)
  const oil = { options: { style: 'oil' } }
  const styled = repeat(10, 100).flatMap((one) => [one, run(1000, oil)])
  const [plain, painted] = [effort(), effort(oil)].map((one) => known(estimateBand(styled, one)))
  assert.ok(plain && painted && plain.toMs + plain.fromMs < painted.toMs + painted.fromMs)
})

test('a larger job is estimated from smaller ones, with a wider band', () => {
  const small = known(estimateBand(repeat(10, 100), effort()))
  const large = known(estimateBand(repeat(10, 100), effort({ pixels: 40 })))
  assert.ok(large.toMs > 3 * small.toMs, JSON.stringify(large))
  assert.ok(large.toMs / large.fromMs > small.toMs / small.fromMs)
})

test('jobs without a known picture size are estimated by their input', () => {
  const unknown = { pixels: null }
  const runs = repeat(10, 100, { pixels: 0 })
  const same = known(estimateBand(runs, effort(unknown)))
  assert.ok(same.fromMs < 100 && same.toMs > 100)
  assert.ok(known(estimateBand(runs, effort({ ...unknown, size: 40 }))).toMs > 3 * same.toMs)
})

test('a running job is judged by runs before it first, by its own pace later', () => {
  assert.deepEqual(remaining(running()), { fromMs: 100, toMs: 200 })
  assert.deepEqual(remaining(running({ elapsedMs: 60 })), { fromMs: 40, toMs: 140 })
  const late = known(remaining(running({ elapsedMs: 190, progress: 0.9 })))
  assert.ok(late.toMs < 40, 'nine tenths are done')
  const slow = known(remaining(running({ elapsedMs: 150, progress: 0.2 })))
  assert.ok(slow.toMs > 200, 'a fifth took as long as a whole run')
})

test('a run that is late by much never promises to be done at once', () => {
  // as it was seen: 88 % after a second, and nothing more for twenty
  for (const progress of [0, 0.5, 0.88, 0.98]) {
    const { toMs } = known(remaining(running({ elapsedMs: 20_000, progress })))
    assert.ok(toMs > 9_000, `${progress}: ${toMs} ms`)
  }
})

test('what is before a queued job is shared among the slots', () => {
  const own = { band: { fromMs: 10, toMs: 20 } }
  const alone = { own, ahead: [], running: [] }
  assert.deepEqual(queuedBand({ ...alone, slots: 1 }), { fromMs: 10, toMs: 20 })
  const two = [running(), running()]
  assert.deepEqual(queuedBand({ own, ahead: [], running: two, slots: 3 }), {
    fromMs: 10,
    toMs: 20,
  })
  assert.deepEqual(queuedBand({ own, ahead: [running()], running: two, slots: 2 }), {
    fromMs: 160,
    toMs: 320,
  })
})

test('a pace of few ends says nothing, one of many gives a narrow band', () => {
  assert.equal(paceBand({ jobs: 4, windowMs: 60_000 }, { place: 10 }), null)
  const many = { jobs: 400, windowMs: 400_000 }
  const whole = (band: Band | null) => [known(band).fromMs, known(band).toMs].map(Math.round)
  assert.deepEqual(whole(paceBand(many, { place: 100 })), [85_000, 115_000])
  assert.deepEqual(whole(paceBand(many, { place: 100, last: 200 })), [85_000, 230_000])
})

/** Ends of jobs on a number of slots, ms, in the order of the queue. */
function runQueue(durations: readonly number[], slots: number): number[] {
  const free = Array.from({ length: slots }, () => 0)
  return durations.map((ms) => {
    const slot = free.indexOf(Math.min(...free))
    free[slot] = (free[slot] ?? 0) + ms
    return free[slot] ?? 0
  })
}

test('the pace of a long queue predicts its ends', () => {
  const PLACE = 300
  const errors: number[] = []
  let inside = 0
  const SEEDS = 100
  for (let seed = 1; seed <= SEEDS; seed++) {
    let state = seed
    const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    // pictures of a few seconds and videos of a minute
    const durations = Array.from({ length: 800 }, () =>
      next() < 0.1 ? 60_000 * next() : 2_000 + 6_000 * next(),
    )
    const ends = runQueue(durations, 3)
    const windowMs = 600_000
    const jobs = ends.filter((at) => at <= windowMs).length
    const actual = (ends[jobs + PLACE - 1] ?? 0) - windowMs
    const { fromMs, toMs } = known(paceBand({ jobs, windowMs }, { place: PLACE }))
    errors.push(Math.abs((fromMs + toMs) / 2 / actual - 1))
    if (fromMs <= actual && actual <= toMs) inside++
  }
  const median = errors.sort((a, b) => a - b)[SEEDS / 2] ?? 1
  assert.ok(median < 0.1, `median error ${median}`)
  assert.ok(inside >= 0.85 * SEEDS, `${inside} of ${SEEDS} inside`)
})
