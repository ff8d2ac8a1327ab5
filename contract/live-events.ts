/** Events of GET /api/events (server-sent events): names, and what their data are as JSON. */
import type { CallData } from './endpoints/all'
import type { JobView } from './jobs'

export const EVENTS_PATH = '/api/events'

/** `hello` comes first, `beat` when nothing else does. */
export const LIVE_EVENT_NAMES = ['hello', 'beat', 'jobs', 'badge', 'credits'] as const

/** Of the events that carry data; the others only show that the connection lives. */
export interface LiveEvents {
  /** Views that changed since the last event, as `jobCompleted` answers them. */
  jobs: { jobs: JobView[] }
  badge: CallData<'GET /api/notification/badge'>
  credits: { balance: number; held: number }
}

/** A stream is silent for less than this, ms: longer silence is a broken connection. */
export const EVENTS_SILENCE_MS = 40_000
