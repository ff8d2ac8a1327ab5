/** What a link that was made for somebody looks like, and until when it is good. */
import type { Config } from '../../config/config'
import { Refused } from './command'
import { texts } from './texts'

/** Throws Refused where nobody could use one. */
export function requirePasswords({ signIn }: Pick<Config, 'signIn'>): void {
  if (!signIn.ways.includes('password')) throw new Refused(texts.noPasswords)
}

/** The token stands behind the #: browsers send it to no server, and no log has it. */
export function buildLink({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, token: string) {
  return `${publicUrl ?? `http://127.0.0.1:${port}`}/pages/ucenter/login#link=${token}`
}

/** `2026-11-30 14:05`, in Shanghai. */
export function untilText(expiresAt: Date): string {
  return expiresAt.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16)
}
