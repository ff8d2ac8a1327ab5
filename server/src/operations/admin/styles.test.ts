import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { adminLog } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makePerson } from '../../testing/works'
import { runCommand } from './run'

let server: TestApp
let folder = ''
let file = ''
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-styles-'))
  file = path.join(folder, 'styles.json')
  server = await startTestApp()
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })
const put = async (value: object) => {
  writeFileSync(file, JSON.stringify(value))
  return run('styles', 'import', file)
}
const get = async (url: string) => (await callApi(server.app, 'GET', url)).data
const page = async (query = '') =>
  (
    (await get(`/api/model/app/page?pageSize=50${query}`)) as {
      list: { id: string; tags: string[] }[]
    }
  ).list
const ids = async (query?: string) => (await page(query)).map(({ id }) => id)

test('first, tagged and hidden as the file says, wherever styles are offered', async () => {
  const before = await ids()
  const said = await put({
    items: [{ id: 'studio:oil', tags: ['厚重'] }, { id: 'studio:pixel' }],
    hidden: ['studio:neon'],
  })
  assert.match(said.join(), /新增 2.*/)
  const now = await ids()
  assert.deepEqual(now.slice(0, 2), ['studio:oil', 'studio:pixel'])
  assert.deepEqual([...now].sort(), before.filter((id) => id !== 'studio:neon').sort())
  assert.deepEqual((await page())[0]?.tags, ['内置', '手绘', '厚重'])
  assert.deepEqual(await ids(`&tag=${encodeURIComponent('厚重')}`), ['studio:oil'])
  const tags = (await get('/api/model/app/tagList')) as string[]
  assert.deepEqual([tags[0], tags.at(-1)], ['内置', '厚重'])
  const cards = (await get('/api/styles/app')) as { id: string }[]
  assert.equal(cards[0]?.id, 'oil')
  assert.ok(!cards.some(({ id }) => id === 'neon'))
  const { options } = (await get('/api/app-config/generate')) as {
    options: { styleIds: string[] }[]
  }
  assert.ok(options[0]?.styleIds.includes('oil') && !options[0].styleIds.includes('neon'))
  const presets = (await get('/api/preset/list')) as { params: { style: string } }[]
  assert.ok(presets.length > 0 && !presets.some(({ params }) => params.style === 'neon'))
  const { token } = await makePerson(server)
  const body = { id: 'studio:neon', liked: true }
  assert.equal((await callApi(server.app, 'POST', '/api/model/like', { token, body })).status, 404)
})

test('again it is no act; out and in changes nothing; an empty file is the engines’ own order', async () => {
  const logged = async () => (await server.deps.db.select().from(adminLog)).length
  const entries = await logged()
  await run('styles', 'export', file)
  assert.ok((JSON.parse(readFileSync(file, 'utf8')) as { shipped: string[] }).shipped.length > 5)
  assert.match((await run('styles', 'import', file)).join(), /不变 2/)
  assert.equal(await logged(), entries)
  writeFileSync(file, '{"items":[]}')
  assert.match((await run('styles', 'import', file, '--dry-run')).join(), /恢复自带的 studio:neon/)
  assert.equal((await ids())[0], 'studio:oil')
  await run('styles', 'import', file)
  assert.equal(await logged(), entries + 1)
  assert.notEqual((await ids())[0], 'studio:oil')
  assert.ok((await ids()).includes('studio:neon'))
})

test('what is wrong is one sentence with its place, and nothing is done', async () => {
  const before = await page()
  const faults: [object, RegExp][] = [
    [{ items: [{ id: 'studio:none' }] }, /items\.0 没有自带的「studio:none」/],
    [{ items: [{ id: 'studio:ink' }, { id: 'studio:ink' }] }, /items\.1 「studio:ink」写了两次/],
    [{ items: [{ id: 'studio:ink', tags: [''] }] }, /items\.0\.tags\.0 不能空着/],
    [{ items: [{ id: 'studio:ink', tags: ['a\u202e'] }] }, /看不见/],
    [{ items: [{ id: 'studio:ink', name: '墨' }] }, /name/],
    [{ items: [], hidden: ['studio:none'] }, /hidden\.0/],
  ]
  for (const [value, words] of faults) await assert.rejects(put(value), words)
  assert.deepEqual(await page(), before)
})
