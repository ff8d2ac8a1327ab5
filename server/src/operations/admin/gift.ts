import { makeGiftCodes } from '../../modules/gift/service'
import { Refused, type Command } from './command'
import { wholeNumber } from './number'
import { texts } from './texts'

const DAY_MS = 24 * 3_600_000

export const gift: Command = {
  name: 'gift',
  args: ['<batch>', '<credits>', '<count>', '<days>', '[many]'],
  summary: texts.gift,
  async run(deps, [batch = '', credits, count, days, many]) {
    if (many !== undefined && many !== 'many') throw new Refused(texts.badMany)
    if (!/^[\p{L}\p{N}._-]{1,40}$/u.test(batch)) throw new Refused(texts.badBatch)
    const wish = {
      batch,
      credits: wholeNumber(credits, { name: 'credits', min: 1, max: 100_000 }),
      count: wholeNumber(count, { name: 'count', min: 1, max: 1000 }),
      days: wholeNumber(days, { name: 'days', min: 1, max: 3650 }),
      manyPerUser: many === 'many',
    }
    const expiresAt = new Date(deps.now().getTime() + wish.days * DAY_MS)
    const codes = await makeGiftCodes({ ...deps, db: deps.tx }, { ...wish, expiresAt })
    // The codes are money: they are said once and written down nowhere.
    return { lines: [texts.giftsMade(wish), ...codes], entry: { command: 'gift', result: wish } }
  },
}
