import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../integrations/engines/openai/testing/fake-api'
import { startTestApp, type TestApp } from '../../testing/app'
import { runCommand } from './run'

let api: FakeApi
let server: TestApp
before(async () => {
  api = await startFakeApi()
  const env = { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODELS: 'gpt-image-1.5,gpt-image-1-mini' }
  server = await startTestApp({ env: { ...env, MODEL_CREDITS: 'gpt-image-1.5=12' } })
})
after(async () => {
  await server.close()
  await api.close()
})

const run = async (...words: string[]) =>
  (await runCommand(server.deps, { words: ['engines', ...words], operator: 'test' })).join('\n')

test('the list has every model with its price, and every tool with its order', async () => {
  const text = await run('list')
  assert.match(text, /^openai .*没有失败过/m)
  assert.match(text, /gpt-image-1\.5 {2}GPT Image 1\.5 {2}12 积分/)
  assert.match(text, /^ {2}text2img: gpt-image-1\.5 12, gpt-image-1-mini 8, studio 2$/m)
  assert.match(text, /^ {2}upscale: studio 2$/m)
})

test('a test pays nothing, says what is wrong, and is what the list says afterwards', async () => {
  assert.match(await run('test'), /^openai {2}在，\d+ 毫秒/)
  assert.ok(api.calls.every(({ path }) => path === '/v1/models'))
  api.answerWith((_call, response) =>
    sendJson(response, 401, { error: { code: 'invalid_api_key' } }),
  )
  assert.match(await run('test', 'openai'), /连不上：images API answered 401 \(invalid_api_key\)/)
  assert.match(await run('list'), /最近连续失败 1 次/)
  api.answerWith(null)
  await run('test', 'openai')
  assert.match(await run('list'), /没有失败过/)
  await assert.rejects(run('test', 'unknown'), /没有「unknown」/)
  await assert.rejects(run('show'), /list 或 test/)
})
