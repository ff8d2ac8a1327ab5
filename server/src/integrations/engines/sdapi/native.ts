/** Jobs of sd-server's own API: queued, looked after, fetched again after a restart of ours. */
import type { CallContext } from '../diffusion/server'
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'
import { pollUntil } from '../remote/poll'
import { decodeFile } from './answers'

const POLL = { firstWaitMs: 400, longestWaitMs: 2_000 }

/** Gone: the server restarted, or the job is older than its history. */
class JobGone extends Error {}

async function readJob(api: RemoteApi, id: string, signal: AbortSignal) {
  try {
    const path = `/sdcpp/v1/jobs/${encodeURIComponent(id)}`
    const job = await fetchJson(api, { path, answer: 'pictures', free: true, signal })
    return isRecord(job) ? job : {}
  } catch (error) {
    // 404 and 410; a server that is away is another matter.
    if (error instanceof EngineError && /answered (404|410)/.test(error.message))
      throw new JobGone()
    throw error
  }
}

function parseResult(job: Readonly<Record<string, unknown>>): Buffer {
  const images = isRecord(job.result) && Array.isArray(job.result.images) ? job.result.images : []
  const [first] = images
  return decodeFile(isRecord(first) ? first.b64_json : null)
}

async function waitFor(api: RemoteApi, id: string, context: CallContext, deadlineMs: number) {
  return pollUntil({
    ...POLL,
    label: 'sd-server',
    deadlineMs,
    signal: context.signal,
    // A started generation cannot be cancelled: 409.
    cancel: async () => {
      const path = `/sdcpp/v1/jobs/${encodeURIComponent(id)}/cancel`
      await fetchAnswer(api, { path, method: 'POST', signal: AbortSignal.timeout(api.timeoutMs) })
    },
    async look() {
      const job = await readJob(api, id, context.signal)
      switch (job.status) {
        case 'completed':
          return { result: parseResult(job) }
        case 'failed':
          throw new EngineError('unavailable', 'sd-server failed to paint')
        case 'cancelled':
          throw new EngineError('unavailable', 'the job was cancelled on sd-server', {
            trouble: 'interrupted',
          })
        case 'queued':
          context.onProgress({ progress: 0, ahead: Math.max(0, Number(job.queue_position) || 0) })
          return null
        case 'generating':
          return null
        default:
          throw new EngineError('unavailable', 'sd-server answered no job')
      }
    },
  })
}

/** Not ended by an abort: without its id it could not be cancelled. */
async function submit(api: RemoteApi, body: object, { signal: callerSignal, remote }: CallContext) {
  callerSignal.throwIfAborted()
  const { signal } = new AbortController()
  const answer = await fetchJson(api, { path: '/sdcpp/v1/img_gen', body, signal })
  if (!isRecord(answer) || typeof answer.id !== 'string')
    throw new EngineError('unavailable', 'sd-server queued nothing')
  await remote.save({ server: api.baseUrl, job: answer.id })
  return answer.id
}

/** Rejects with EngineError, or with the signal's reason after cancelling what still waits. */
export async function runNative(
  api: RemoteApi,
  body: object,
  { context, deadlineMs }: { context: CallContext; deadlineMs: number },
): Promise<Buffer> {
  const { server, job } = context.remote.saved ?? {}
  const startedJob = server === api.baseUrl && typeof job === 'string' ? job : null
  try {
    const id = startedJob ?? (await submit(api, body, context))
    return await waitFor(api, id, context, deadlineMs)
  } catch (error) {
    if (!(error instanceof JobGone)) throw error
  }
  // It forgot; what it painted meanwhile is lost to everybody.
  try {
    return await waitFor(api, await submit(api, body, context), context, deadlineMs)
  } catch (error) {
    if (error instanceof JobGone)
      throw new EngineError('unavailable', 'sd-server forgot the job twice')
    throw error
  }
}
