/** The requester of a code: whose budget it uses, and whose tries count. */
import { createHash } from 'node:crypto'

export interface Asker {
  /** Shortened, see lib/address. */
  readonly address: string
  /** Of the random id the client made for itself; null for clients that sent none. */
  readonly deviceHash: string | null
  /** Of a signed-in caller who asks for a code to a means of their own account. */
  readonly sessionId?: string
}

/** The id itself is not stored: a reader of the database cannot pose as that device. */
export function hashDevice(device: string | undefined): string | null {
  return device === undefined ? null : createHash('sha256').update(device).digest('base64url')
}

/** The name a code is stored under: the narrowest that its requester will have again. */
export function getCodeName({ address, deviceHash, sessionId }: Asker): string {
  if (sessionId !== undefined) return `session:${sessionId}`
  return deviceHash === null ? `address:${address}` : `device:${deviceHash}`
}

/** Every name this requester may have used. */
export function listCodeNames({ address, deviceHash, sessionId }: Asker): readonly string[] {
  return [
    ...(sessionId === undefined ? [] : [`session:${sessionId}`]),
    ...(deviceHash === null ? [] : [`device:${deviceHash}`]),
    `address:${address}`,
  ]
}
