import { ApiFailure } from '../pages'
import { buildFailure, buildSuccess } from './answers'
import type { Options, WxContext } from './context'

type Callback = (result: unknown) => void

export interface TaskWork {
  signal: AbortSignal
  /** Calls the task's listeners of an event, for example 'ProgressUpdate'. */
  emit: (event: string, result: unknown) => void
}

/**
 * Runs a transfer and returns its task object: abort() and the on/off pairs of its events. Callbacks
 * get `<api>:ok` or `<api>:fail <reason>` as the client words them.
 */
export function startTask(
  context: WxContext,
  api: string,
  events: string[],
  options: Options,
  work: (task: TaskWork) => Promise<Record<string, unknown>>,
): Record<string, unknown> {
  const { clock, realm, problems, phone } = context
  const { target } = context.bundle.dialect
  const { success, fail, complete } = options as Record<string, Callback | undefined>
  const abort = new AbortController()
  const listeners = new Map<string, Set<Callback>>()
  const began = clock.mark()
  const emit = (event: string, result: unknown) =>
    clock.soon(() => listeners.get(event)?.forEach((listener) => listener(result)), began)

  const run = async () => {
    const scripted = phone.takeFailure(api)
    if (scripted !== undefined) throw new ApiFailure(scripted)
    return work({ signal: abort.signal, emit })
  }
  const finish = (callback: Callback | undefined, result: unknown) =>
    clock.soon(() => {
      callback?.(result)
      complete?.(result)
    }, began)
  clock.soon(() => {
    phone.transfer(run).then(
      (fields) => finish(success, realm.hostObject(buildSuccess(target, api, fields))),
      (thrown: unknown) => {
        if (!(thrown instanceof ApiFailure)) problems.addError('api', thrown, `wx.${api}`)
        const reason = abort.signal.aborted
          ? 'abort'
          : thrown instanceof Error
            ? thrown.message
            : String(thrown)
        finish(fail, realm.adopt(buildFailure(target, api, reason)))
      },
    )
  })

  const task: Record<string, unknown> = { abort: () => abort.abort() }
  for (const event of events) {
    task[`on${event}`] = (callback: Callback) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(callback))
    }
    task[`off${event}`] = (callback?: Callback) => {
      if (callback === undefined) listeners.delete(event)
      else listeners.get(event)?.delete(callback)
    }
  }
  return realm.hostObject(task)
}

/** Upper limit of the client, whatever a call requests. */
const CLIENT_LIMIT_MS = 60_000

/** Timeout of a call: its own, else the one app.json names, else the client's limit. */
export function computeTimeout(
  context: WxContext,
  options: Options,
  kind: 'request' | 'uploadFile' | 'downloadFile',
): number {
  const own = Number(options.timeout)
  const wanted = own > 0 ? own : (context.bundle.app.networkTimeout?.[kind] ?? CLIENT_LIMIT_MS)
  if (wanted > CLIENT_LIMIT_MS)
    context.problems.add('api', `${kind} waits ${wanted} ms, the client ends it after 60 s`)
  return Math.min(wanted, CLIENT_LIMIT_MS)
}

/** Header names and values as strings; the client sets Referer itself and ignores the app's. */
export function readHeader(header: unknown): Record<string, string> {
  const result: Record<string, string> = {
    Referer: 'https://servicewechat.com/touristappid/0/page-frame.html',
  }
  for (const [name, value] of Object.entries((header ?? {}) as Options)) {
    if (value !== undefined && value !== null && name.toLowerCase() !== 'referer') {
      result[name] = String(value)
    }
  }
  return result
}
