/** End of a page of rows by time, as an opaque text. */
import { AppError } from '../lib/errors'

/** The last row of a page, by time. */
export interface TimePosition {
  readonly createdAt: Date
  readonly id: string
}

export function writeCursor({ createdAt, id }: TimePosition): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Throws BAD_REQUEST for a text this server did not make. */
export function readCursor(cursor: string): TimePosition {
  const match = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1] || !match[2]) throw new AppError('BAD_REQUEST')
  return { createdAt: new Date(Number(match[1])), id: match[2] }
}
