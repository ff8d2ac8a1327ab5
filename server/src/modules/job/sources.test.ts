import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'

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

  test('what is no reference is refused', async () => {
    const { token } = await signInByCalls(server.app, newPhone())
    assert.equal((await list(token, ['../etc'])).status, 400)
  })
})
