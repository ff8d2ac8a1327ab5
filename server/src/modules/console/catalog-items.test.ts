import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { bringPicture } from '../../testing/console-pictures'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/catalogs'>

const SPRING = { words: '', link: '/pagesE/animate/short', from: null, until: null, platforms: [] }
const RAINY = {
  name: '照片下雨',
  summary: '一张照片变成下着雨的短视频',
  tags: ['视频'],
  tool: 'img2vid',
  fixed: { motion: 'in', weather: 'rain', seconds: 3 },
  open: ['image'],
}

describe('banners and small apps added at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { token: operator.token, body })
  const done = async (url: string, body: object) => {
    const { data, message } = await post(url, body)
    assert.equal(message, '')
    return data as View
  }
  const fetchStatus = async (url: string) => (await server.app.inject(url)).statusCode
  const stored = async () => (await server.deps.storage.list('banner/')).length
  const pending = async () =>
    (await server.deps.pool.query('select key from pending_objects')).rows.length

  test('a banner is listed first with its picture, and gets another one', async () => {
    const picture = await bringPicture(server, operator.token, { width: 800, height: 400 })
    await done('banners', { ...SPRING, title: '春', picture })
    const view = await done('banners', { ...SPRING, title: '夏', picture })
    const own = view.banners.filter((one) => one.own)
    assert.deepEqual(
      own.map(({ title }) => title),
      ['夏', '春'],
    )
    const list = async () =>
      (
        (await callApi(server.app, 'GET', '/api/banner/list'))
          .data as CallData<'GET /api/banner/list'>
      ).list
    const before = (await list()).find(({ title }) => title === '夏')
    assert.equal(await fetchStatus(before?.url ?? ''), 200)
    const key = own[0]?.key ?? ''
    const files = await stored()
    const other = { width: 900, height: 450, colour: '#225522' }
    const next = await bringPicture(server, operator.token, other)
    await done(`banners/${key}`, { ...SPRING, title: '盛夏', picture: next })
    const after = (await list()).find(({ title }) => title === '盛夏')
    assert.notEqual(after?.url, before?.url)
    assert.equal(await fetchStatus(after?.url ?? ''), 200)
    assert.equal(await fetchStatus(before?.url ?? ''), 200, 'lists that name it still show it')
    assert.equal(await stored(), files + 2)
    await done(`banners/${key}`, { ...SPRING, title: '盛夏', words: '荷', picture: null })
    assert.equal(await stored(), files + 2, 'its picture stays without a new one')
  })

  test('what is wrong with a banner is said, and none of its files stays', async () => {
    const files = await stored()
    const small = await bringPicture(server, operator.token, { width: 400, height: 200 })
    const wrong = async (over: object) =>
      (await post('banners', { ...SPRING, title: '秋', picture: small, ...over })).message
    assert.match(await wrong({}), /至少 600 像素宽/)
    assert.match(await wrong({ picture: 'unknown' }), /没有这张图/)
    const wide = await bringPicture(server, operator.token, { width: 700, height: 350 })
    assert.match(await wrong({ picture: wide, link: 'ftp://x' }), /https/)
    assert.match(await wrong({ picture: wide, title: '' }), /不能空着/)
    assert.equal(await stored(), files)
  })

  test('an app with a cover is listed first, changed, and runs as the recipe says', async () => {
    const picture = await bringPicture(server, operator.token)
    const view = await done('apps', { ...RAINY, picture })
    const [first] = view.apps
    assert.deepEqual([first?.title, first?.own, first?.app?.open], ['照片下雨', true, ['image']])
    const page = async () =>
      (await callApi(server.app, 'GET', '/api/tools/apps')).data as CallData<'GET /api/tools/apps'>
    const [listed] = (await page()).list
    assert.equal(listed?.name, '照片下雨')
    assert.match(listed?.coverUrl ?? '', /cover\//)
    assert.equal(await fetchStatus(listed?.coverUrl ?? ''), 200)
    const key = first?.key ?? ''
    await done(`apps/${key}`, { ...RAINY, name: '下雨', picture: null })
    const [renamed] = (await page()).list
    assert.deepEqual([renamed?.name, renamed?.coverUrl], ['下雨', listed?.coverUrl])
    await done(`apps/${key}`, { ...RAINY, picture: await bringPicture(server, operator.token) })
    assert.notEqual((await page()).list[0]?.coverUrl, listed?.coverUrl)
    await done('catalogs/apps/remove', { key, reason: '过季' })
    assert.notEqual((await page()).list[0]?.name, '照片下雨')
    assert.equal(await pending(), 0)
    assert.deepEqual(
      (await readAdminLog(server, operator.id)).slice(-4).map(([command]) => command),
      ['app-add', 'app-edit', 'app-edit', 'catalog-remove'],
    )
  })

  test('a recipe over no tool, or with a parameter it lacks, is refused in a sentence', async () => {
    const wrong = async (over: object) =>
      (await post('apps', { ...RAINY, picture: null, ...over })).message
    assert.match(await wrong({ tool: 'none' }), /没有「none」这个工具/)
    assert.match(await wrong({ tool: 'text2img', fixed: {}, open: ['prompt'] }), /有自己的页面/)
    assert.match(await wrong({ fixed: { motion: 'upwards' } }), /./)
    assert.match(await wrong({ open: [] }), /必须开放/)
    assert.match(await wrong({ name: '' }), /不能空着/)
    assert.equal((await post('apps/none', { ...RAINY, picture: null })).status, 404)
  })
})
