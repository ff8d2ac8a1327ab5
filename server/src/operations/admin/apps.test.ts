import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { ALL_APPS } from '@contract/apps/all'
import { adminLog } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { runCommand } from './run'
import { PHOTO } from '../../testing/photos'

let server: TestApp
let folder = ''
let file = ''
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-apps-'))
  file = path.join(folder, 'apps.json')
  server = await startTestApp()
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })
const put = async (file_: object) => {
  writeFileSync(file, JSON.stringify(file_))
  return run('apps', 'import', file)
}
const logged = async () => (await server.deps.db.select().from(adminLog)).length
const page = async (query = '') =>
  (await callApi(server.app, 'GET', `/api/tools/apps?pageSize=50${query}`)).data as {
    list: { id: string }[]
    total: number
  }

const RAINY = {
  id: 'rainy',
  name: '照片下雨',
  summary: '一张照片变成下着雨的短视频',
  tags: ['视频', '雨'],
  tool: 'img2vid',
  fixed: { motion: 'in', weather: 'rain', seconds: 3 },
  open: ['image'],
}
const POPPY = {
  ...RAINY,
  id: 'poppy',
  name: '油画头像',
  tool: 'photo2img',
  fixed: { style: 'oil' },
}

test('in from a file: listed first, found by tag, opened with its recipe, priced like its tool', async () => {
  assert.deepEqual(await put({ items: [RAINY, POPPY] }), [
    '+ rainy',
    '+ poppy',
    '新增 2，修改 0，删除 0，不变 0',
  ])
  const { list, total } = await page()
  assert.equal(total, ALL_APPS.length + 2)
  assert.deepEqual(
    list.slice(0, 2).map(({ id }) => id),
    ['rainy', 'poppy'],
  )
  assert.deepEqual((await page(`&tag=${encodeURIComponent('雨')}`)).total, 2)
  const { data } = await callApi(server.app, 'GET', '/api/tools/getAppById?id=rainy')
  const { fixed, open } = data as typeof RAINY
  assert.deepEqual({ fixed, open }, { fixed: RAINY.fixed, open: RAINY.open })
  const config = await callApi(server.app, 'GET', '/api/app-config/generate')
  const { tools } = config.data as { tools: { tool: string }[] }
  assert.ok(tools.some(({ tool }) => tool === 'app-rainy'))
})

test('run: the tool runs with what the recipe fixed, and with nothing else in its place', async () => {
  const { token } = await signInByCalls(server.app, newPhone())
  const photo = readFileSync(PHOTO)
  const image = await uploadAs(server, token, photo)
  const info = await callApi(server.app, 'GET', '/api/tools/getAppById?id=poppy')
  const { credits: quotedCredits } = info.data as { credits: number }
  const order = (id: string, params: object) =>
    callApi(server.app, 'POST', `/api/tools/generate/${id}`, {
      token,
      body: { requestId: `run-${JSON.stringify(params).length}-${id}`, params, quotedCredits },
    })
  const taken = await order('poppy', { image })
  assert.equal(taken.code, 0, taken.message)
  const { job } = taken.data as { job: JobView }
  assert.deepEqual([job.tool, job.params.style], ['photo2img', 'oil'])
  assert.equal((await order('poppy', { image, style: 'ink' })).status, 400)
  await put({ items: [] })
  assert.equal((await order('poppy', { image })).status, 404)
})

test('again it is no act; the way out and in changes nothing; order counts; hidden ones are gone', async () => {
  await put({ items: [RAINY, POPPY] })
  const entries = await logged()
  await run('apps', 'export', file)
  assert.match((await run('apps', 'import', file)).join(), /不变 2/)
  assert.equal(await logged(), entries)
  const rehearsal = await run('apps', 'import', file, '--dry-run')
  assert.match(rehearsal[0] ?? '', /什么都没有改/)
  assert.match((await put({ items: [POPPY, RAINY] })).join(), /修改 2/)
  assert.match(
    (await put({ items: [], hidden: ['pet-oil'] })).join(),
    /- poppy.*隐藏自带的 pet-oil/,
  )
  assert.equal((await page()).total, ALL_APPS.length - 1)
  assert.equal((await callApi(server.app, 'GET', '/api/tools/getAppById?id=pet-oil')).status, 404)
  assert.match((await put({ items: [] })).join(), /恢复自带的 pet-oil/)
})

describe('what is wrong is one sentence with its place, and nothing is done', () => {
  const FAULTS: readonly [string, object, RegExp][] = [
    ['a tool that is none', { tool: 'magic' }, /items\.1\.tool 没有「magic」这个工具/],
    ['a tool with a page of its own', { tool: 'text2img', fixed: {} }, /不能做成小应用/],
    [
      'a fixed parameter that is none',
      { fixed: { sparkle: 1 } },
      /fixed\.sparkle 工具「img2vid」没有参数「sparkle」/,
    ],
    ['an inherited name', { fixed: { toString: 1 } }, /没有参数「toString」/],
    ['an open parameter that is none', { open: ['image', 'x'] }, /open\.1 .*没有参数「x」/],
    ['both fixed and open', { open: ['image', 'weather'] }, /不能又固定又开放/],
    ['open twice', { open: ['image', 'image'] }, /写了两次/],
    ['a value the tool does not take', { fixed: { weather: 'frogs' } }, /items\.1\.fixed\.weather/],
    ['a number out of bounds', { fixed: { seconds: 99 } }, /items\.1\.fixed\.seconds/],
    ['a type that is none', { fixed: { loop: 'yes' } }, /items\.1\.fixed\.loop/],
    ['a user’s picture', { fixed: { image: 'up/a/b' }, open: [] }, /不能固定/],
    ['a picture without a parameter', { open: [] }, /参数「image」必须开放/],
    ['a style no engine has', { tool: 'photo2img', fixed: { style: 'none' } }, /fixed\.style/],
    ['a lot', { fixed: { weather: 'x'.repeat(9000) } }, /太大/],
    ['an unseen mark in the name', { name: '雨\u202e天' }, /看不见/],
    ['an unknown field', { price: 0 }, /price/],
    ['the name of a shipped one', { id: 'pet-oil' }, /「pet-oil」是自带的/],
    ['a name twice', { id: 'rainy' }, /「rainy」写了两次/],
  ]
  for (const [name, fault, words] of FAULTS) {
    test(name, async () => {
      const [before, entries] = [await page(), await logged()]
      await assert.rejects(
        put({ items: [RAINY, { ...POPPY, ...RAINY, id: 'x', ...fault }] }),
        words,
      )
      assert.deepEqual([await page(), await logged()], [before, entries])
    })
  }

  test('keys that mean something to JavaScript', async () => {
    const text = JSON.stringify({ items: [RAINY] })
    writeFileSync(file, text.replace('"motion"', '"__proto__"'))
    await assert.rejects(run('apps', 'import', file), /__proto__/)
  })
})
