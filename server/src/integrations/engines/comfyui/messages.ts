/** Messages of a ComfyUI server's WebSocket, text and binary, as the few things that matter here. */
import { parseJson } from '../../../platform/lib/json-limits'
import { isRecord } from '../remote/errors'

/** The state of every node of a large graph. */
const MESSAGE = { depth: 32, values: 100_000 }

export type ComfyEvent =
  /** A job's node: how far it is, 0..1; a job's other messages are about other nodes. */
  | {
      readonly kind: 'node'
      readonly promptId: string
      readonly node: string
      readonly share: number
    }
  /** These nodes need not run again. */
  | { readonly kind: 'cached'; readonly promptId: string; readonly nodes: readonly string[] }
  | { readonly kind: 'started'; readonly promptId: string }
  /** Finished, failed, or interrupted: history says which. Null: of an unnamed job. */
  | { readonly kind: 'ended'; readonly promptId: string | null }
  | { readonly kind: 'queue' }
  | { readonly kind: 'preview'; readonly promptId: string | null; readonly data: Buffer }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function computeShare(value: unknown, max: unknown): number {
  const share = Number(value) / Number(max)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

/** `progress_state` reports every node of a job at once. */
function parseNodeEvents(data: Readonly<Record<string, unknown>>): ComfyEvent[] {
  const promptId = text(data.prompt_id)
  if (!isRecord(data.nodes)) return []
  return Object.entries(data.nodes).flatMap(([node, state]): ComfyEvent[] => {
    if (!isRecord(state)) return []
    const share = state.state === 'finished' ? 1 : computeShare(state.value, state.max)
    return [{ kind: 'node', promptId, node, share }]
  })
}

/** [] for whatever is of no interest, or no message at all. */
export function parseEvents(message: string): ComfyEvent[] {
  let value: unknown
  try {
    value = parseJson(message, MESSAGE)
  } catch {
    // Polling makes up for a missing message.
    return []
  }
  if (!isRecord(value) || !isRecord(value.data)) return []
  const { data } = value
  const promptId = text(data.prompt_id)
  switch (value.type) {
    case 'status':
      return [{ kind: 'queue' }]
    case 'execution_start':
      return [{ kind: 'started', promptId }]
    case 'execution_cached':
      return [{ kind: 'cached', promptId, nodes: texts(data.nodes) }]
    case 'progress_state':
      return parseNodeEvents(data)
    case 'progress':
      return [
        {
          kind: 'node',
          promptId,
          node: text(data.node),
          share: computeShare(data.value, data.max),
        },
      ]
    case 'executed':
      return [{ kind: 'node', promptId, node: text(data.node), share: 1 }]
    case 'executing':
      // The last message of a job; only then its history is written (execution_success is earlier).
      return data.node === null ? [{ kind: 'ended', promptId: promptId || null }] : []
    case 'execution_error':
    case 'execution_interrupted':
      return [{ kind: 'ended', promptId: promptId || null }]
    default:
      return []
  }
}

const PREVIEW = 1
const PREVIEW_WITH_METADATA = 4

/** Null for a frame that is cut, of another kind, or without a picture. */
export function parsePreview(frame: Buffer): ComfyEvent | null {
  if (frame.length < 9) return null
  const kind = frame.readUInt32BE(0)
  // Then the format, 1 JPEG or 2 PNG: the picture's own first bytes say it too.
  if (kind === PREVIEW) return { kind: 'preview', promptId: null, data: frame.subarray(8) }
  if (kind !== PREVIEW_WITH_METADATA) return null
  const end = 8 + frame.readUInt32BE(4)
  if (end >= frame.length) return null
  try {
    const metadata: unknown = parseJson(frame.subarray(8, end).toString('utf8'), MESSAGE)
    const promptId = isRecord(metadata) ? text(metadata.prompt_id) : ''
    return { kind: 'preview', promptId: promptId || null, data: frame.subarray(end) }
  } catch {
    return null
  }
}
