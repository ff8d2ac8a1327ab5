/**
 * A run of a tool, pure: idle → ready → submitting → running → succeeded | failed | cancelled.
 * Each event names the run it belongs to; one of another run does nothing.
 */
import { isTerminal, type JobView } from '@contract/jobs'

export type RunPhase =
  'idle' | 'ready' | 'submitting' | 'running' | 'succeeded' | 'failed' | 'cancelled'

export interface RunFailure {
  code: string
  message: string
  /** Words of the prompt that were refused. */
  words: readonly string[]
  /** Nothing was heard: the server may have accepted it. */
  unheard: boolean
}

/** What was sent under a request id. The same order may be sent again under the same id. */
export interface Order {
  requestId: string
  /** Parameters, price and parent as one text: another order needs another id. */
  fingerprint: string
}

export interface RunState {
  phase: RunPhase
  /** Rises with each submit. */
  runId: number
  order: Order | null
  job: JobView | null
  failure: RunFailure | null
}

export type RunEvent =
  | { type: 'readinessChanged'; ready: boolean }
  | { type: 'submitted'; runId: number; order: Order }
  | { type: 'accepted'; runId: number; job: JobView }
  | { type: 'refused'; runId: number; failure: RunFailure }
  | { type: 'jobChanged'; runId: number; job: JobView }
  /** The person changed what was refused, or goes on to the next picture. */
  | { type: 'dismissed'; ready: boolean }

export const IDLE: RunState = { phase: 'idle', runId: 0, order: null, job: null, failure: null }

function resting(ready: boolean): RunPhase {
  return ready ? 'ready' : 'idle'
}

/** While nothing is under way, readiness decides between idle and ready. */
function isResting({ phase }: RunState): boolean {
  return phase === 'idle' || phase === 'ready'
}

function withJob(state: RunState, job: JobView): RunState {
  if (state.job && state.job.seq > job.seq) return state
  const phase = isTerminal(job.status) ? (job.status as RunPhase) : 'running'
  return { ...state, phase, job, order: null, failure: null }
}

function isOurs(state: RunState, runId: number, phase: RunPhase): boolean {
  return state.runId === runId && state.phase === phase
}

export function step(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'readinessChanged': {
      const phase = resting(event.ready)
      return isResting(state) && state.phase !== phase ? { ...state, phase } : state
    }
    case 'submitted':
      if (state.phase === 'submitting' || event.runId <= state.runId) return state
      return { ...IDLE, phase: 'submitting', runId: event.runId, order: event.order }
    case 'accepted':
      return isOurs(state, event.runId, 'submitting') ? withJob(state, event.job) : state
    case 'refused':
      if (!isOurs(state, event.runId, 'submitting')) return state
      return {
        ...state,
        phase: 'failed',
        failure: event.failure,
        // Kept only when the same order may already be at the server.
        order: event.failure.unheard ? state.order : null,
      }
    case 'jobChanged':
      return isOurs(state, event.runId, 'running') ? withJob(state, event.job) : state
    case 'dismissed':
      if (state.phase === 'submitting') return state
      return { ...IDLE, runId: state.runId, order: state.order, phase: resting(event.ready) }
  }
}

/** The id to send an order under: that of an unheard twin, else a new one. */
export function orderFor(state: RunState, fingerprint: string, makeId: () => string): Order {
  const unheard = state.order
  return unheard?.fingerprint === fingerprint ? unheard : { requestId: makeId(), fingerprint }
}
