import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readFileSync } from 'node:fs'
import type { MediaRef } from '@contract/tools/media'
import { startFakeApi, type FakeApi } from '../../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { uploadAs } from '../../../testing/uploads'
import { PHOTO } from '../../../testing/photos'

let api: FakeApi
let server: TestApp
let token: string
let image: MediaRef

before(async () => {
  api = await startFakeApi()
  const env = { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODEL: 'sd-server', OPENAI_EDITS: 'on' }
  server = await startTestApp({ env })
  token = (await signInByCalls(server.app, newPhone())).token
  const photo = readFileSync(PHOTO)
  image = await uploadAs(server, token, photo)
})
after(async () => {
  await server.close()
  await api.close()
})

const MASK = { base: 'all', marks: [], inverted: false, feather: 0 }
const balance = async () =>
  ((await callApi(server.app, 'GET', '/api/user/score', { token })).data as { balance: number })
    .balance

let order = 0
const send = (path: string, params: Record<string, unknown>, quotedCredits = 8) =>
  callApi(server.app, 'POST', path, {
    token,
    body: { requestId: `limits-${order++}`, params: { image, ...params }, quotedCredits },
  })

for (const [title, path, params, sentence] of [
  [
    'an option',
    '/api/tools/replaceBg',
    { mask: MASK, background: 'picture' },
    /做不到背景「图片」/,
  ],
  ['a seed', '/api/tools/inpaint', { mask: MASK, seed: 5 }, /不支持指定种子/],
  ['a style', '/api/tools/inpaint', { mask: MASK, style: 'ink' }, /没有这种风格/],
] as const) {
  test(`${title} that the engine cannot do is refused before anything is held`, async () => {
    const before = await balance()
    const answer = await send(path, params)
    assert.match(answer.message, sentence)
    assert.equal(answer.code, 3002)
    assert.equal(await balance(), before)
    assert.equal(api.calls.length, 0)
  })
}

test('the offer says the same, and tools it has no call for stay with the embedded engine', async () => {
  const { data } = await callApi(server.app, 'GET', '/api/app-config/generate')
  const { tools } = data as { tools: Record<string, unknown>[] }
  const of = (id: string) => tools.find(({ tool }) => tool === id)
  assert.deepEqual(of('replaceBg')?.lacks, { background: ['picture'] })
  assert.deepEqual([of('inpaint')?.seed, of('inpaint')?.styleIds], [false, []])
  assert.equal((of('inpaint')?.engine as { id: string }).id, 'openai')
  for (const id of ['styleTransfer', 'upscale', 'rembg', 'vidMaker'])
    assert.equal((of(id)?.engine as { id: string }).id, 'studio', id)
  const taken = await send('/api/tools/inpaint', { mask: MASK, prompt: '花' })
  assert.equal(taken.code, 0, taken.message)
})
