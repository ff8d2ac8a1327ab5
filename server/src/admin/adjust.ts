import { AppError } from '../lib/errors'
import { newId } from '../lib/ids'
import { adjustCredits } from '../modules/credits/service'
import { notify } from '../modules/notification/notify'
import { Refused, type Command } from './command'
import { wholeNumber } from './number'
import { personOfPhone } from './person'
import { texts } from './texts'

const MOST = 1_000_000
const REASON_MAX = 40

export const adjust: Command = {
  name: 'adjust',
  args: ['<phone>', '<±credits>', '<reason>'],
  summary: texts.adjust,
  async run({ tx }, [phone, amount, reason = '']) {
    const credits = wholeNumber(amount, { name: '±credits', min: -MOST, max: MOST })
    if (credits === 0) throw new Refused(texts.noChange)
    if (!reason.trim() || reason.length > REASON_MAX) throw new Refused(texts.noReason)
    const { id: userId, nickname } = await personOfPhone(tx, phone)
    const groupKey = `adjust:${newId()}`
    try {
      await adjustCredits(tx, { userId, credits, onceKey: groupKey })
    } catch (error) {
      if (error instanceof AppError && error.code === 'CREDITS_SHORT') {
        throw new Refused(texts.tooFewCredits)
      }
      throw error
    }
    await notify(tx, { userId, kind: 'credits', groupKey, data: { credits, words: reason } })
    return { lines: [texts.adjusted(nickname, credits)], result: { userId, credits, reason } }
  },
}
