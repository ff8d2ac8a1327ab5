/**
 * Addresses of JPEG copies: WeChat's check reads no WebP, and what is pending is at no public address.
 * Signed, and good for as long as an answer may take.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const COPY_PATH = '/api/wechat/copy'
/** WeChat answers within half an hour. */
const GOOD_FOR_S = 3600

interface Signer {
  readonly key: Uint8Array
  readonly now: () => Date
}

const sign = ({ key }: Signer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

/** The path of a stored picture's copy. */
export function copyPath(signer: Signer, storageKey: string): string {
  const until = Math.floor(signer.now().getTime() / 1000) + GOOD_FOR_S
  const name = Buffer.from(storageKey).toString('base64url')
  const text = `${name}.${until}`
  return `${COPY_PATH}/${text}.${sign(signer, text)}.jpg`
}

/** The storage key of a copy's file name; null unless it is ours and still valid. */
export function keyOfCopy(signer: Signer, file: string): string | null {
  const [name = '', until = '', signature = '', ...rest] = file.split('.')
  if (rest.join() !== 'jpg' || !/^\d{1,12}$/.test(until)) return null
  const expected = Buffer.from(sign(signer, `${name}.${until}`))
  const provided = Buffer.from(signature)
  if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) return null
  if (Number(until) * 1000 < signer.now().getTime()) return null
  return Buffer.from(name, 'base64url').toString()
}
