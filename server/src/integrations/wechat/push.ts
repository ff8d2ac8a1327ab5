/**
 * Pushes of WeChat: proof that it is WeChat, and the message. In plain text mode the proof covers
 * the address alone, not the message: code that moves money queries WeChat again.
 */
import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const MAX_AGE_MS = 600_000
const BLOCK_BYTES = 32
const RANDOM_BYTES = 16
const LENGTH_BYTES = 4

export interface PushOptions {
  readonly appId: string
  readonly token: string
  /** EncodingAESKey; null: messages come as plain text. */
  readonly aesKey: string | null
}

const pushQuery = z.object({
  signature: z.string().max(100),
  timestamp: z.string().regex(/^\d{1,12}$/),
  nonce: z.string().max(100),
  echostr: z.string().max(500).optional(),
  msg_signature: z.string().max(100).optional(),
})

const sealed = z.object({ Encrypt: z.string().min(1).max(80_000) })

/** SHA-1 over the parts in alphabetical order. */
function isSigned(signature: string | undefined, parts: readonly string[]): boolean {
  const expected = createHash('sha1')
    .update([...parts].sort().join(''))
    .digest()
  const provided = Buffer.from(signature ?? '', 'hex')
  return provided.length === expected.length && timingSafeEqual(provided, expected)
}

/** Null: not from WeChat, or older than ten minutes. */
function readQuery({ token }: PushOptions, query: unknown, now: Date) {
  const read = pushQuery.safeParse(query)
  if (!read.success) return null
  const { signature, timestamp, nonce } = read.data
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_AGE_MS) return null
  return isSigned(signature, [token, timestamp, nonce]) ? read.data : null
}

/** Called once, when the operator enters the address: the response, or null for an invalid signature. */
export function readEcho(options: PushOptions, query: unknown, now: Date): string | null {
  const read = readQuery(options, query, now)
  return read && (read.echostr ?? '')
}

/** 16 bytes of chance, the length, the message, the app it is for; filled up to whole blocks. */
function open({ appId, aesKey }: PushOptions, encrypted: string): string | null {
  const key = Buffer.from(`${aesKey ?? ''}=`, 'base64')
  try {
    const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const bytes = Buffer.concat([cipher.update(encrypted, 'base64'), cipher.final()])
    const padding = bytes.at(-1) ?? 0
    if (padding < 1 || padding > BLOCK_BYTES) return null
    const start = RANDOM_BYTES + LENGTH_BYTES
    const end = start + bytes.readUInt32BE(RANDOM_BYTES)
    const owner = bytes.subarray(end, -padding).toString()
    return owner === appId ? bytes.subarray(start, end).toString() : null
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The message; null: not from WeChat, stale, for another app, or no JSON. */
export function readPush(
  options: PushOptions,
  { query, rawBody }: { query: unknown; rawBody: string },
  now: Date,
): unknown {
  const read = readQuery(options, query, now)
  if (!read) return null
  const body = parse(rawBody)
  if (options.aesKey === null) return body
  const { Encrypt: encrypted = '' } = sealed.safeParse(body).data ?? {}
  const parts = [options.token, read.timestamp, read.nonce, encrypted]
  if (!isSigned(read.msg_signature, parts)) return null
  const text = open(options, encrypted)
  return text === null ? null : parse(text)
}
