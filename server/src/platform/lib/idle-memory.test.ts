import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectGarbage } from '@nets/runtime/garbage'
import { createIdleCollector } from './idle-memory'

const MB = 1024 * 1024

/** A thread whose heap a collection brings down to 20 MB. */
function thread() {
  const state = { utilization: 0, heap: 100 * MB, collections: 0 }
  const tick = createIdleCollector({
    utilization: () => state.utilization,
    heapBytes: () => state.heap,
    collect: () => {
      state.collections += 1
      state.heap = 20 * MB
    },
  })
  return { state, tick }
}

test('an idle thread collects once, and again when its heap has grown', () => {
  const { state, tick } = thread()
  for (let turn = 0; turn < 3; turn += 1) tick()
  assert.equal(state.collections, 1)
  state.heap = 27 * MB
  tick()
  assert.equal(state.collections, 1)
  state.heap = 29 * MB
  tick()
  assert.equal(state.collections, 2)
})

test('a busy thread is not paused for a collection until it is idle', () => {
  const { state, tick } = thread()
  state.utilization = 0.4
  tick()
  assert.equal(state.collections, 0)
  state.utilization = 0.01
  tick()
  assert.equal(state.collections, 1)
})

const linux = process.platform === 'linux'

/** Megabytes of this process that are no file's. */
function heldMb(): number {
  const text = readFileSync('/proc/self/smaps_rollup', 'utf8')
  return Number(/^Anonymous:\s+(\d+) kB$/m.exec(text)?.[1]) / 1024
}

/** Megabytes held with many objects that nothing refers to afterwards. */
function heldWithObjects(): number {
  const objects = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: `${n}` }))
  return objects.length > 0 ? heldMb() : 0
}

test(
  'a collection gives the memory of what was let go back to the system',
  {
    skip: !linux,
  },
  async () => {
    collectGarbage()
    const before = heldMb()
    const full = heldWithObjects() - before
    assert.ok(full > 60, `only ${full} MB were taken`)
    collectGarbage()
    const left = () => heldMb() - before
    // Node 20 gives pages back by another thread.
    for (let tries = 0; tries < 200 && left() > full * 0.7; tries += 1) await sleep(10)
    assert.ok(left() <= full * 0.7, `${left()} of ${full} MB are still held`)
  },
)
