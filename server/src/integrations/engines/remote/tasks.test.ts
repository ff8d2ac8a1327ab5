import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../engine'
import { createRecorder } from '../testing/requests'
import { forgetful, splitMemory } from './memory'
import { settleAll, runTask, type TaskKind } from './tasks'

const WAIT = { firstWaitMs: 2, longestWaitMs: 4, deadlineMs: 5000 }
const { signal } = new AbortController()
const outage = new EngineError('unavailable', 'it cannot be reached', { cause: new Error('reset') })
const busy = new EngineError('rate_limited', 'it answered 429')
const stumbled = new EngineError('unavailable', 'it answered 503')

function taskThat(...looks: readonly (EngineError | 'waits' | 'done')[]) {
  let submits = 0
  let at = 0
  const kind: TaskKind<string> = {
    label: 'it',
    server: 'http://it',
    async submit() {
      submits += 1
      return { id: 'a-1' }
    },
    async look() {
      const seen = looks[Math.min(at++, looks.length - 1)]
      if (seen instanceof EngineError) throw seen
      return seen === 'done' ? { result: 'video' } : null
    },
    cancel: async () => {},
  }
  return { kind, submits: () => submits }
}

test('a task is polled through an outage, and submitted once', async () => {
  const { kind, submits } = taskThat('waits', outage, busy, stumbled, outage, 'waits', 'done')
  const { context, states } = createRecorder()
  const memory = context.remote ?? forgetful()
  assert.equal(await runTask(kind, { ...WAIT, memory, signal }), 'video')
  assert.deepEqual(states, [{ server: 'http://it', task: { id: 'a-1' } }])
  assert.equal(await runTask(kind, { ...WAIT, memory, signal }), 'video')
  assert.equal(submits(), 1)
})

test('an outage without end is one, and what is known to have failed is not looked at again', async () => {
  const lasting = taskThat(outage)
  const options = { ...WAIT, memory: forgetful(), signal, patienceMs: 20 }
  await assert.rejects(runTask(lasting.kind, options), /cannot be reached/)
  const failed = taskThat(new EngineError('unavailable', 'the task failed'), 'done')
  await assert.rejects(runTask(failed.kind, options), /the task failed/)
})

test('state stored for another server is ignored', async () => {
  const { context } = createRecorder({ saved: { server: 'http://other', task: { id: 'b-2' } } })
  const { kind, submits } = taskThat('done')
  await runTask(kind, { ...WAIT, memory: context.remote ?? forgetful(), signal })
  assert.equal(submits(), 1)
})

test('parts saved concurrently are both stored', async () => {
  const whole = forgetful()
  const partOf = splitMemory(whole)
  await Promise.all([partOf('0').save({ a: 1 }), partOf('1').save({ b: 2 })])
  assert.deepEqual(whole.saved, { 0: { a: 1 }, 1: { b: 2 } })
})

test('of several errors the one that says most is thrown, when all have ended', async () => {
  const ended: number[] = []
  const blocked = new EngineError('content_blocked', 'refused')
  const all = settleAll(3, async (index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 5))
    ended.push(index)
    if (index < 2) throw index === 0 ? busy : blocked
    return index
  })
  await assert.rejects(all, (error) => error === blocked)
  assert.deepEqual(ended, [0, 1, 2])
})
