import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { THEMES } from '../samples/themes'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { bringPicture } from '../../testing/console-pictures'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/themes'>
type Banner = CallData<'GET /api/banner/list'>['list'][number]

const SNOW = {
  name: '初雪',
  lines: ['晚来天欲雪', '能饮一杯无'],
  prompt: '雪夜小屋，红泥火炉',
  style: 'ink',
}

describe('themes of the coming days', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  const list = async () =>
    (await callApi(server.app, 'GET', '/api/console/themes', { token: operator.token }))
      .data as View
  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/themes/${url}`, { token: operator.token, body })
  const banner = async (): Promise<Banner | undefined> => {
    const { data } = await callApi(server.app, 'GET', '/api/banner/list')
    return (data as CallData<'GET /api/banner/list'>).list.find(({ key }) => key === 'theme')
  }

  test('three weeks are computed, each with lines and a prompt', async () => {
    const { days, choices } = await list()
    assert.equal(days.length, 21)
    assert.ok(days.every(({ source, prompt }) => source === 'computed' && prompt !== ''))
    assert.equal(new Set(days.map(({ day }) => day)).size, 21)
    assert.equal(choices.length, THEMES.length)
  })

  test('a day gets another shipped theme, and the calendar’s again', async () => {
    const [, tomorrow] = (await list()).days
    const day = tomorrow?.day ?? ''
    const other = THEMES.find(({ id }) => id !== tomorrow?.choice)
    const chosen = (await post(`${day}/choose`, { choice: other?.id })).data as View
    assert.deepEqual(
      [chosen.days[1]?.source, chosen.days[1]?.choice, chosen.days[0]?.source],
      ['chosen', other?.id, 'computed'],
    )
    const back = (await post(`${day}/choose`, { choice: null })).data as View
    assert.deepEqual(back.days[1], tomorrow)
    await post(`${day}/choose`, { choice: null })
    assert.equal((await post(`${day}/choose`, { choice: 'none' })).status, 404)
    assert.equal((await post('2020-01-01/choose', { choice: null })).status, 404)
    assert.deepEqual((await readAdminLog(server, operator.id)).slice(-2), [
      ['theme-choose', day, null],
      ['theme-choose', day, null],
    ])
  })

  test('a written theme is shown at the top of the square on its day alone', async () => {
    const [today] = (await list()).days
    const day = today?.day ?? ''
    assert.match((await post(day, { ...SNOW, picture: null })).message, /请选一张图/)
    const picture = await bringPicture(server, operator.token, { width: 800, height: 450 })
    const written = (await post(day, { ...SNOW, picture })).data as View
    assert.equal(written.days[0]?.source, 'written')
    const shown = await banner()
    assert.deepEqual(
      [shown?.title, shown?.words, shown?.theme],
      [
        ...SNOW.lines,
        { name: '今日主题 · 初雪', params: { prompt: SNOW.prompt, style: 'ink', ratio: '3:4' } },
      ],
    )
    assert.equal((await server.app.inject(shown?.url ?? '')).statusCode, 200)
    await post(day, { ...SNOW, name: '小雪', picture: null })
    const renamed = await banner()
    assert.deepEqual([renamed?.theme?.name, renamed?.url], ['今日主题 · 小雪', shown?.url])
    const { rows } = await server.deps.pool.query('select key from pending_objects')
    assert.equal(rows.length, 0)
    server.forward(24 * 3_600_000)
    assert.notEqual((await banner())?.title, SNOW.lines[0])
    operator = await signInStaff(server, 'operator')
  })

  test('what is wrong is said in a sentence', async () => {
    const [today] = (await list()).days
    const picture = await bringPicture(server, operator.token, { width: 800, height: 450 })
    const wrong = async (over: object) =>
      (await post(today?.day ?? '', { ...SNOW, picture, ...over })).message
    assert.match(await wrong({ lines: ['', '二'] }), /请写两句/)
    assert.match(await wrong({ prompt: '' }), /请写画什么/)
    assert.match(await wrong({ style: 'none' }), /没有这种画风/)
    const small = await bringPicture(server, operator.token, { width: 300, height: 300 })
    assert.match(await wrong({ picture: small }), /至少 600 像素宽/)
  })
})
