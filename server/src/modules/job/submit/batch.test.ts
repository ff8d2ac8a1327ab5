import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listCells, planBatch } from '@contract/batch'
import type { JobView } from '@contract/jobs'
import {
  type FakeApi,
  paintPng,
  sendJson,
  startFakeApi,
} from '../../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForComparison } from '../../../testing/ended-jobs'

let api: FakeApi
let server: TestApp
let token = ''
let folder = ''
let requests = 0

before(async () => {
  api = await startFakeApi({ pictureSize: '64x64' })
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-batch-'))
  const file = path.join(folder, 'engines.json')
  const one = { id: 'one', vendor: 'openai', url: api.baseUrl, credits: 3, models: [{ id: 'a' }] }
  writeFileSync(file, JSON.stringify({ engines: [one], tools: { text2img: ['one'] } }))
  server = await startTestApp({
    works: true,
    env: { ENGINES_FILE: file, WELCOME_CREDITS: '200', MAX_ACTIVE_JOBS: '3' },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Wanted {
  template?: string
  lines?: boolean
  comparisonId?: string
  quoted?: number
  requestId?: string
  chosen?: readonly number[]
  /** In place of the cell's own. */
  prompt?: string
}

const TEMPLATE = '{红|蓝}纸伞，{雪天|雨夜}'

function order(cells: readonly number[], wanted: Wanted = {}, as = token) {
  const { template = TEMPLATE, lines = false, comparisonId, prompt } = wanted
  const prompts = listCells(planBatch(template, lines)).map((cell) => cell.prompt)
  const body = {
    requestId: wanted.requestId ?? `batch-order-${++requests}`,
    orders: cells.map((cell) => ({
      prompt: prompt ?? prompts[cell] ?? '',
      ratio: '1:1',
      model: 'a',
      count: 1,
    })),
    quotedCredits: wanted.quoted ?? 3 * cells.length,
    batch: { template, lines, sameSeed: true, cells, chosen: wanted.chosen ?? cells, comparisonId },
  }
  return callApi(server.app, 'POST', '/api/generate/compare', { token: as, body })
}

const getJobs = ({ data }: { data: unknown }) => (data as { jobs: JobView[] }).jobs
const getCells = (jobs: readonly JobView[]) => jobs.map(({ batch }) => batch?.cell)

const waitForEnd = (id: string | null | undefined) =>
  waitForComparison(server, { token, id: String(id) })

async function readBalance(): Promise<number> {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  return (data as { balance: number }).balance
}

test('charges the finished cells, and a failed one can be ordered into the same batch', async () => {
  const before = await readBalance()
  const png = (await paintPng('64x64')).toString('base64')
  api.answerWith(({ body }, response) =>
    body.includes('雨夜')
      ? sendJson(response, 400, { error: { code: 'bad' } })
      : sendJson(response, 200, { created: 1, data: [{ b64_json: png }] }),
  )
  const sent = await order([0, 1, 2])
  assert.equal(sent.code, 0, sent.message)
  const comparisonId = getJobs(sent)[0]?.comparisonId ?? ''
  const done = await waitForEnd(comparisonId)
  api.answerWith(null)
  assert.deepEqual(getCells(done), [0, 1, 2])
  const failed = done.filter(({ status }) => status === 'failed')
  assert.equal(failed.length, 1)
  assert.equal(await readBalance(), before - 6)

  const cell = failed[0]?.batch?.cell ?? -1
  const again = await order([cell], { comparisonId })
  assert.equal(again.code, 0, again.message)
  const added = await order([3], { comparisonId })
  assert.equal(added.code, 0, added.message)
  const all = await waitForEnd(comparisonId)
  assert.deepEqual(
    all.map(({ status, batch }) => [batch?.cell, status]),
    [0, 1, 2, 3].map((at) => [at, 'succeeded']),
    'the latest of each cell, in their order',
  )
  assert.equal(await readBalance(), before - 12)
})

test('a cell with its picture is not ordered twice, not even by two calls at once', async () => {
  const first = await order([0])
  const comparisonId = getJobs(first)[0]?.comparisonId ?? ''
  await waitForEnd(comparisonId)
  const before = await readBalance()
  const taken = await order([0], { comparisonId })
  assert.deepEqual([taken.status, taken.message], [409, '有一格已经画好或正在画，不用再画一次'])
  const both = await Promise.all([order([1], { comparisonId }), order([1], { comparisonId })])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  await waitForEnd(comparisonId)
  assert.equal(await readBalance(), before - 3)
})

test('copies of one request get the same jobs, also when cells were added since', async () => {
  const requestId = 'batch-copies'
  const first = await order([0, 1], { requestId })
  const comparisonId = getJobs(first)[0]?.comparisonId ?? ''
  await order([2], { comparisonId })
  const copy = await order([0, 1], { requestId })
  assert.deepEqual(
    getJobs(copy).map(({ id }) => id),
    getJobs(first).map(({ id }) => id),
  )
  assert.equal((await waitForEnd(comparisonId)).length, 3)
})

test('a batch above the limit of jobs is taken whole, the next one waits for its end', async () => {
  const template = '{一|二|三|四}只鹤'
  // none of them ends before the next order, however long that takes
  const png = (await paintPng('64x64')).toString('base64')
  const held: (() => void)[] = []
  api.answerWith((_call, response) => {
    held.push(() => sendJson(response, 200, { created: 1, data: [{ b64_json: png }] }))
  })
  const sent = await order([0, 1, 2, 3], { template })
  assert.equal(sent.code, 0, sent.message)
  const jobs = getJobs(sent)
  const times = jobs.map(({ createdAt }) => createdAt)
  assert.deepEqual(times, [...new Set(times)].sort(), 'painted in the order of the cells')
  assert.equal((await order([0])).message, '最多同时进行 3 个任务，等一个画完再来')
  api.answerWith(null)
  for (const send of held) send()
  await waitForEnd(jobs[0]?.comparisonId)
})

test('orders that are not cells of their text hold nothing', async () => {
  const before = await readBalance()
  const refusals: [string, Awaited<ReturnType<typeof order>>][] = [
    ['another prompt', await order([0], { prompt: '大海' })],
    ['a cell beyond the text', await order([4])],
    ['a cell twice', await order([0, 0])],
    ['25 cells', await order([0], { template: '{1|2|3|4|5}{1|2|3|4|5}鹤', prompt: '11鹤' })],
    ['a ticked cell beyond the text', await order([0], { chosen: [0, 4] })],
    ['another price', await order([0, 1], { quoted: 5 })],
    ['a batch that is gone', await order([0], { comparisonId: 'gone' })],
  ]
  for (const [what, { code }] of refusals) assert.notEqual(code, 0, what)
  const other = await order([0])
  const comparisonId = getJobs(other)[0]?.comparisonId ?? ''
  const text = await order([1], { template: '{鹤|鹰}', comparisonId })
  assert.deepEqual([text.status, text.message], [404, '这一组不在了，请重新排一次'])
  const stranger = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await order([1], { comparisonId }, stranger)).status, 404)
  await waitForEnd(comparisonId)
  assert.equal(await readBalance(), before - 3)
})

test('a refused order names its cell and nothing is held', async () => {
  const before = await readBalance()
  const { code, data } = await order([0, 1], { template: `{鹤|${'鹰'.repeat(801)}}` })
  assert.equal(code, 3001)
  assert.equal((data as { cell?: number }).cell, 1)
  assert.equal(await readBalance(), before)
})
