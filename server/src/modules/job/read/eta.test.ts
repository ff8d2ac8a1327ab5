import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Band, paceOf, queuedBand, remaining, type RunningWork, type Sample } from './eta'

const IDLE = 0.5
const run = (durationMs: number, load: number | null = IDLE): Sample => ({
  ...{ durationMs, pixels: 10, load },
})
const repeat = (count: number, durationMs: number, load = IDLE): Sample[] =>
  Array.from({ length: count }, () => run(durationMs, load))
const pace = { quick: 1, slow: 2 }
const running = (changes: Partial<RunningWork> = {}): RunningWork => ({
  ...{ pixels: 100, pace, elapsedMs: 0, progress: 0 },
  ...changes,
})
const known = (band: Band | null): Band => {
  assert.ok(band)
  assert.ok(band.fromMs >= 0 && band.fromMs <= band.toMs, JSON.stringify(band))
  return band
}

test('nothing measured gives no estimate', () => {
  assert.equal(paceOf([], IDLE), null)
  assert.equal(paceOf([{ durationMs: 5, pixels: 0, load: null }], IDLE), null)
  assert.equal(remaining(running({ pace: null })), null)
  const options = { ahead: [], running: [], slots: 1 }
  const own = { pixels: 10, pace }
  assert.equal(queuedBand({ own: { pixels: 10, pace: null }, ...options }), null)
  assert.equal(queuedBand({ own, ...options, ahead: [{ pixels: 1, pace: null }] }), null)
  assert.equal(queuedBand({ own, ...options, slots: 0 }), null, 'nobody works')
})

test('one run gives a band around it, many alike a narrow one', () => {
  const one = paceOf([run(100)], IDLE)
  assert.ok(one && one.quick < 10 && one.slow > 10)
  const many = paceOf(repeat(30, 100), IDLE)
  assert.ok(many && many.quick > one.quick && many.slow < one.slow && many.slow < 10.5)
})

test('one stuck run among thirty does not widen the band', () => {
  const pace = paceOf([run(100_000), ...repeat(29, 100)], IDLE)
  assert.ok(pace && pace.slow < 11, JSON.stringify(pace))
})

test('runs under a load like the present one count most', () => {
  const mixed = [...repeat(15, 100), ...repeat(15, 2000, 8)]
  const idle = paceOf(mixed, IDLE)
  const busy = paceOf(mixed, 8)
  assert.ok(idle && idle.slow < 12, JSON.stringify(idle))
  assert.ok(busy && busy.quick > 150, JSON.stringify(busy))
})

test('newer runs count more than older ones of the same load', () => {
  const slower = paceOf([...repeat(8, 1000), ...repeat(22, 100)], IDLE)
  assert.ok(slower && slower.slow > 90, JSON.stringify(slower))
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
  const own = { pixels: 10, pace }
  const alone = { own, ahead: [], running: [] }
  assert.deepEqual(queuedBand({ ...alone, slots: 1 }), { fromMs: 10, toMs: 20 })
  const two = [running(), running()]
  assert.deepEqual(queuedBand({ own, ahead: [], running: two, slots: 3 }), {
    ...{ fromMs: 10, toMs: 20 },
  })
  assert.deepEqual(queuedBand({ own, ahead: [running()], running: two, slots: 2 }), {
    ...{ fromMs: 160, toMs: 320 },
  })
})
