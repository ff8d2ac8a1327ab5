import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { ask, startTestApp, type TestApp } from '../../testing/app'

const WORK = '/pagesD/works-detail/works-detail?id=w1'

async function read(url: string): Promise<string | undefined> {
  const png = Buffer.from(url.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('GET /api/qrcode', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const code = async (path: string) => {
    const url = `/api/qrcode?path=${encodeURIComponent(path)}`
    const { status, data } = await ask(server.app, 'GET', url)
    return { status, data: data as { link: string; url: string } }
  }

  test('draws a code that a camera reads as the link of the page', async () => {
    const { data } = await code(WORK)
    assert.match(data.link, /^https?:\/\/[^/]+\/pagesD\/works-detail\/works-detail\?id=w1$/)
    assert.equal(await read(data.url), data.link)
    assert.deepEqual((await code(WORK)).data, data, 'the same page has the same code')
  })

  test('leads nowhere but to pages of ours', async () => {
    for (const path of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/user/info',
      '/pagesD/works-detail/works-detail?id=1#https://evil.example',
      '/pagesD/../x/y',
    ]) {
      assert.equal((await code(path)).status, 400, path)
    }
  })
})
