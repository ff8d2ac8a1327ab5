import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Bundle } from './host/bundle'
import { Files } from './host/files'
import { Origins } from './host/origins'
import { Phone } from './host/phone'
import { Problems } from './host/problems'
import { loadPicture } from './host/wx/media'
import { API, FIXTURE, startEchoServer } from './testkit'

describe('pictures of a server, shown by a page', () => {
  let server: { url: string; close: () => void }
  const files = new Files(new Bundle(FIXTURE))
  before(async () => {
    server = await startEchoServer()
  })
  after(() => {
    server.close()
    files.remove()
  })

  const load = (api: string, policy: string) => {
    const phone = new Phone({ storage: {}, online: true })
    const origins = new Origins({ [API]: server.url }, phone, new Problems())
    return loadPicture({ files, origins }, api, `${API}/picture/${policy}`)
  }

  it('are refused where the server keeps them from other sites', async () => {
    for (const policy of ['same-site', 'same-origin']) {
      await assert.rejects(load('image', policy), /ERR_BLOCKED_BY_RESPONSE/)
    }
  })

  it('are shown where the server shares them, or says nothing', async () => {
    for (const policy of ['cross-origin', '']) assert.ok((await load('image', policy)).length > 0)
  })

  it('are given to the logic layer in any case: that is no page', async () => {
    assert.ok((await load('getImageInfo', 'same-site')).length > 0)
  })
})
