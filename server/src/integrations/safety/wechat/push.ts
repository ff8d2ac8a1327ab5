/** Results of WeChat's picture checks, in a pushed message. */
import { z } from 'zod'
import { unchecked } from '../texts'
import { formatRemark } from './labels'
import { result } from './wechat'

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
  const remark = errcode === 0 && found ? formatRemark('picture', found) : unchecked('picture')
  return { traceId, remark }
}
