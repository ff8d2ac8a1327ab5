import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { adjustPerson } from '../../modules/console/acts'
import { Refused, type Command } from './command'
import { wholeNumber } from './number'
import { requirePerson } from './person'
import { texts } from './texts'

const MOST = 1_000_000
const REASON_MAX = 40

export const adjust: Command = {
  name: 'adjust',
  args: ['<person>', '<±credits>', '<reason>'],
  summary: texts.adjust,
  async run({ tx }, [person, amount, reason = '']) {
    const credits = wholeNumber(amount, { name: '±credits', min: -MOST, max: MOST })
    if (credits === 0) throw new Refused(texts.noChange)
    if (!reason.trim() || reason.length > REASON_MAX) throw new Refused(texts.noReason)
    const { id: userId, nickname } = await requirePerson(tx, person)
    try {
      await adjustPerson(tx, { userId, credits, reason, requestId: newId() })
    } catch (error) {
      if (error instanceof AppError && error.code === 'CREDITS_SHORT') {
        throw new Refused(texts.tooFewCredits)
      }
      throw error
    }
    return {
      lines: [texts.adjusted(nickname, credits)],
      entry: { command: 'adjust', result: { userId, credits, reason } },
    }
  },
}
