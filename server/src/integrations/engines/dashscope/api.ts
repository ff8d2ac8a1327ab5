/** Calls of Model Studio (DashScope): synchronous ones, tasks, uploads, and what their errors mean. */
import { type Body, byId, endedOtherwise, idPath, toRecord, restTask } from '../clouds/rest-task'
import type { Painted } from '../clouds/model'
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi } from '../remote/client'
import { buildProblemError } from '../remote/errors'
import { problemIn } from '../remote/troubles'
import type { TaskKind } from '../remote/tasks'
import { UNITS } from '../texts'

export const LABEL = 'DashScope'

/** A call of `/services/aigc`. */
export interface Question {
  readonly path: string
  readonly body: Body
  /** Names a file that was uploaded. */
  readonly stored?: true
}

export interface ServiceAnswer {
  readonly output: Body
  readonly usage: Body
}

/** The answer, if it is one: some errors come with 200. */
function parseAnswer(answer: Body): ServiceAnswer {
  const { output, usage, code } = answer
  if (typeof code === 'string' && code !== '')
    throw buildProblemError(LABEL, 'answered an error', problemIn(answer))
  return { output: toRecord(output), usage: toRecord(usage) }
}

/** Answers at once. */
export async function fetchServiceAnswer(
  api: RemoteApi,
  { path, body }: Question,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<ServiceAnswer> {
  return parseAnswer(
    toRecord(await fetchJson(api, { path: `/services/aigc${path}`, body, ...options })),
  )
}

const GOING_ON: ReadonlySet<string> = new Set(['PENDING', 'RUNNING', 'SUSPENDED'])

export function createTask<T>(
  api: RemoteApi,
  task: { prepare: () => Promise<Question> | Question; take: (reply: ServiceAnswer) => T },
  signal: AbortSignal,
): TaskKind<T> {
  return restTask(
    {
      api,
      async question() {
        const { path, body, stored } = await task.prepare()
        const async = { 'x-dashscope-async': 'enable' }
        const headers = stored ? { ...async, 'x-dashscope-ossresourceresolve': 'enable' } : async
        return { path: `/services/aigc${path}`, body, headers }
      },
      taken: (answer) => byId(api, parseAnswer(answer).output.task_id),
      stateAt: (known) => `/tasks/${idPath(known)}`,
      read(state) {
        const reply = parseAnswer(state)
        const { task_status: status } = reply.output
        if (status === 'SUCCEEDED') return task.take(reply)
        // SUSPENDED: halted by the vendor for a while, and charged when it goes on.
        if (GOING_ON.has(String(status))) return null
        // UNKNOWN: older than a day, or never there.
        const how = status === 'FAILED' ? 'failed' : 'was cancelled or is unknown'
        throw endedOtherwise(api, how, reply.output)
      },
      cancel: (known) => ({ path: `/tasks/${idPath(known)}/cancel`, method: 'POST' }),
    },
    signal,
  )
}

/**
 * A video as their models read it: `oss://…`, for two days, for this model alone. Free. The upload
 * goes to their store, or the API's own host, without the key.
 */
export async function uploadVideo(
  api: RemoteApi,
  { model, video }: { model: string; video: Uint8Array },
  signal: AbortSignal,
): Promise<string> {
  const path = `/uploads?action=getPolicy&model=${encodeURIComponent(model)}`
  const uploadPolicy = toRecord(toRecord(await fetchJson(api, { path, free: true, signal })).data)
  const said = (name: string): string =>
    typeof uploadPolicy[name] === 'string' ? uploadPolicy[name] : ''
  const host = said('upload_host')
  const { origin, protocol, hostname } = URL.canParse(host) ? new URL(host) : new URL('about:blank')
  const isTheirs = protocol === 'https:' && hostname.endsWith('.aliyuncs.com')
  if (!isTheirs && origin !== new URL(api.baseUrl).origin)
    throw new EngineError('unavailable', `${LABEL} named no store of its own`)
  const key = `${said('upload_dir')}/video.mp4`
  const fields = {
    OSSAccessKeyId: said('oss_access_key_id'),
    Signature: said('signature'),
    policy: said('policy'),
    key,
    'x-oss-object-acl': said('x_oss_object_acl'),
    'x-oss-forbid-overwrite': said('x_oss_forbid_overwrite'),
    success_action_status: '200',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), 'video.mp4')
  const store: RemoteApi = {
    label: `the store of ${LABEL}`,
    baseUrl: origin,
    timeoutMs: UPLOAD_MS,
    publicOnly: isTheirs,
    errorOf: ({ label, status }) => new EngineError('unavailable', `${label} answered ${status}`),
  }
  await fetchAnswer(store, { path: host, body: form, signal })
  return `oss://${key}`
}

/** 60 MB by an ordinary line. */
const UPLOAD_MS = 290_000

/** The address of the one picture of an answer, in whichever place its kind has it. */
export function pictureUrl({ results, choices }: Body): string {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const parts = list(choices).flatMap((choice) => list(toRecord(toRecord(choice).message).content))
  for (const item of [...list(results), ...parts].map(toRecord)) {
    const url = item.url ?? item.image
    if (typeof url === 'string' && URL.canParse(url)) return url
  }
  throw buildProblemError(LABEL, 'ended without a picture', problemIn(list(results)[0]))
}

/** By the picture, or by the second of video. */
export function parseCost(
  usage: Body,
  unit: typeof UNITS.picture | typeof UNITS.second,
): Painted['cost'] {
  const { image_count, video_duration, duration, output_video_duration } = usage
  const amounts =
    unit === UNITS.picture ? [image_count, 1] : [output_video_duration, video_duration, duration]
  const amount = amounts.find((one) => typeof one === 'number')
  return typeof amount === 'number' ? { amount, unit } : null
}
