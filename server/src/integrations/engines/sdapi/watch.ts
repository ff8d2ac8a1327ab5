/**
 * Progress of a blocking call, polled concurrently. A1111 and Forge answer about a task by the id
 * it was sent with. SD.Next takes no such id: its history of jobs says which of them began after
 * the call was sent (SD.Next 058a7f0, modules/shared_state.py, modules/api/server.py, generate.py).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from '../diffusion/server'
import { EngineError } from '../engine'
import { fetchJson, type RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'
import { type Progress, parseProgress, parseStepShare } from './answers'
import type { Dialect } from './probe'

export interface Seen extends Pick<Progress, 'share' | 'preview' | 'isInterrupted'> {
  /** Of this very call; `unknown`: the server cannot say whose work it is. */
  readonly state: 'waiting' | 'running' | 'over' | 'unknown'
}

export interface Watch {
  /** Before the call is sent. Resolves when it would not have to wait behind other clients' work. */
  free(context: CallContext): Promise<void>
  look(signal: AbortSignal): Promise<Seen>
}

/** Between two looks at a server that is busy with other clients' work. */
const LOOK_MS = 1_000
/** A job without progress for this long has crashed: SD.Next does not remove it. */
const STUCK_MS = 20_000
/** Other clients may never leave it alone: then the call waits there like theirs. */
const LONGEST_WAIT_MS = 120_000

export interface Watched {
  readonly api: RemoteApi
  readonly dialect: Dialect
}

const readProgress = (api: RemoteApi, query: string, signal: AbortSignal): Promise<unknown> =>
  fetchJson(api, { path: `/sdapi/v1/progress${query}`, answer: 'pictures', signal })

/** Of A1111 and Forge. */
function taskWatch({ api }: Watched, taskId: string): Watch {
  let hasTasks = true

  async function readTask(signal: AbortSignal): Promise<unknown> {
    if (!hasTasks) return null
    try {
      const body = { id_task: taskId, id_live_preview: -1, live_preview: true }
      return await fetchJson(api, { path: '/internal/progress', body, answer: 'pictures', signal })
    } catch (error) {
      // Started without its pages it has no such call.
      if (error instanceof EngineError && error.kind === 'rejected') hasTasks = false
      return null
    }
  }

  const parseState = (task: Readonly<Record<string, unknown>>): Seen['state'] => {
    if (task.active === true) return 'running'
    if (task.completed === true) return 'over'
    return task.queued === true ? 'waiting' : 'unknown'
  }

  return {
    free: async () => {},
    async look(signal) {
      const task = await readTask(signal)
      if (!isRecord(task))
        return { ...parseProgress(await readProgress(api, '', signal)), state: 'unknown' }
      const whole = await readProgress(api, '?skip_current_image=true', signal)
      const { isInterrupted } = parseProgress(whole)
      return { ...parseProgress(task), isInterrupted, state: parseState(task) }
    },
  }
}

/** One line of SD.Next's history: a job began or ended; jobs of a picture stand inside each other. */
interface HistoryRow {
  readonly id: string
  readonly job: string
  readonly op: string
  readonly key: string
}

function parseRows(answer: unknown): HistoryRow[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.id !== 'string') return []
    const [job, op] = [String(row.job), String(row.op)]
    return [{ id: row.id, job, op, key: `${row.id} ${op} ${String(row.timestamp)}` }]
  })
}

const isApiJob = ({ job }: HistoryRow): boolean => job.startsWith('api-')

/** Whether everything that began has ended. A call of the API holds the lock: none is inside another. */
function isIdle(rows: readonly HistoryRow[]): boolean {
  let open: string[] = []
  for (const row of rows) {
    if (row.op === 'begin') open = isApiJob(row) ? [row.id] : [...open, row.id]
    // An inner job that failed never ends by itself.
    else if (row.op === 'end' && open.includes(row.id)) open = open.slice(0, open.indexOf(row.id))
  }
  return open.length === 0
}

function sdNextWatch({ api }: Watched, job: 'api-txt' | 'api-img'): Watch {
  /** The last line before the call was sent; null: there was none. */
  let mark: string | null = null
  /** Nothing was running when it was sent, so the next such job is this call's. */
  let isKnown = false
  let hasHistory = true
  let rows: readonly HistoryRow[] = []
  let lastId: unknown
  let share = 0

  async function readRows(signal: AbortSignal): Promise<readonly HistoryRow[]> {
    try {
      return parseRows(await fetchJson(api, { path: '/sdapi/v1/history', answer: 'list', signal }))
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'rejected') hasHistory = false
      return []
    }
  }

  /** The job of this call among those that began since; what ended meanwhile was another client's. */
  function ownRow(): { id: string; isOver: boolean } | null {
    const since = rows.slice(rows.findIndex(({ key }) => key === mark) + 1)
    const startedRows = since.filter((row) => row.op === 'begin' && row.job === job)
    const ended = (id: string) => since.some((row) => row.op === 'end' && row.id === id)
    const last = startedRows.at(-1)
    return last ? { id: last.id, isOver: ended(last.id) } : null
  }

  return {
    async free(context) {
      const startMs = performance.now()
      let still = { key: '', sinceMs: startMs }
      for (;;) {
        rows = await readRows(context.signal)
        context.signal.throwIfAborted()
        mark = rows.at(-1)?.key ?? null
        if (!hasHistory) return
        isKnown = isIdle(rows)
        if (isKnown) return
        const answer = await readProgress(api, '?skip_current_image=true', context.signal)
        const key = JSON.stringify([mark, isRecord(answer) ? answer.state : null])
        const nowMs = performance.now()
        if (key !== still.key) still = { key, sinceMs: nowMs }
        isKnown = nowMs - still.sinceMs > STUCK_MS
        if (isKnown || nowMs - startMs > LONGEST_WAIT_MS) return
        context.onProgress({ progress: 0, ahead: 1 })
        await sleep(LOOK_MS, undefined, { signal: context.signal }).catch(() => {})
        context.signal.throwIfAborted()
      }
    },
    async look(signal) {
      const answer = await readProgress(api, '', signal)
      const seen = parseProgress(answer)
      if (!isKnown) return { ...seen, share: 0, preview: null, state: 'unknown' }
      const id = isRecord(answer) ? answer.id : null
      // Its parts have ids of their own: only a change of it is news.
      if (id !== lastId || id === '') rows = await readRows(signal)
      lastId = id
      const own = ownRow()
      // With nothing at work there it is not waiting: it never arrived.
      if (!own)
        return { ...seen, share: 0, preview: null, state: isIdle(rows) ? 'unknown' : 'waiting' }
      if (own.isOver) return { ...seen, share, preview: null, state: 'over' }
      // Its own figure counts jobs inside of jobs and falls; the steps of the sampler do not.
      share = Math.max(share, parseStepShare(answer))
      return { ...seen, share, state: 'running' }
    },
  }
}

/** @param call what is about to be sent */
export function createWatch(server: Watched, call: { path: string; taskId: string }): Watch {
  if (server.dialect !== 'sdnext') return taskWatch(server, call.taskId)
  return sdNextWatch(server, call.path.endsWith('img2img') ? 'api-img' : 'api-txt')
}
