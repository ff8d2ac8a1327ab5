import { jobOf } from '@/lib/testJobs'
import { IDLE, orderFor, step, type RunEvent, type RunFailure, type RunState } from './machine'

const order = { requestId: 'r1', fingerprint: 'a' }
const failure: RunFailure = { code: 'NETWORK', message: '没网', words: [], unheard: true }
const running = jobOf('j', { status: 'running', seq: 3 })
const done = jobOf('j', { status: 'succeeded', seq: 4 })

const run = (...events: RunEvent[]): RunState => events.reduce(step, IDLE)
const submitted: RunEvent = { type: 'submitted', runId: 1, order }
const accepted: RunEvent = { type: 'accepted', runId: 1, job: running }

test('a run goes from idle to its end', () => {
  expect(run({ type: 'readinessChanged', ready: true }).phase).toBe('ready')
  expect(run(submitted).phase).toBe('submitting')
  expect(run(submitted, accepted).phase).toBe('running')
  expect(run(submitted, accepted, { type: 'jobChanged', runId: 1, job: done }).phase).toBe(
    'succeeded',
  )
})

test('a job that was over when accepted ends the run at once', () => {
  expect(run(submitted, { type: 'accepted', runId: 1, job: done }).phase).toBe('succeeded')
})

test('nothing is submitted twice at the same time', () => {
  const state = run(submitted)
  expect(step(state, { type: 'submitted', runId: 2, order })).toBe(state)
})

test('an event of another run does nothing', () => {
  const second = run(submitted, accepted, { type: 'submitted', runId: 2, order })
  expect(step(second, { type: 'accepted', runId: 1, job: running })).toBe(second)
  expect(step(second, { type: 'refused', runId: 1, failure })).toBe(second)
  expect(step(second, { type: 'jobChanged', runId: 1, job: done })).toBe(second)
})

test('an older view of the job does nothing', () => {
  const state = run(submitted, accepted)
  const older = jobOf('j', { status: 'queued', seq: 2 })
  expect(step(state, { type: 'jobChanged', runId: 1, job: older })).toBe(state)
})

test('readiness does not disturb what is under way', () => {
  const state = run(submitted, accepted)
  expect(step(state, { type: 'readinessChanged', ready: false })).toBe(state)
})

test('an unheard order is sent again under the same id, another order is not', () => {
  const state = run(submitted, { type: 'refused', runId: 1, failure })
  expect(orderFor(state, 'a', () => 'new').requestId).toBe('r1')
  expect(orderFor(state, 'b', () => 'new').requestId).toBe('new')
})

test('an order the server refused gets a new id', () => {
  const heard = { ...failure, code: 'CREDITS_SHORT', unheard: false }
  const state = run(submitted, { type: 'refused', runId: 1, failure: heard })
  expect(state.phase).toBe('failed')
  expect(orderFor(state, 'a', () => 'new').requestId).toBe('new')
})

test('dismissing leads back to where readiness says, and keeps an unheard order', () => {
  const state = run(
    submitted,
    { type: 'refused', runId: 1, failure },
    { type: 'dismissed', ready: true },
  )
  expect(state.phase).toBe('ready')
  expect(state.failure).toBeNull()
  expect(orderFor(state, 'a', () => 'new').requestId).toBe('r1')
})
