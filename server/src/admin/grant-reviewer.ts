import type { Command } from './command'
import { personOfPhone } from './person'
import { setRole } from './repository'
import { texts } from './texts'

export const grantReviewer: Command = {
  name: 'grant-reviewer',
  args: ['<phone>'],
  summary: texts.grantReviewer,
  async run({ tx }, [phone]) {
    const { id, nickname, role } = await personOfPhone(tx, phone)
    if (role === 'reviewer') return { lines: [texts.wasReviewer(nickname)], result: null }
    await setRole(tx, id, 'reviewer')
    return { lines: [texts.granted(nickname)], result: { userId: id } }
  },
}
