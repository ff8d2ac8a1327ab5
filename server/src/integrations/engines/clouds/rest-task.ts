/** A task by plain calls: one that asks, one that looks, one that cancels. */
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi, type RemoteCall } from '../remote/client'
import { type BadAnswer, codeWord, isRecord } from '../remote/errors'
import { isContentProblem, problemIn, parseProblem, troubleIn } from '../remote/troubles'
import { CALL_MS } from './model'
import { taskId, type TaskKind, type TaskRef } from '../remote/tasks'

export type Body = Readonly<Record<string, unknown>>

export const toRecord = (value: unknown): Body => (isRecord(value) ? value : {})

interface ApiOf {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly timeoutMs: number
}

/** @param scheme how its key is introduced */
export function cloudApi(label: string, of: ApiOf, scheme = 'Bearer'): RemoteApi {
  const { baseUrl, apiKey, timeoutMs } = of
  return {
    label,
    baseUrl,
    timeoutMs: Math.min(CALL_MS, timeoutMs),
    errorOf: parseMissingError,
    ...(apiKey !== null && { headers: { authorization: `${scheme} ${apiKey}` } }),
  }
}

interface RestTask<T> {
  readonly api: RemoteApi
  /** Request body; preparations happen here, and cost nothing. */
  question(): Promise<Pick<RemoteCall, 'path' | 'body' | 'headers'>>
  /** Of the answer: what finds the task again. Throws EngineError. */
  taken(answer: Body): TaskRef
  stateAt(task: TaskRef): string
  /** Null: it goes on. Throws EngineError when it failed. */
  read(state: Body, task: TaskRef): Promise<T | null> | T | null
  /** A running task may still finish. */
  cancel(task: TaskRef): Pick<RemoteCall, 'path' | 'method'>
}

/** @param signal ends preparing and looking, never the call that pays */
export function restTask<T>(task: RestTask<T>, signal: AbortSignal): TaskKind<T> {
  const { api } = task
  return {
    label: api.label,
    server: api.baseUrl,
    async submit() {
      const question = await task.question()
      signal.throwIfAborted()
      const call = { ...question, signal: new AbortController().signal }
      return task.taken(toRecord(await fetchJson(api, call)))
    },
    async look(ref) {
      const state = await fetchJson(api, { path: task.stateAt(ref), free: true, signal })
      const result = await task.read(toRecord(state), ref)
      return result === null ? null : { result }
    },
    async cancel(ref) {
      await fetchAnswer(api, { ...task.cancel(ref), signal: AbortSignal.timeout(api.timeoutMs) })
    },
  }
}

/** Lookup of tasks with one id. */
export const byId = (api: RemoteApi, id: unknown): TaskRef => ({ id: taskId(api.label, id) })
export const idPath = ({ id = '' }: TaskRef): string => encodeURIComponent(id)

/**
 * Error of a task that did not succeed; a failed task is not submitted again under its own id.
 * @param why the vendor's error: its code, or an object with its code and its sentence
 */
export function endedOtherwise({ label }: RemoteApi, how: string, why?: unknown): EngineError {
  const problem = problemIn(isRecord(why) ? why : { code: why })
  const named = problem.codes.map(codeWord).find((word) => word !== '') ?? ''
  const kind = isContentProblem(problem) ? 'content_blocked' : 'unavailable'
  const trouble = kind === 'unavailable' ? troubleIn(problem) : null
  const message = `the task ${how} at ${label}${named && ` (${named})`}`
  return new EngineError(trouble === 'size' ? 'rejected' : kind, message, { trouble })
}

/** A task that is not there is nothing a person could change; a missing model is the rule's own. */
function parseMissingError({ label, status, body }: BadAnswer): EngineError | null {
  if (status !== 404) return null
  const problem = parseProblem(body)
  const trouble = troubleIn(problem)
  const named = problem.codes.map(codeWord).find((word) => word !== '') ?? ''
  return new EngineError('unavailable', `${label} answered 404 (${named})`, { trouble })
}
