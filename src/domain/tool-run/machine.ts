/**
 * A run of a tool, pure: idle → ready → submitting → running → succeeded | failed | cancelled.
 * Each event names the run it belongs to; one of another run does nothing.
 */
import type { JobStatus } from '@contract/jobs'

export type RunPhase =
  | 'idle'
  | 'ready'
  | 'submitting'
  | 'running'
  | 'succeeded'
  | 'failed'
  | 'cancelled'

export interface RunFailure {
  code: string
  message: string
  /** Words of the prompt that were refused. */
  words: readonly string[]
  /** Whole prompts to take instead. */
  alternatives: readonly string[]
  /** Nothing was heard: the server may have accepted it. */
  mayHaveArrived: boolean
  /** The engine does not answer; this model can do the order instead. */
  other?: { modelId: string; name: string; credits: number }
}

/** The order sent under a request id. The same order may be sent again under the same id. */
export interface Order {
  requestId: string
  /** Parameters, price and parent as one text: another order needs another id. */
  fingerprint: string
}

export interface RunState {
  phase: 'idle' | 'ready' | 'submitting' | 'accepted' | 'failed'
  /** Rises with each submit. */
  runId: number
  order: Order | null
  /** Id of an accepted order; its view is in react-query's cache. */
  jobId: string | null
  failure: RunFailure | null
}

export type RunEvent =
  | { type: 'readinessChanged'; ready: boolean }
  | { type: 'submitted'; runId: number; order: Order }
  | { type: 'accepted'; runId: number; jobId: string }
  | { type: 'refused'; runId: number; failure: RunFailure }
  /** The person changed what was refused, or goes on to the next picture. */
  | { type: 'dismissed'; ready: boolean }

export const IDLE: RunState = { phase: 'idle', runId: 0, order: null, jobId: null, failure: null }

function resting(ready: boolean): 'ready' | 'idle' {
  return ready ? 'ready' : 'idle'
}

/** While nothing is under way, readiness decides between idle and ready. */
function isResting({ phase }: RunState): boolean {
  return phase === 'idle' || phase === 'ready'
}

function isAwaited(state: RunState, runId: number): boolean {
  return state.runId === runId && state.phase === 'submitting'
}

/** The phase of the run by the status of its job, as far as that is known. */
export function getPhase(state: RunState, status: JobStatus | undefined): RunPhase {
  if (state.phase !== 'accepted') return state.phase
  return status === undefined || status === 'queued' ? 'running' : status
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
      return isAwaited(state, event.runId)
        ? { ...state, phase: 'accepted', jobId: event.jobId, order: null, failure: null }
        : state
    case 'refused':
      if (!isAwaited(state, event.runId)) return state
      return {
        ...state,
        phase: 'failed',
        failure: event.failure,
        // Retained only when the same order may already be at the server.
        order: event.failure.mayHaveArrived ? state.order : null,
      }
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
