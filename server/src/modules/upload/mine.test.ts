import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { uploads } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'

interface Page {
  list: { id: string; ref: string; kind: string; thumbUrl: string }[]
  total: number
  cursor: string | null
}

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

async function bring(userId: string, mime: string): Promise<string> {
  const id = newId()
  const size = { width: 4, height: 3, sizeBytes: 12, thumbhash: '' }
  await server.deps.db
    .insert(uploads)
    .values({ id, userId, key: `u/${id}`, thumbKey: `u/${id}.webp`, mime, ...size })
  return id
}

test('my uploads page by page, by kind, and no other user’s', async () => {
  const [me, other] = [await signInNew(server), await signInNew(server)]
  const images = [await bring(me.id, 'image/webp'), await bring(me.id, 'image/png')]
  const video = await bring(me.id, 'video/mp4')
  await bring(other.id, 'image/webp')
  const page = async (query: string) =>
    (await callApi(server.app, 'GET', `/api/userUpload/appPage?${query}`, { token: me.token }))
      .data as Page
  const first = await page('pageSize=2')
  assert.equal(first.total, 3)
  const second = await page(`pageSize=2&cursor=${first.cursor}`)
  const ids = [...first.list, ...second.list].map(({ id }) => id)
  assert.deepEqual(new Set(ids), new Set([...images, video]))
  assert.equal(second.cursor, null)
  const videos = await page('kind=video')
  assert.deepEqual(
    videos.list.map(({ ref, kind }) => [ref, kind]),
    [[`upload:${video}`, 'video']],
  )
  assert.deepEqual((await page('kind=image')).total, 2)
})
