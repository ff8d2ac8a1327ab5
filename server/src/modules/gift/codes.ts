/** Gift codes: twelve characters without look-alikes, shown in groups of four, stored as a hash. */
import { createHmac, randomInt } from 'node:crypto'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 12

/** e.g. `K7QM-2XRP-9DTA`; 59 random bits. */
export function newGiftCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** However it was typed: case, spaces and dashes do not count. */
export function hashGiftCode(key: Uint8Array, code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
  return createHmac('sha256', key).update(`gift:${plain}`).digest('base64url')
}
