import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Database } from '../../platform/db/client'
import { albumJobs } from '../../platform/db/schema'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { makeCreation } from '../../testing/creations'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { deleteJobs } from '../job/owner'
import { addJobs, addToAlbums, change, createAlbum, listAlbumJobs } from './service'

describe('albums under races on PostgreSQL', () => {
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

  async function stage({ deps }: TestApp, count: number) {
    const userId = await makeUser(deps.db)
    const jobIds = await Promise.all(
      Array.from({ length: count }, () => makeCreation(deps.db, userId)),
    )
    const album = await createAlbum(deps, userId, { name: '甲' })
    const other = await createAlbum(deps, userId, { name: '乙' })
    return { userId, jobIds, album, other }
  }

  test('40 jobs, each three times and from both ends: 40 in each album, every place once', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const { userId, jobIds, album, other } = await stage(server, 40)
    await Promise.all(
      jobIds.flatMap((jobId) => [
        addJobs(deps, userId, { id: album.id, jobIds: [jobId] }),
        addToAlbums(deps, userId, { jobId, ids: [album.id, other.id] }),
        addToAlbums(deps, userId, { jobId, ids: [other.id, album.id] }),
      ]),
    )
    for (const { id } of [album, other]) {
      const read = await listAlbumJobs(deps, userId, { id, page: 1, pageSize: 50 })
      assert.deepEqual([read.album.count, read.list.length, read.total], [40, 40, 40])
    }
    const rows = await deps.db.select().from(albumJobs)
    assert.equal(new Set(rows.map((row) => `${row.albumId} ${row.position}`)).size, 80)
  })

  test('added and deleted at once: nothing deleted is left inside', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const { userId, jobIds, album } = await stage(server, 20)
    const add = (jobId: string) => addJobs(deps, userId, { id: album.id, jobIds: [jobId] })
    await Promise.allSettled(
      jobIds.flatMap((jobId, at) =>
        at % 2 === 0 ? [add(jobId), deleteJobs(deps, userId, [jobId])] : [add(jobId)],
      ),
    )
    const result = await listAlbumJobs(deps, userId, { id: album.id, page: 1, pageSize: 50 })
    assert.equal(result.album.count, 10)
    assert.deepEqual(
      new Set(result.list.map(({ id }) => id)),
      new Set(jobIds.filter((_, at) => at % 2 === 1)),
    )
  })

  test('put in order from many sides at once: nothing lost, nothing twice', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const { userId, jobIds, album } = await stage(server, 12)
    await addJobs(deps, userId, { id: album.id, jobIds })
    await Promise.all(
      jobIds.map((jobId, at) =>
        change(deps, userId, album.id, { move: { jobId, before: jobIds[(at + 5) % 12] ?? null } }),
      ),
    )
    const read = await listAlbumJobs(deps, userId, { id: album.id, page: 1, pageSize: 50 })
    assert.deepEqual(read.list.map(({ id }) => id).sort(), [...jobIds].sort())
  })
})
