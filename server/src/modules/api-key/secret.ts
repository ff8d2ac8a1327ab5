/** The secret of a key: 40 characters of 62 (238 random bits) after `mg-sk-`; stored as SHA-256 only. */
import { createHash, randomInt } from 'node:crypto'

const PREFIX = 'mg-sk-'
const LENGTH = 40
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY = new RegExp(`^${PREFIX}[A-Za-z0-9]{${LENGTH}}$`)

/** A slow hash is not needed: the key is random and cannot be guessed from its hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export const isKey = (text: string): boolean => KEY.test(text)

/** Anything that looks like a key, also a shortened or damaged one. */
export const looksLikeKey = (text: string): boolean => text.includes(PREFIX)

export function createKey(): { key: string; hash: string; prefix: string; lastFour: string } {
  const secret = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const key = `${PREFIX}${secret}`
  return {
    key,
    hash: hashKey(key),
    prefix: key.slice(0, PREFIX.length + 4),
    lastFour: key.slice(-4),
  }
}
