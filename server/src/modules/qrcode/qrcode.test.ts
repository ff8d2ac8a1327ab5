import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { startWechatMini } from '../../testing/wechat-mini'
import { readScene } from './mini-code'

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
    const { status, data } = await callApi(server.app, 'GET', url)
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

describe('codes of the mini-program', () => {
  const ID = 'Ab_-56789012345678ab'
  const PAGE = 'pagesD/works-detail/works-detail'

  test('the query of a page goes into the scene, where it fits', () => {
    assert.deepEqual(readScene(`/${PAGE}?id=${ID}`), { page: PAGE, scene: `id=${ID}` })
    assert.deepEqual(readScene('/pages/playground/playground')?.scene, 'from=code')
    assert.equal(readScene(`/${PAGE}?id=${ID}&more=1234567890`), null)
    assert.equal(readScene(`/${PAGE}?q=%E5%B1%B1`), null)
  })

  test('WeChat draws it; what WeChat refuses, and what a browser asks for, is the web code', async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer()
    const wechat = await startWechatMini({
      codeOf: ({ scene, page }) => (scene === `id=${ID}` && page === PAGE ? picture : null),
    })
    const server = await startTestApp({ env: wechat.env })
    try {
      const code = async (id: string, client = '&client=weapp') => {
        const path = encodeURIComponent(`/${PAGE}?id=${id}`)
        const { data } = await callApi(server.app, 'GET', `/api/qrcode?path=${path}${client}`)
        return data as { link: string; url: string }
      }
      const jpeg = `data:image/jpeg;base64,${picture.toString('base64')}`
      assert.equal((await code(ID)).url, jpeg)
      wechat.endToken(40_001)
      assert.equal((await code(ID)).url, jpeg, 'drawn once')
      const web = await code(ID, '')
      assert.equal(await read(web.url), web.link)
      const refused = await code('unknown')
      assert.equal(await read(refused.url), refused.link)
      assert.equal(
        wechat.requests.filter(({ path }) => path.startsWith('/wxa/getwxacode')).length,
        3,
      )
    } finally {
      await server.close()
      await wechat.close()
    }
  })
})
