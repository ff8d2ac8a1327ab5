import {
  IDLE,
  orderFor,
  getPhase,
  step,
  type RunEvent,
  type RunFailure,
  type RunState,
} from './machine'

const order = { requestId: 'r1', fingerprint: 'a' }
const failure: RunFailure = {
  code: 'NETWORK',
  message: '没网',
  words: [],
  alternatives: [],
  mayHaveArrived: true,
}

const run = (...events: RunEvent[]): RunState => events.reduce(step, IDLE)
const submitted: RunEvent = { type: 'submitted', runId: 1, order }
const accepted: RunEvent = { type: 'accepted', runId: 1, jobId: 'j' }

test('a run goes from idle to its end', () => {
  expect(getPhase(run({ type: 'readinessChanged', ready: true }), undefined)).toBe('ready')
  expect(getPhase(run(submitted), undefined)).toBe('submitting')
  expect(getPhase(run(submitted, accepted), 'running')).toBe('running')
  expect(getPhase(run(submitted, accepted), 'succeeded')).toBe('succeeded')
})

test('a job that was over when accepted ends the run at once', () => {
  const state = run(submitted, accepted)
  expect(state.jobId).toBe('j')
  expect(getPhase(state, 'succeeded')).toBe('succeeded')
})

test('nothing is submitted twice at the same time', () => {
  const state = run(submitted)
  expect(step(state, { type: 'submitted', runId: 2, order })).toBe(state)
})

test('an event of another run does nothing', () => {
  const second = run(submitted, accepted, { type: 'submitted', runId: 2, order })
  expect(step(second, accepted)).toBe(second)
  expect(step(second, { type: 'refused', runId: 1, failure })).toBe(second)
  // The end of the job before does not end this run.
  expect(getPhase(second, 'succeeded')).toBe('submitting')
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
  const heard = { ...failure, code: 'CREDITS_SHORT', mayHaveArrived: false }
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
