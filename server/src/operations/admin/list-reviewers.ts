import type { Command } from './command'
import { listReviewers as readReviewers } from './repository'
import { texts } from './texts'

export const listReviewers: Command = {
  name: 'list-reviewers',
  args: [],
  summary: texts.listReviewers,
  async run({ tx }) {
    const people = await readReviewers(tx)
    const lines = people.map(({ phone, account, email, id, nickname }) =>
      texts.reviewer(phone ?? account ?? email ?? id, nickname),
    )
    return { lines: lines.length > 0 ? lines : [texts.noReviewers], entry: null }
  },
}
