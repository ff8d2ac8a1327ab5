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

/** The banner, this long before the end. */
async function readBanner(hours: number) {
  const { db, now } = server.deps
  await db.delete(contests)
  const endsAt = new Date(now().getTime() + hours * HOUR_MS)
  const resultAt = new Date(endsAt.getTime() + HOUR_MS)
  const contestId = await makeContest(server.deps, { endsAt, resultAt })
  const { id: userId } = await makePerson(server)
  await makeEntered(db, { contestId, userId, slot: 1 })
  return buildContestBanner(server.deps)
}

const readLine = async (hours: number) => (await readBanner(hours))?.contest

test('a theme says whole days that are left, as its page does', async () => {
  assert.equal(await readLine(6 * 24 + 23), '本周主题 · 还剩 6 天')
  assert.equal(await readLine(25), '本周主题 · 还剩 1 天')
  assert.equal(await readLine(23), '本周主题 · 最后一天')
})

test('its picture is cut to the banner, so that the AI label is said in its words', async () => {
  const banner = await readBanner(25)
  assert.deepEqual([banner?.words, banner?.labelled], ['1 幅 · AI 生成', false])
})
