import type { Command } from './command'
import { requirePerson } from './person'
import { setRole } from './repository'
import { texts } from './texts'

export const grantReviewer: Command = {
  name: 'grant-reviewer',
  args: ['<person>'],
  summary: texts.grantReviewer,
  async run({ tx }, [person]) {
    const { id, nickname, role } = await requirePerson(tx, person)
    if (role === 'reviewer') return { lines: [texts.wasReviewer(nickname)], entry: null }
    await setRole(tx, id, 'reviewer')
    return {
      lines: [texts.granted(nickname)],
      entry: { command: 'grant-reviewer', result: { userId: id } },
    }
  },
}
