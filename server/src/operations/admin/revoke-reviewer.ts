import type { Command } from './command'
import { requirePerson } from './person'
import { setRole } from './repository'
import { texts } from './texts'

export const revokeReviewer: Command = {
  name: 'revoke-reviewer',
  args: ['<person>'],
  summary: texts.revokeReviewer,
  async run({ tx }, [person]) {
    const { id, nickname, role } = await requirePerson(tx, person)
    if (role !== 'reviewer') return { lines: [texts.wasNone(nickname)], entry: null }
    await setRole(tx, id, 'user')
    return {
      lines: [texts.revoked(nickname)],
      entry: { command: 'revoke-reviewer', result: { userId: id } },
    }
  },
}
