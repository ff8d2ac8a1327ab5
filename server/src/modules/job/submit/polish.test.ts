import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readData, startLocalChat } from '../../../integrations/chat/testing/server'
import { engineSpending } from '../../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { signInNew } from '../../../testing/sessions'

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

test('the chat model proposes additions to signed-in users; the subject stays, its cost is counted', async (t) => {
  const chat = await startLocalChat()
  const own = await startTestApp({
    env: { CHAT_BASE_URL: chat.base, CHAT_MODEL: 'local-1', CHAT_API_KEY: 'sk-local' },
  })
  t.after(async () => {
    await own.close()
    await chat.close()
  })
  chat.answerWith(() =>
    JSON.stringify({
      additions: [
        { kind: 'detail', word: '几只飞鸟' },
        { kind: 'place', word: '一只猫' },
        { kind: 'time', word: 'javascript:alert' },
      ],
    }),
  )
  const prompt = '雪山下的湖，高清'
  const ask = async (token?: string): Promise<readonly Change[]> => {
    const body = { prompt, amount: 'more' }
    const { data, code, message } = await callApi(own.app, 'POST', '/api/generate/polish', {
      body,
      ...(token !== undefined && { token }),
    })
    assert.equal(code, 0, message)
    return (data as { changes: Change[] }).changes
  }
  const byRules = await ask()
  assert.equal(chat.accepted.length, 0, 'a visitor costs nothing')
  const { token } = await signInNew(own)
  const changes = await ask(token)
  assert.deepEqual(
    changes.map(({ kind, text }) => [kind, text]),
    [
      ['praise', ''],
      ['detail', '，几只飞鸟'],
    ],
  )
  const [body] = chat.accepted
  assert.equal(body && readData(body).prompt, prompt)
  const rows = await own.deps.db.select().from(engineSpending)
  assert.deepEqual(
    rows.map(({ engineId, milli }) => [engineId, milli]),
    [
      ['chat', 3],
      ['chat', 3],
    ],
  )
  chat.answerWith(() => 'no JSON at all')
  assert.deepEqual(await ask(token), byRules)
})
