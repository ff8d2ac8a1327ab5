import type { Command } from './command'
import { personOfPhone } from './person'
import { setRole } from './repository'
import { texts } from './texts'

export const revokeReviewer: Command = {
  name: 'revoke-reviewer',
  args: ['<phone>'],
  summary: texts.revokeReviewer,
  async run({ tx }, [phone]) {
    const { id, nickname, role } = await personOfPhone(tx, phone)
    if (role !== 'reviewer') return { lines: [texts.wasNone(nickname)], result: null }
    await setRole(tx, id, 'user')
    return { lines: [texts.revoked(nickname)], result: { userId: id } }
  },
}
