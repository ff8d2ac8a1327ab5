import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'

interface Change {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly text: string
}

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const call = (body: object) => callApi(server.app, 'POST', '/api/generate/polish', { body })
async function readChanges(prompt: string, more: object = {}): Promise<readonly Change[]> {
  const { data, code, message } = await call({ prompt, ...more })
  assert.equal(code, 0, message)
  return (data as { changes: Change[] }).changes
}

test('a visitor gets proposals with their places in the text, by amount', async () => {
  const prompt = '雪山下的湖，高清'
  const less = await readChanges(prompt, { amount: 'less' })
  assert.deepEqual(
    less.map(({ kind }) => kind),
    ['time', 'praise'],
  )
  assert.equal(prompt.slice(less[1]?.start, less[1]?.end), '，高清')
  const more = await readChanges(prompt, { amount: 'more' })
  assert.ok(more.length > less.length + 2)
})

test('a text that is too long or forbidden gets none, a bad amount is refused', async () => {
  assert.deepEqual(await readChanges('湖'.repeat(301)), [])
  assert.deepEqual(await readChanges('纳粹旗在湖边'), [])
  assert.notEqual((await call({ prompt: '湖', amount: 'all' })).code, 0)
})
