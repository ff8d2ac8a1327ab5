import { forgetProgress } from '../../modules/thumbnails/repository'
import { findProgress, repairThumbnails, type Order } from '../../modules/thumbnails/rebuild'
import { Refused, type Command } from './command'
import { texts } from './texts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

function parseOrder(rest: string): Order {
  if (rest === '') return { all: false, since: null }
  if (rest === '--all') return { all: true, since: null }
  const [flag, day = '', ...more] = rest.split(' ')
  const since = DAY.test(day) ? new Date(`${day}T00:00:00+08:00`) : null
  if (flag !== '--since' || !since || Number.isNaN(since.getTime()) || more.length > 0) {
    throw new Refused(texts.badThumbnails)
  }
  return { all: false, since: since.toISOString() }
}

/** Hours of work hold no transaction: it is done ahead, what was done is logged after it. */
export const thumbnails: Command = {
  name: 'thumbnails',
  args: ['<rebuild>', '[--all | --since 2026-01-31]'],
  summary: texts.thumbnails,
  async ahead(deps, [what, rest = '']) {
    if (what !== 'rebuild') throw new Refused(texts.badThumbnails)
    await repairThumbnails(deps, parseOrder(rest))
  },
  async run({ tx }) {
    const progress = await findProgress(tx)
    if (!progress) throw new Refused(texts.thumbnailsElsewhere)
    await forgetProgress(tx)
    const { order, looked, made, failed, failures } = progress
    return {
      lines: [
        ...failures.map(({ id, why }) => texts.thumbnailFailed(id, why)),
        texts.thumbnailsDone({ looked, made, failed }),
      ],
      entry: { command: 'thumbnails', result: { order, looked, made, failed } },
    }
  },
}
