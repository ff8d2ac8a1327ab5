/**
 * One message to one push service (RFC 8030, 8188, 8291, 8292). `web-push` encrypts and signs; the
 * request itself goes through the client that connects to public addresses only.
 */
import { isPrivateAddressError, publicDispatcher } from '../../platform/lib/outbound/public-network'
import type { VapidKeys } from './config'

const TIMEOUT_MS = 15_000
const MAX_RETRY_AFTER_MS = 10 * 3_600_000

export interface PushMessage {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** JSON, 3,993 bytes at most. */
  readonly payload: string
  /** 32 characters of base64url at most. */
  readonly topic: string
  readonly urgency: 'low' | 'normal'
  readonly ttlSeconds: number
}

export interface PushSender {
  readonly keys: VapidKeys
  readonly subject: string
  /** Origins that may be private or without TLS. */
  isTrusted(url: string): boolean
  readonly now: () => Date
  /** Of an answer. */
  readonly timeoutMs?: number
}

/**
 * `taken`; `gone`: the subscription is dead; `refused`: our key or token is not accepted; `large`;
 * `later`: not now; `forbidden`: an address of the internal network, or a key that is none.
 */
export type PushOutcome =
  | {
      readonly result: 'taken' | 'gone' | 'refused' | 'large' | 'forbidden'
      readonly status: number | null
    }
  | { readonly result: 'later'; readonly status: number | null; readonly waitMs: number }

/** Seconds or a date; 0 for neither. */
function parseRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : 0
}

function readStatus(response: Response, now: Date): PushOutcome {
  const { status } = response
  if (status >= 200 && status < 300) return { result: 'taken', status }
  if (status === 404 || status === 410) return { result: 'gone', status }
  if (status === 413) return { result: 'large', status }
  if (status === 429 || status >= 500)
    return {
      result: 'later',
      status,
      waitMs: parseRetryAfter(response.headers.get('retry-after'), now),
    }
  // 400, 401, 403 and redirects, which are not followed: sending it again changes nothing.
  return { result: 'refused', status }
}

/** Loaded with its first use. */
async function encrypt(sender: PushSender, message: PushMessage) {
  const { default: webPush } = await import('web-push')
  const { endpoint, p256dh, auth, payload, topic, urgency, ttlSeconds } = message
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: sender.subject, ...sender.keys },
    TTL: ttlSeconds,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  })
}

/** Never throws for what the service or its address does. */
export async function sendPush(sender: PushSender, message: PushMessage): Promise<PushOutcome> {
  const details = await encrypt(sender, message).catch(() => null)
  if (details === null) return { result: 'forbidden', status: null }
  const { headers, body, method } = details
  const { 'Content-Length': _, ...rest } = headers
  try {
    const response = await fetch(message.endpoint, {
      method,
      // Declarative Web Push (iOS 18.4): shown even where the service worker fails.
      headers: { ...rest, 'Content-Type': 'application/notification+json' },
      body: body ? new Uint8Array(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(sender.timeoutMs ?? TIMEOUT_MS),
      ...(!sender.isTrusted(message.endpoint) && { dispatcher: await publicDispatcher() }),
    })
    await response.body?.cancel()
    return readStatus(response, sender.now())
  } catch (error) {
    if (isPrivateAddressError(error)) return { result: 'forbidden', status: null }
    return { result: 'later', status: null, waitMs: 0 }
  }
}
