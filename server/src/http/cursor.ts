/** Where a page of jobs ended, as an opaque text. */
import { AppError } from '../lib/errors'
import type { JobPosition } from '../modules/job/repository/read'

export function writeCursor({ createdAt, id }: JobPosition): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Throws BAD_REQUEST for a text this server did not make. */
export function readCursor(cursor: string): JobPosition {
  const match = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1] || !match[2]) throw new AppError('BAD_REQUEST')
  return { createdAt: new Date(Number(match[1])), id: match[2] }
}
