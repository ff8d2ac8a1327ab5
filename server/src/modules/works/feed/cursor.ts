/** End of a page of works, as an opaque text. The total of the first page travels along. */
import { z } from 'zod'
import { AppError } from '../../../platform/lib/errors'
import type { SpreadState } from './spread'

/** By time. */
export interface TimePosition {
  readonly at: Date
  readonly id: string
}

export interface TimeCursor {
  readonly position: TimePosition
  readonly total: number
}

export interface SpreadCursor {
  readonly state: SpreadState
  readonly total: number
}

const id = z.string().regex(/^[\w-]{1,40}$/)
const total = z.number().int().min(0)
const time = z.tuple([z.number().int().min(0).max(4e12), id, total])
const position = z.tuple([z.number(), id])
const spread = z.tuple([
  position,
  z.array(id).max(40),
  z.array(z.tuple([id, z.number(), id])).max(40),
  total,
])

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Throws BAD_REQUEST for a text this server did not make. */
function read<T extends z.ZodType>(schema: T, cursor: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (error) {
    throw new AppError('BAD_REQUEST', { cause: error })
  }
}

export function writeTimeCursor({ position: { at, id: last }, total: count }: TimeCursor): string {
  return write([at.getTime(), last, count])
}

export function readTimeCursor(cursor: string): TimeCursor {
  const [at, last, count] = read(time, cursor)
  return { position: { at: new Date(at), id: last }, total: count }
}

export function writeSpreadCursor({ state, total: count }: SpreadCursor): string | null {
  const { at, recent, waiting } = state
  if (!at) return null
  const waits = waiting.map(({ authorId, from }) => [authorId, from.rank, from.id])
  return write([[at.rank, at.id], recent, waits, count])
}

export function readSpreadCursor(cursor: string): SpreadCursor {
  const [[rank, last], recent, waits, count] = read(spread, cursor)
  const waiting = waits.map(([authorId, from, first]) => ({
    authorId,
    from: { rank: from, id: first },
  }))
  return { state: { at: { rank, id: last }, recent, waiting }, total: count }
}
