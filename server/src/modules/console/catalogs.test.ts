import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import sharp from 'sharp'
import { runCommand } from '../../operations/admin/run'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/catalogs'>
type Catalog = keyof View

const EDIT = { words: '', link: '/pagesE/animate/short', from: null, until: null, platforms: [] }

describe('catalogs at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    operator = await signInStaff(server, 'operator')
    const folder = mkdtempSync(path.join(tmpdir(), 'moguang-catalogs-'))
    const canvas = { width: 600, height: 300, channels: 3 as const, background: '#ff7a4d' }
    await sharp({ create: canvas }).jpeg().toFile(path.join(folder, 'dawn.jpg'))
    const items = ['spring', 'summer'].map((key) => ({
      key,
      title: key,
      picture: 'dawn.jpg',
      link: '/pagesC/ucenter/quest',
    }))
    const file = path.join(folder, 'banners.json')
    writeFileSync(file, JSON.stringify({ items }))
    await runCommand(server.deps, { words: ['banners', 'import', file], operator: 'test' })
    rmSync(folder, { recursive: true, force: true })
  })
  after(() => server.close())

  const list = async () =>
    (await callApi(server.app, 'GET', '/api/console/catalogs', { token: operator.token }))
      .data as View
  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { token: operator.token, body })
  const listKeys = ({ banners }: View) => banners.map(({ key }) => key)
  const shownKeys = async () => {
    const { data } = await callApi(server.app, 'GET', '/api/banner/list')
    return (data as CallData<'GET /api/banner/list'>).list.map(({ key }) => key)
  }
  /** Items that are removed: lists that name them are still shown. */
  const leaving = async () => {
    const { rows } = await server.deps.pool.query<{ prefix: string }>(
      `select payload ->> 'prefix' as prefix from graphile_worker._private_jobs
       where run_at > now() + interval '23 hours'`,
    )
    return rows.map(({ prefix }) => prefix.split('/').slice(0, 2).join('/'))
  }
  const logged = () => readAdminLog(server, operator.id)

  test('the list has what is shipped and what is the operator’s, in the order of people', async () => {
    const view = await list()
    assert.deepEqual(listKeys(view), ['theme', 'spring', 'summer', 'short', 'book'])
    assert.deepEqual(
      view.banners.map(({ own, shown }) => [own, shown]),
      [
        [false, true],
        [true, true],
        [true, true],
        [false, true],
        [false, true],
      ],
    )
    assert.ok(view.apps.some(({ key, title }) => key === 'sticker' && title === '手账贴纸'))
    assert.ok(view.styles.some(({ key }) => key.startsWith('studio:')))
  })

  for (const [catalog, key] of [
    ['banners', 'theme'],
    ['apps', 'sticker'],
    ['styles', 'studio:ink'],
  ] as const) {
    test(`what is shipped in ${catalog} is hidden and shown again, once each`, async () => {
      const before = (await logged()).length
      const isShown = (view: View) => view[catalog].find((one) => one.key === key)?.shown
      const show = async (shown: boolean) =>
        (await post(`catalogs/${catalog}/show`, { key, shown })).data as View
      assert.equal(isShown(await show(false)), false)
      assert.equal(isShown(await show(false)), false)
      assert.equal(isShown(await list()), false)
      assert.equal(isShown(await show(true)), true)
      assert.deepEqual((await logged()).slice(before), [
        ['catalog-hide', catalog, key, null],
        ['catalog-show', catalog, key, null],
      ])
    })
  }

  test('a hidden app is not run and not listed', async () => {
    await post('catalogs/apps/show', { key: 'sticker', shown: false })
    const app = await callApi(server.app, 'GET', '/api/tools/getAppById?id=sticker')
    assert.equal(app.status, 404)
    await post('catalogs/apps/show', { key: 'sticker', shown: true })
  })

  test('a banner is put first, changed, and removed with its files', async () => {
    const first = (await post('catalogs/banners/first', { key: 'summer' })).data as View
    assert.deepEqual(listKeys(first).slice(1, 3), ['summer', 'spring'])
    assert.deepEqual(await shownKeys(), ['summer', 'spring'])
    const until = new Date(server.deps.now().getTime() - 1000).toISOString()
    await post('banners/summer', { ...EDIT, title: '夏', until })
    assert.deepEqual(await shownKeys(), ['spring'], 'its time is over')
    await post('catalogs/banners/remove', { key: 'summer', reason: '过期' })
    assert.deepEqual(await leaving(), ['banner/summer', 'banner/summer'])
    assert.deepEqual(await shownKeys(), ['spring'])
    assert.deepEqual((await logged()).slice(-3), [
      ['catalog-first', 'banners', 'summer', null],
      ['banner-edit', 'banners', 'summer', null],
      ['catalog-remove', 'banners', 'summer', '过期'],
    ])
  })

  test('a style is put first', async () => {
    const { styles } = await list()
    const last = styles.at(-1)?.key ?? ''
    const after = (await post('catalogs/styles/first', { key: last })).data as View
    assert.equal(after.styles[0]?.key, last)
    assert.equal(after.styles.length, styles.length)
  })

  test('what is wrong with a banner is said in a sentence, and nothing changes', async () => {
    const before = await list()
    const wrong = async (over: object) =>
      (await post('banners/spring', { ...EDIT, ...over })).message
    assert.match(await wrong({ title: '' }), /不能空着/)
    assert.match(await wrong({ title: '春', link: 'https://elsewhere.example/' }), /LINK_HOSTS/)
    assert.match(await wrong({ title: '春', link: '/no/such/page' }), /没有这个页面/)
    assert.equal((await post('banners/unknown', { ...EDIT, title: '春' })).status, 404)
    assert.equal(
      (await post('catalogs/banners/remove', { key: 'theme', reason: '试试' })).status,
      404,
    )
    const strange: Catalog = 'apps'
    assert.equal(
      (await post(`catalogs/${strange}/show`, { key: 'theme', shown: false })).status,
      404,
    )
    assert.deepEqual(await list(), before)
  })
})
