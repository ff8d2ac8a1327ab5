/**
 * Streams of one server process. Two statements a second find what changed for all connected users
 * together, whichever process changed it: no channel between processes is needed, so it works
 * alike on the embedded database, through PgBouncer and on many servers (decision 114).
 */
import { isTerminal, type JobView } from '@contract/jobs'
import { listEndedSince, listRecentJobs, type RecentJob } from '../job/changes'
import { watchJobs } from '../job/read/service'
import { readBadge } from '../notification/service'
import type { LiveEvent, LiveEventPorts } from './ports'
import { type AccountState, findEndedSessions, listAccountStates } from './repository'
import type { TicketHolder } from './ticket'

export interface Subscriber extends TicketHolder {
  /** Of the same client an older stream ends. */
  readonly clientId: string
  /** Events before that moment have arrived; null: it is the first connection. */
  readonly since: Date | null
  send(event: LiveEvent): void
  /** Ends the stream. The client comes again with a new ticket, unless its sign-in has ended. */
  close(): void
}

export interface LiveEventHub {
  /** Returns how to leave; a user's oldest stream ends when there are too many. */
  join(subscriber: Subscriber): () => void
  close(): void
}

const USUAL_TICK_MS = 500
/** Places in the queue, balances, unread notifications and sign-ins change less often. */
const TICKS_A_PLACE = 4
const TICKS_AN_ACCOUNT = 8
const TICKS_A_SESSION = 60
const STREAMS_PER_USER = 6
/** A transaction that was open while its end was read: rather looked at again. */
const OVERLAP_MS = 5_000
/** Ended jobs that a client which was away for long gets. */
const MISSED_JOBS = 50

/** Streams of one user, and the last state they have sent. */
interface Follower {
  readonly streams: Set<Subscriber>
  /** JSON of the last view by job. */
  readonly sent: Map<string, string>
  /** Jobs of the last reading whose changes were sent. */
  jobs: ReadonlyMap<string, RecentJob>
  account: AccountState | null
}

/** @param tickMs between two readings of changes */
export function createLiveEventHub(deps: LiveEventPorts, tickMs = USUAL_TICK_MS): LiveEventHub {
  const followers = new Map<string, Follower>()
  let timer: NodeJS.Timeout | null = null
  let ticks = 0
  let readMs = performance.now()

  const send = ({ streams }: Follower, event: LiveEvent) =>
    streams.forEach((stream) => stream.send(event))

  async function viewMine(userId: string, ids: readonly string[]): Promise<JobView[]> {
    return (await watchJobs(deps, userId, ids)).jobs
  }

  /** Sends the views that differ from what was sent last. */
  async function sendJobs(userId: string, follower: Follower, ids: readonly string[]) {
    if (ids.length === 0) return
    const changed = (await viewMine(userId, ids)).filter((view) => {
      const text = JSON.stringify(view)
      const isNews = follower.sent.get(view.id) !== text
      follower.sent.set(view.id, text)
      return isNews
    })
    if (changed.length > 0) send(follower, { name: 'jobs', data: { jobs: changed } })
  }

  /** Jobs of a user to look at: changed, gone while they were open, or waiting. */
  function findChanged(
    { jobs }: Follower,
    now: ReadonlyMap<string, RecentJob>,
    places: boolean,
  ): string[] {
    const gone = [...jobs.values()].filter(({ id, status }) => !now.has(id) && !isTerminal(status))
    const changed = [...now.values()].filter(
      ({ id, seq, status }) => jobs.get(id)?.seq !== seq || (places && status === 'queued'),
    )
    return [...changed, ...gone].map(({ id }) => id)
  }

  async function followJobs(places: boolean): Promise<void> {
    const nowMs = performance.now()
    const recent = new Map<string, Map<string, RecentJob>>()
    const within = Math.ceil(nowMs - readMs + OVERLAP_MS)
    for (const job of await listRecentJobs(deps.db, [...followers.keys()], within)) {
      const own = recent.get(job.userId) ?? new Map<string, RecentJob>()
      recent.set(job.userId, own.set(job.id, job))
    }
    for (const [userId, follower] of followers) {
      const now = recent.get(userId) ?? new Map<string, RecentJob>()
      await sendJobs(userId, follower, findChanged(follower, now, places))
      // Only what was sent counts as known.
      follower.jobs = now
      for (const id of follower.sent.keys()) if (!now.has(id)) follower.sent.delete(id)
    }
    readMs = nowMs
  }

  async function followAccounts(): Promise<void> {
    for (const state of await listAccountStates(deps.db, [...followers.keys()])) {
      const follower = followers.get(state.userId)
      if (!follower) continue
      const { account: before } = follower
      follower.account = state
      const { balance, held } = state
      if (before?.balance !== balance || before.held !== held)
        send(follower, { name: 'credits', data: { balance, held } })
      if (before?.badge !== state.badge)
        send(follower, { name: 'badge', data: await readBadge(deps, state.userId) })
    }
  }

  async function endSignedOut(): Promise<void> {
    const streams = [...followers.values()].flatMap((follower) => [...follower.streams])
    const ended = await findEndedSessions(
      deps.db,
      streams.map(({ sessionId }) => sessionId),
    )
    for (const stream of streams) if (ended.has(stream.sessionId)) stream.close()
  }

  async function tick(): Promise<void> {
    if (deps.lifecycle.isStopping()) return closeAll()
    ticks += 1
    try {
      await followJobs(ticks % TICKS_A_PLACE === 0)
      if (ticks % TICKS_AN_ACCOUNT === 0) await followAccounts()
      if (ticks % TICKS_A_SESSION === 0) await endSignedOut()
    } catch (error) {
      // The next tick finds the same changes.
      deps.log.warn({ err: error }, 'changes for live events were not read')
    }
  }

  function schedule(): void {
    if (timer !== null || followers.size === 0) return
    timer = setTimeout(() => {
      void tick().finally(() => {
        timer = null
        schedule()
      })
    }, tickMs)
    timer.unref()
  }

  function closeAll(): void {
    for (const { streams } of followers.values()) for (const stream of streams) stream.close()
  }

  /** For a stream that was cut: everything open, and jobs that ended meanwhile. */
  async function sendMissed({ userId, since, send: sendTo }: Subscriber): Promise<void> {
    const recent = await listRecentJobs(deps.db, [userId], 0)
    const ended = since ? await listEndedSince(deps.db, { userId, since, limit: MISSED_JOBS }) : []
    const ids = [...recent.map(({ id }) => id), ...ended]
    if (ids.length > 0) sendTo({ name: 'jobs', data: { jobs: await viewMine(userId, ids) } })
  }

  function makeSpace({ streams }: Follower, clientId: string): void {
    for (const stream of streams) if (stream.clientId === clientId) stream.close()
    const [oldest] = streams
    if (streams.size >= STREAMS_PER_USER) oldest?.close()
  }

  return {
    join(subscriber) {
      const { userId } = subscriber
      const follower: Follower = followers.get(userId) ?? {
        streams: new Set(),
        sent: new Map(),
        jobs: new Map(),
        account: null,
      }
      makeSpace(follower, subscriber.clientId)
      followers.set(userId, follower)
      follower.streams.add(subscriber)
      // The others get it a second time, which changes nothing.
      follower.account = null
      sendMissed(subscriber).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'missed live events were not read')
        subscriber.close()
      })
      schedule()
      return () => {
        follower.streams.delete(subscriber)
        if (follower.streams.size === 0 && followers.get(userId) === follower)
          followers.delete(userId)
      }
    },
    close: closeAll,
  }
}
