import { makeLink } from '../../modules/auth/links'
import { buildLink, requirePasswords, untilText } from './account-link'
import type { Command } from './command'
import { wholeNumber } from './number'
import { texts } from './texts'

const DAY_MS = 24 * 3_600_000
const USUAL_DAYS = '7'

export const invite: Command = {
  name: 'invite',
  args: ['[days]'],
  summary: texts.invite.summary,
  async run({ config, now, tx }, [days = USUAL_DAYS]) {
    requirePasswords(config)
    const lastsMs = wholeNumber(days, { name: 'days', min: 1, max: 365 }) * DAY_MS
    const { token, expiresAt } = await makeLink(tx, { userId: null, now: now(), lastsMs })
    return {
      lines: [texts.invite.made(buildLink(config, token), untilText(expiresAt))],
      entry: { command: 'invite', result: { expiresAt: expiresAt.toISOString() } },
    }
  },
}
