import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { callApi, startTestApp } from '../../testing/app'
import { bringPicture } from '../../testing/console-pictures'
import { signInStaff } from '../../testing/staff'
import { REFERENCED } from './checks'

const BANNER = { words: '', link: '/pagesE/animate/short', from: null, until: null, platforms: [] }
const STYLE = {
  name: '墨月',
  engineId: 'studio',
  modelId: null,
  template: '{画面}，远山',
  negative: '',
  baseStyle: null,
  strength: null,
}
const APP = {
  name: '照片下雨',
  summary: '下着雨的短视频',
  tags: [],
  tool: 'img2vid',
  fixed: { motion: 'in', weather: 'rain', seconds: 3 },
  open: ['image'],
}
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const CONTEST = {
  title: '雪夜归人',
  brief: '一个人，一场雪，一盏灯',
  words: '',
  prompt: '雪夜，归人',
  wants: ['人', '雪', '灯'],
  startsAt: at(1),
  endsAt: at(2),
  resultAt: at(3),
  prizes: [300],
  pickCredits: 20,
}
const THEME = { name: '', lines: ['晚来天欲雪', '能饮一杯无'], prompt: '雪夜小屋', style: null }

test('whatever the console puts on show goes into backups and from one storage to the next', async (t) => {
  const server = await startTestApp()
  t.after(() => server.close())
  const { token } = await signInStaff(server, 'operator')
  const picture = await bringPicture(server, token, { width: 800, height: 450 })
  const day = shanghaiDay(server.deps.now())
  for (const [url, body] of [
    ['banners', { ...BANNER, title: '春' }],
    ['styles', STYLE],
    ['apps', APP],
    [`themes/${day}`, THEME],
    ['contests', CONTEST],
  ] as const) {
    const { message } = await callApi(server.app, 'POST', `/api/console/${url}`, {
      token,
      body: { ...body, picture },
    })
    assert.equal(message, '', url)
  }
  const { rows } = await server.deps.pool.query<{ key: string }>(REFERENCED)
  const named = new Set(rows.map(({ key }) => key))
  const stored = await server.deps.storage.list('')
  assert.equal(stored.filter(({ key }) => key.startsWith('cover/')).length, 2)
  assert.equal(stored.filter(({ key }) => key.startsWith('banner/')).length, 6)
  assert.deepEqual(
    stored.map(({ key }) => key).filter((key) => !named.has(key)),
    [],
  )
})
