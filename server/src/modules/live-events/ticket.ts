/**
 * Tickets for the stream of events: an EventSource sends no headers, and an access token does not
 * belong into an address. Valid for half a minute; the sign-in behind it is checked while it streams.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../platform/lib/keys'

export const TICKET_VALID_MS = 30_000

export interface TicketHolder {
  readonly userId: string
  readonly sessionId: string
}

function computeSignature(keys: Keys, text: string): Buffer {
  return createHmac('sha256', keys.of('events-ticket')).update(text).digest()
}

export function writeTicket(keys: Keys, { userId, sessionId }: TicketHolder, now: Date): string {
  const text = [userId, sessionId, now.getTime() + TICKET_VALID_MS].join(' ')
  return [text, computeSignature(keys, text)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
}

/** Null for a ticket that is not ours, or too old. */
export function readTicket(keys: Keys, ticket: string, now: Date): TicketHolder | null {
  const [text = '', signature = Buffer.alloc(0)] = ticket
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'))
  const right = computeSignature(keys, String(text))
  if (signature.length !== right.length || !timingSafeEqual(Buffer.from(signature), right))
    return null
  const [userId, sessionId, untilMs] = String(text).split(' ')
  if (userId === undefined || sessionId === undefined) return null
  return Number(untilMs) > now.getTime() ? { userId, sessionId } : null
}
