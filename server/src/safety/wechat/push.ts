/** What WeChat pushes: proof that it is WeChat, and the answer about a picture. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { unchecked } from '../remarks'
import { remarkOf } from './labels'
import { result } from './wechat'

const MAX_AGE_MS = 600_000

export const pushQuery = z.object({
  signature: z.string().max(100),
  timestamp: z.string().regex(/^\d{1,12}$/),
  nonce: z.string().max(100),
  echostr: z.string().max(500).optional(),
})

/** SHA-1 over token, time and nonce in alphabetical order; not older than ten minutes. */
export function isFromWechat(
  token: string,
  { signature, timestamp, nonce }: z.output<typeof pushQuery>,
  now: Date,
): boolean {
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_AGE_MS) return false
  const text = [token, timestamp, nonce].sort().join('')
  const expected = createHash('sha1').update(text).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const event = z.object({
  Event: z.literal('wxa_media_check'),
  trace_id: z.string().min(1).max(200),
  errcode: z.number().optional(),
  result: result.optional(),
})

export interface PictureAnswer {
  readonly traceId: string
  /** Null: nothing to say. */
  readonly remark: string | null
}

/** Null for other events. */
export function readPictureAnswer(body: unknown): PictureAnswer | null {
  const read = event.safeParse(body)
  if (!read.success) return null
  const { trace_id: traceId, errcode = 0, result: found } = read.data
  const remark = errcode === 0 && found ? remarkOf('图片', found) : unchecked('图片')
  return { traceId, remark }
}
