import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import type { MediaRef } from '@contract/tools/media'
import { eq } from 'drizzle-orm'
import { pictures } from '../../platform/db/schema'
import { makeUser, newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { insertJob, insertPicture } from '../../testing/jobs'
import { uploadAs } from '../../testing/uploads'
import { findRecipes } from './sources'

describe('which pictures and videos are still there', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const list = (token: string, refs: readonly string[]) =>
    callApi(server.app, 'GET', `/api/upload/sources?refs=${refs.join(',')}`, { token })

  test('mine are shown, others and those that never were are left out', async () => {
    const { token } = await signInByCalls(server.app, newPhone())
    const picture = createRaster(40, 30)
    picture.rgba.fill(255)
    const ref = await uploadAs(server, token, Buffer.from(await encodePng(picture)))
    const { data } = await list(token, ['upload:gone', ref, ref])
    assert.deepEqual(
      (data as { ref: string; width: number }[]).map(({ ref: own, width }) => [own, width]),
      [[ref, 40]],
    )
    const stranger = await signInByCalls(server.app, newPhone())
    assert.deepEqual((await list(stranger.token, [ref])).data, [])
  })

  test('a stored recipe of another version or shape is left out, those that parse are read', async () => {
    const { db } = server.deps
    const userId = await makeUser(db)
    const recipes = [{ task: '17', index: 2 }, { task: 17 }, ['a'], { version: 0, request: {} }]
    const jobId = await insertJob(db, userId, { engineId: 'midjourney' })
    const refs: MediaRef[] = []
    for (const [index, recipe] of recipes.entries()) {
      const id = await insertPicture(db, jobId, index)
      await db.update(pictures).set({ recipe }).where(eq(pictures.id, id))
      refs.push(`picture:${id}`)
    }
    const found = await findRecipes(db, { userId, engineId: 'midjourney', refs })
    assert.deepEqual([...found], [[refs[0], { task: '17', index: 2 }]])
  })

  test('what is no reference is refused', async () => {
    const { token } = await signInByCalls(server.app, newPhone())
    assert.equal((await list(token, ['../etc'])).status, 400)
  })
})
