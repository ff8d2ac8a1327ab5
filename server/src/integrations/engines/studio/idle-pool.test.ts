import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { IdlePool } from './idle-pool'
import type { StudioPool, StudioPools } from './pool'

const OPTIONS = { minThreads: 1, maxThreads: 1, ffmpegPath: null, soundBank: null }

function counted() {
  const calls: string[] = []
  const pools: StudioPools = {
    create: () => {
      calls.push('create')
      return {} as StudioPool
    },
    end: async () => void calls.push('end'),
  }
  return { pools, calls }
}

async function until(found: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !found(); tries += 1) await sleep(5)
}

test('threads start with the first task, end when idle, and start again', async () => {
  const { pools, calls } = counted()
  const pool = new IdlePool(pools, OPTIONS, { idleMs: 1 })
  assert.deepEqual(calls, [])
  assert.equal(await pool.use(async () => 'made'), 'made')
  await until(() => !pool.isRunning)
  assert.deepEqual(calls, ['create', 'end'])
  await assert.rejects(
    pool.use(() => Promise.reject(new Error('no'))),
    /no/,
  )
  await until(() => !pool.isRunning)
  assert.deepEqual(calls, ['create', 'end', 'create', 'end'])
})

test('threads do not end while a task runs, however short the others were', async () => {
  const { pools, calls } = counted()
  const pool = new IdlePool(pools, OPTIONS, { idleMs: 1 })
  let finish = () => {}
  const long = pool.use(() => new Promise<void>((resolve) => (finish = resolve)))
  await pool.use(async () => 'short')
  await sleep(20)
  assert.equal(pool.isRunning, true)
  finish()
  await long
  await until(() => !pool.isRunning)
  assert.deepEqual(calls, ['create', 'end'])
})
