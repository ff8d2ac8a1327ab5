/** Several ComfyUI servers as one: their common models, and the choice of a server. */
import type { FamilyNames } from '../diffusion/families'
import { EngineError } from '../engine'
import type { RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'
import { read } from './client'
import { type FileFacts, needsFacts } from '../diffusion/checkpoints'
import { notices } from '../diffusion/texts'
import { type Installed, LISTS, listModelFiles, readInstalled } from './installed'
import { listClasses, describeMissing, type Workflow } from './workflows'

export interface Found {
  readonly api: RemoteApi
  readonly installed: Installed
  /** The workflows it has everything for. */
  readonly workflows: readonly Workflow[]
  /** Of the other workflows: what it lacks, a Chinese sentence each. */
  readonly lacking: readonly string[]
}

async function fetchInfo(
  api: RemoteApi,
  classes: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const info: Record<string, unknown> = {}
  // The whole list is megabytes; one after another, a small server stays answerable.
  for (const name of classes)
    info[name] = await read(api, `/object_info/${encodeURIComponent(name)}`, signal)
  return info
}

/** Files that are queried one by one; further ones are guessed. */
const MOST_LOOKS = 60

/** Null where the server does not know the call, or the file has nothing to say. */
async function tryRead(api: RemoteApi, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await read(api, path, signal)
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'rejected') return null
    throw error
  }
}

/** Sizes of a folder's files; a call of servers from 0.3 on. */
async function fetchSizes(
  api: RemoteApi,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const files = await tryRead(api, `/experiment/models/${folder}`, signal)
  if (!Array.isArray(files)) return new Map()
  return new Map(
    files.flatMap((file: unknown): [string, number][] =>
      isRecord(file) && typeof file.name === 'string' && typeof file.size === 'number'
        ? [[file.name, file.size]]
        : [],
    ),
  )
}

/** Headers and sizes of files whose names do not identify them. */
async function fetchFacts(
  api: RemoteApi,
  files: readonly { name: string; folder: string }[],
  signal: AbortSignal,
): Promise<Map<string, FileFacts>> {
  const facts = new Map<string, FileFacts>()
  for (const folder of new Set(files.map((file) => file.folder))) {
    const sizes = await fetchSizes(api, folder, signal)
    for (const { name } of files.filter((file) => file.folder === folder)) {
      const query = new URLSearchParams({ filename: name })
      const header = name.endsWith('.safetensors')
        ? await tryRead(api, `/view_metadata/${folder}?${query}`, signal)
        : null
      const said = isRecord(header)
        ? (header['modelspec.architecture'] ?? header.ss_base_model_version)
        : null
      facts.set(name, {
        architecture: typeof said === 'string' ? said : '',
        bytes: sizes.get(name) ?? 0,
      })
    }
  }
  return facts
}

/** Inventory of a server. Rejects as its calls do. */
export async function findOn(
  api: RemoteApi,
  options: {
    engine: string
    families?: FamilyNames | undefined
    workflows: readonly Workflow[]
    signal: AbortSignal
  },
): Promise<Found> {
  const { engine, families, workflows, signal } = options
  const classes = new Set([...Object.keys(LISTS), ...workflows.flatMap(listClasses)])
  const info = await fetchInfo(api, [...classes], signal)
  const unclear = listModelFiles(info).filter(({ name }) => needsFacts(name, families))
  const facts = await fetchFacts(api, unclear.slice(0, MOST_LOOKS), signal)
  const installed = readInstalled(info, { engine, families, facts })
  const lacking: string[] = []
  const usable = workflows.filter((workflow) => {
    const lack = describeMissing(workflow, info)
    if (lack === null) return true
    lacking.push(notices.notOffered(`${workflow.tool}.json`, lack))
    return false
  })
  return { api, installed, workflows: usable, lacking }
}

/** Jobs that run or wait there. Rejects like `ask`. */
async function busyness(api: RemoteApi, signal: AbortSignal): Promise<number> {
  const answer = await read(api, '/prompt', signal)
  const info = isRecord(answer) && isRecord(answer.exec_info) ? answer.exec_info : {}
  const remaining = Number(info.queue_remaining)
  if (!Number.isFinite(remaining))
    throw new EngineError('unavailable', 'ComfyUI answered no queue length')
  return remaining
}

/**
 * The least busy of these; those that do not answer are left out. Rejects with the first one's
 * error where none answers, with the signal's reason when aborted.
 */
export async function leastBusy(servers: readonly Found[], signal: AbortSignal): Promise<Found> {
  const [only] = servers
  if (only && servers.length === 1) return only
  const answers = await Promise.allSettled(servers.map(({ api }) => busyness(api, signal)))
  signal.throwIfAborted()
  let best: { server: Found; jobs: number } | null = null
  for (const [i, answer] of answers.entries()) {
    const server = servers[i]
    if (!server || answer.status === 'rejected') continue
    if (!best || answer.value < best.jobs) best = { server, jobs: answer.value }
  }
  if (best) return best.server
  const failed = answers.find((answer) => answer.status === 'rejected')
  throw failed
    ? failed.reason
    : new EngineError('unavailable', 'no ComfyUI server has what it takes', { trouble: 'missing' })
}
