/** The first theme of an installation: a week, with demo works of boats entered. */
import type { Db } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { newId } from '../../platform/lib/ids'
import { MOST_ENTRIES } from '@contract/endpoints/contests'
import { insertContest, listContests, lockPlanning, nextNumber } from '../contest/staff-repository'
import { insertEntry } from '../contest/contest-repository'
import { DEMO_THEME, FITTING } from './data/theme'
import { DEMO_WORKS, buildRequestId } from './plan'
import { listAuthorsByWork, listPainted } from './repository'

const DAY_MS = 86_400_000

/** Once: not where a contest was planned before. */
export async function planDemoContest(db: Db, now: Date): Promise<void> {
  if ((await listContests(db, { limit: 1, offset: 0 })).length > 0) return
  const painted = await listPainted(db)
  const workIds = DEMO_WORKS.filter(({ prompt }) => FITTING.test(prompt)).flatMap(
    ({ id }) => painted.get(buildRequestId(id)) ?? [],
  )
  const authors = await listAuthorsByWork(db, workIds)
  await transaction(db, async (tx) => {
    await lockPlanning(tx)
    const number = await nextNumber(tx)
    if (number > 1) return
    const contestId = newId()
    await insertContest(tx, {
      ...DEMO_THEME,
      id: contestId,
      number,
      startsAt: now,
      endsAt: new Date(now.getTime() + 7 * DAY_MS),
      resultAt: new Date(now.getTime() + 8 * DAY_MS),
    })
    const slots = new Map<string, number>()
    for (const { id: workId, userId } of authors) {
      const slot = (slots.get(userId) ?? 0) + 1
      if (slot > MOST_ENTRIES) continue
      slots.set(userId, slot)
      await insertEntry(tx, { id: newId(), contestId, workId, userId, slot, createdAt: now })
    }
  })
}
