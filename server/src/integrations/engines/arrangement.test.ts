import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Arranged, followArrangement, UNARRANGED } from './arrangement'

const NOTHING: Arranged = { ...UNARRANGED, styles: [] }
const without = (id: string): Arranged => ({ ...NOTHING, off: [id] })

/** Until what was promised so far is settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what another process arranges is known after five seconds, and an outage changes nothing', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let stored: Arranged | Error = NOTHING
  const warned: unknown[] = []
  const followed = followArrangement(
    async () => {
      if (stored instanceof Error) throw stored
      return stored
    },
    { warn: (...said: unknown[]) => void warned.push(said) },
  )
  await followed.ready()
  const later = async (ms: number) => {
    t.mock.timers.tick(ms)
    await settled()
    return followed.current().off
  }
  stored = without('cloud')
  assert.deepEqual(await later(4999), [])
  assert.deepEqual(await later(1), ['cloud'])
  stored = new Error('the database is away')
  assert.deepEqual(await later(5000), ['cloud'])
  assert.deepEqual(await later(5000), ['cloud'])
  assert.equal(warned.length, 1, 'an outage is logged once')
  stored = NOTHING
  assert.deepEqual(await later(5000), [])
  followed.stop()
  stored = without('cloud')
  assert.deepEqual(await later(60_000), [], 'nothing is read after it was stopped')
})

test('a signal of another process is followed by a reading before the timer, and a change is announced', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let stored = NOTHING
  let sent = 0
  const listeners = new Set<() => void>()
  const signal = {
    send: () => void (sent += 1),
    listen(onSignal: () => void) {
      listeners.add(onSignal)
      return () => void listeners.delete(onSignal)
    },
  }
  const followed = followArrangement(async () => stored, { warn() {} }, signal)
  await followed.ready()
  stored = without('cloud')
  for (const listener of listeners) listener()
  await settled()
  assert.deepEqual(followed.current().off, ['cloud'])
  stored = NOTHING
  await followed.announce()
  assert.deepEqual([followed.current().off, sent], [[], 1])
  followed.stop()
  assert.equal(listeners.size, 0)
})

test('an answer that was overtaken by a later one is not taken', async () => {
  const answers: ((arrangement: Arranged) => void)[] = []
  const followed = followArrangement(() => new Promise((resolve) => answers.push(resolve)))
  const [early, late] = [followed.readNow(), followed.readNow()]
  answers[1]?.(without('late'))
  await late
  answers[0]?.(without('early'))
  await early
  assert.deepEqual(followed.current().off, ['late'])
})

test('a start without what was arranged fails', async () => {
  const followed = followArrangement(() => Promise.reject(new Error('away')))
  await assert.rejects(followed.ready(), /away/)
})
