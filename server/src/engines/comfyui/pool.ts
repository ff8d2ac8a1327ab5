/** Several ComfyUI servers as one: what they have together, and which of them is asked. */
import type { FamilyNames } from '../diffusion/families'
import { EngineError } from '../engine'
import type { RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'
import { read } from './client'
import { type Installed, LISTS, readInstalled } from './installed'
import { classesOf, lackOf, type Workflow } from './workflows'

export interface Found {
  readonly api: RemoteApi
  readonly installed: Installed
  /** The workflows it has everything for. */
  readonly workflows: readonly Workflow[]
}

async function infoOf(
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

/** What a server has. Rejects like `ask`. */
export async function findOn(
  api: RemoteApi,
  options: {
    engine: string
    families?: FamilyNames | undefined
    workflows: readonly Workflow[]
    warn: (sentence: string) => void
    signal: AbortSignal
  },
): Promise<Found> {
  const { engine, families, workflows, warn, signal } = options
  const classes = new Set([...Object.keys(LISTS), ...workflows.flatMap(classesOf)])
  const info = await infoOf(api, [...classes], signal)
  const { host } = new URL(api.baseUrl)
  const installed = readInstalled(info, {
    engine,
    families,
    onMissing: (sentence) => warn(`${host}: ${sentence}`),
  })
  const usable = workflows.filter((workflow) => {
    const lack = lackOf(workflow, info)
    if (lack !== null) warn(`${host}: ${workflow.tool}.json is not offered: ${lack}`)
    return lack === null
  })
  return { api, installed, workflows: usable }
}

/** Jobs that run or wait there. Rejects like `ask`. */
async function busyness(api: RemoteApi, signal: AbortSignal): Promise<number> {
  const answer = await read(api, '/prompt', signal)
  const info = isRecord(answer) && isRecord(answer.exec_info) ? answer.exec_info : {}
  const remaining = Number(info.queue_remaining)
  if (!Number.isFinite(remaining)) throw new EngineError('unavailable', 'ComfyUI told no queue')
  return remaining
}

/**
 * The least busy of these; those that do not answer are left out. Rejects with the first one's
 * error where none answers, with the signal's reason when aborted.
 */
export async function leastBusy(servers: readonly Found[], signal: AbortSignal): Promise<Found> {
  const [only] = servers
  if (only && servers.length === 1) return only
  const asked = await Promise.allSettled(servers.map(({ api }) => busyness(api, signal)))
  signal.throwIfAborted()
  let best: { server: Found; jobs: number } | null = null
  for (const [i, answer] of asked.entries()) {
    const server = servers[i]
    if (!server || answer.status === 'rejected') continue
    if (!best || answer.value < best.jobs) best = { server, jobs: answer.value }
  }
  if (best) return best.server
  const failed = asked.find((answer) => answer.status === 'rejected')
  throw failed
    ? failed.reason
    : new EngineError('unavailable', 'no ComfyUI server has what it takes', { trouble: 'missing' })
}
