/** Calls of a ComfyUI server. It has no login of its own: headers are for a proxy before it. */
import { parseJson } from '../../../platform/lib/json-limits'
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi, type RemoteCall } from '../remote/client'
import { type BadAnswer, isKeyLike, isRecord, SMALL_JSON } from '../remote/errors'
import type { Graph } from './graph'

const LABEL = 'ComfyUI'
const MOST_PICTURE_BYTES = 64 * 1024 * 1024

/** The server's own words for what is wrong with a graph: names of classes and inputs, no prompts. */
function listProblems(body: unknown): string[] {
  if (!isRecord(body)) return []
  const word = (value: unknown): string[] =>
    typeof value === 'string' && /^[\w .:-]{1,80}$/.test(value) && !isKeyLike(value) ? [value] : []
  const nodes = isRecord(body.node_errors) ? Object.values(body.node_errors) : []
  const ofNodes = nodes.flatMap((node) => {
    if (!isRecord(node) || !Array.isArray(node.errors)) return []
    const types = node.errors.flatMap((error) => (isRecord(error) ? word(error.type) : []))
    return types.map((type) => [...word(node.class_type), type].join(' '))
  })
  return [...(isRecord(body.error) ? word(body.error.type) : []), ...ofNodes]
}

/** A graph that a server refuses is its operator's fault to fix. */
function parseError({ status, body }: BadAnswer): EngineError | null {
  if (status !== 400) return null
  let value: unknown = null
  try {
    value = parseJson(body, SMALL_JSON)
  } catch {
    // Many of its errors have no body.
  }
  const problems = listProblems(value)
  if (problems.length === 0) return null
  return refusedGraph('the graph', problems)
}

/** A value missing from the server's list is a missing file: a checkpoint, a LoRA. */
function refusedGraph(what: string, problems: readonly string[]): EngineError {
  const isGone = problems.some((problem) => /value_not_in_list|missing_node_type/.test(problem))
  return new EngineError('unavailable', `${LABEL} refused ${what}: ${problems.join(', ')}`, {
    trouble: isGone ? 'missing' : null,
  })
}

export function comfyApi(options: {
  baseUrl: string
  timeoutMs: number
  headers: Readonly<Record<string, string>>
}): RemoteApi {
  return { label: LABEL, ...options, errorOf: parseError }
}

const json = (api: RemoteApi, call: RemoteCall): Promise<unknown> =>
  fetchJson(api, { answer: 'list', ...call })

export const read = (api: RemoteApi, path: string, signal: AbortSignal): Promise<unknown> =>
  json(api, { path, free: true, signal })

/** Queues a graph under an id of ours. A graph that is queued only in part is an error. */
export async function queuePrompt(
  api: RemoteApi,
  prompt: { id: string; clientId: string; graph: Graph },
  signal: AbortSignal,
): Promise<void> {
  const body = {
    prompt: prompt.graph,
    client_id: prompt.clientId,
    prompt_id: prompt.id,
    // Without it servers send no previews unless they were started with previews on.
    extra_data: { preview_method: 'auto' },
  }
  const answer = await json(api, { path: '/prompt', body, signal })
  const problems = listProblems(answer)
  if (problems.length > 0) throw refusedGraph('a part of the graph', problems)
  if (!isRecord(answer) || answer.prompt_id !== prompt.id)
    throw new EngineError('unavailable', `${LABEL} queued nothing`)
}

/** Sends a PNG to where the server keeps things until its next start; answers its name for graphs. */
export async function upload(
  api: RemoteApi,
  file: { name: string; png: Buffer },
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(file.png)], { type: 'image/png' }), file.name)
  form.set('type', 'temp')
  form.set('subfolder', 'moguang')
  const answer = await json(api, { path: '/upload/image', body: form, free: true, signal })
  if (!isRecord(answer) || typeof answer.name !== 'string' || answer.name === '')
    throw new EngineError('unavailable', `${LABEL} did not keep a picture`)
  const { subfolder, type } = answer
  const name =
    typeof subfolder === 'string' && subfolder ? `${subfolder}/${answer.name}` : answer.name
  return `${name} [${typeof type === 'string' ? type : 'input'}]`
}

export interface OutputFile {
  readonly filename: string
  readonly subfolder: string
  readonly type: string
}

export async function viewFile(
  api: RemoteApi,
  { filename, subfolder, type }: OutputFile,
  signal: AbortSignal,
): Promise<Buffer> {
  const query = new URLSearchParams({ filename, subfolder, type })
  const call = { path: `/view?${query}`, free: true, maxBytes: MOST_PICTURE_BYTES, signal }
  try {
    return (await fetchAnswer(api, call)).body
  } catch (error) {
    // The operator emptied the folder: not a fault of the request.
    if (error instanceof EngineError && error.kind === 'rejected')
      throw new EngineError('unavailable', `${LABEL} has the finished picture no more`)
    throw error
  }
}

/** Takes one's own prompt out of the queue, or stops it if it is what runs. Never another's. */
export async function cancelPrompt(api: RemoteApi, id: string): Promise<void> {
  const signal = AbortSignal.timeout(api.timeoutMs)
  await fetchAnswer(api, { path: '/queue', body: { delete: [id] }, free: true, signal })
  const queue = await readQueue(api, signal)
  // Older servers stop whatever runs, whatever id is named.
  if (!queue.running.includes(id)) return
  await fetchAnswer(api, { path: '/interrupt', body: { prompt_id: id }, signal })
}

export interface Queue {
  readonly running: readonly string[]
  /** The next first. */
  readonly pending: readonly string[]
}

/** `[number, id, …]` of each entry; the server's list is a heap, not in order. */
function parseIds(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  const entries = list.flatMap((entry: unknown) =>
    Array.isArray(entry) && typeof entry[1] === 'string'
      ? [{ number: Number(entry[0]), id: entry[1] }]
      : [],
  )
  return entries.sort((a, b) => a.number - b.number).map(({ id }) => id)
}

export async function readQueue(api: RemoteApi, signal: AbortSignal): Promise<Queue> {
  const answer = await read(api, '/queue', signal)
  if (!isRecord(answer)) throw new EngineError('unavailable', `${LABEL} answered no queue`)
  return { running: parseIds(answer.queue_running), pending: parseIds(answer.queue_pending) }
}
