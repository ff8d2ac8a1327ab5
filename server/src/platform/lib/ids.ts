import { randomBytes } from 'node:crypto'

/** An opaque id: 20 characters of the URL alphabet, 120 random bits. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
