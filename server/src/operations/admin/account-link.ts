/** Format of an account link, and its expiry. */
import type { Config } from '../../config/config'
import { Refused } from './command'
import { texts } from './texts'

/** Throws Refused where a link could not be used. */
export function requirePasswords({ signIn }: Pick<Config, 'signIn'>): void {
  if (!signIn.ways.includes('password')) throw new Refused(texts.noPasswords)
}

/** The token follows the #: browsers send it to no server, and no log contains it. */
export function buildLink({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, token: string) {
  return `${publicUrl ?? `http://127.0.0.1:${port}`}/pages/ucenter/login#link=${token}`
}

/** `2026-11-30 14:05`, in Shanghai. */
export function untilText(expiresAt: Date): string {
  return expiresAt.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16)
}
