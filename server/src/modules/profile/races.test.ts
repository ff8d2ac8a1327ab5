import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Database } from '../../platform/db/client'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { checkFollowing, follow, unfollow } from './service'

describe('following at once on PostgreSQL', () => {
  let database: Database | null = null
  let server: TestApp | undefined
  before(async () => {
    database = await realPostgres()
    if (database) server = await startTestApp({ database })
  })
  after(async () => {
    await server?.close()
    await database?.close()
  })

  test('40 people, each five times: 40 followers; half of them leave: 20', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const star = await makeUser(deps.db)
    const fans = await Promise.all(Array.from({ length: 40 }, () => makeUser(deps.db)))
    const often = fans.flatMap((fan) => [fan, fan, fan, fan, fan])
    await Promise.all(often.map((fan) => follow(deps, fan, star)))
    const looking = { viewer: await makeUser(deps.db), hidden: null }
    assert.equal((await checkFollowing(deps, looking, star)).followerCount, 40)
    const leaving = often.slice(0, 100)
    await Promise.all(leaving.map((fan) => unfollow(deps, fan, star)))
    assert.equal((await checkFollowing(deps, looking, star)).followerCount, 20)
  })
})
