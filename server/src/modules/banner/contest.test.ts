import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contests } from '../../platform/db/schema'
import { startTestApp, type TestApp } from '../../testing/app'
import { makeContest, makeEntered } from '../../testing/contests'
import { makePerson } from '../../testing/works'
import { buildContestBanner } from './contest'

const HOUR_MS = 3_600_000

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

/** Line of the banner, this long before the end. */
async function readLine(hours: number): Promise<string | undefined> {
  const { db, now } = server.deps
  await db.delete(contests)
  const endsAt = new Date(now().getTime() + hours * HOUR_MS)
  const resultAt = new Date(endsAt.getTime() + HOUR_MS)
  const contestId = await makeContest(server.deps, { endsAt, resultAt })
  const { id: userId } = await makePerson(server)
  await makeEntered(db, { contestId, userId, slot: 1 })
  return (await buildContestBanner(server.deps))?.contest
}

test('a theme says whole days that are left, as its page does', async () => {
  assert.equal(await readLine(6 * 24 + 23), '本周主题 · 还剩 6 天')
  assert.equal(await readLine(25), '本周主题 · 还剩 1 天')
  assert.equal(await readLine(23), '本周主题 · 最后一天')
})
