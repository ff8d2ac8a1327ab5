import { makeLink } from '../../modules/auth/links'
import { buildLink, requirePasswords, untilText } from './account-link'
import type { Command } from './command'
import { wholeNumber } from './number'
import { requirePerson } from './person'
import { texts } from './texts'

const HOUR_MS = 3_600_000
const USUAL_HOURS = '24'

/** Also for an account without a password: it chooses a name as well. */
export const resetPassword: Command = {
  name: 'reset-password',
  args: ['<person>', '[hours]'],
  summary: texts.resetPassword.summary,
  async run({ config, now, tx }, [person, hours = USUAL_HOURS]) {
    requirePasswords(config)
    const lastsMs = wholeNumber(hours, { name: 'hours', min: 1, max: 720 }) * HOUR_MS
    const { id: userId, nickname } = await requirePerson(tx, person)
    const { token, expiresAt } = await makeLink(tx, { userId, now: now(), lastsMs })
    return {
      lines: [texts.resetPassword.made(nickname, buildLink(config, token), untilText(expiresAt))],
      entry: { command: 'reset-password', result: { userId, expiresAt: expiresAt.toISOString() } },
    }
  },
}
