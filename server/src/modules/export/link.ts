/** Links to an export: valid for minutes, and while the requesting session lives. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../platform/lib/keys'

/** A page requests a new one before that. */
export const LINK_VALID_MS = 10 * 60_000
export const EXPORT_PATH = '/exports'

interface Link {
  readonly id: string
  readonly sessionId: string
  readonly untilMs: number
}

function computeSignature(keys: Keys, { id, sessionId, untilMs }: Link): string {
  const text = [id, sessionId, untilMs].join(' ')
  return createHmac('sha256', keys.of('export-link')).update(text).digest('base64url')
}

/** A path of this server. */
export function writeLink(keys: Keys, link: Link): string {
  const { id, sessionId, untilMs } = link
  const query = {
    session: sessionId,
    until: String(untilMs),
    signature: computeSignature(keys, link),
  }
  return `${EXPORT_PATH}/${encodeURIComponent(id)}?${new URLSearchParams(query).toString()}`
}

/** The sign-in it was made for; null for a link that is not ours, or too old. */
export function readLink(
  keys: Keys,
  id: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): { sessionId: string } | null {
  const { session: sessionId, until, signature } = query
  if (typeof sessionId !== 'string' || typeof signature !== 'string') return null
  const untilMs = Number(until)
  const [given, right] = [signature, computeSignature(keys, { id, sessionId, untilMs })].map(
    (text) => Buffer.from(text),
  )
  if (!given || !right || given.length !== right.length) return null
  return timingSafeEqual(given, right) && untilMs > now.getTime() ? { sessionId } : null
}
