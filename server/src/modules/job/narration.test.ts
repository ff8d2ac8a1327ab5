/** 旁白 as an order: its price, its service, and installations without one. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { type LocalSpeech, startLocalSpeech } from '../../integrations/speech/testing/openai'
import { sendJson } from '../../integrations/engines/testing/http'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'

const params = {
  shots: ['春天', '夏天'].map((text) => ({ image: null, text, seconds: 1 })),
  ratio: '1:1',
  narration: 'on',
  music: 'none',
}

interface Served {
  tool: string
  perPicture: number
  lacks: Record<string, string[]>
  speechCredits?: number
  voices?: { id: string; name: string }[]
}

async function readServed({ app }: TestApp): Promise<Served> {
  const { data } = await callApi(app, 'GET', '/api/app-config/generate')
  const served = (data as { tools: Served[] }).tools.find(({ tool }) => tool === 'vidMaker')
  assert.ok(served)
  return served
}

const order = (
  { app }: TestApp,
  token: string,
  { credits: quotedCredits, voice }: { credits: number; voice?: string },
) =>
  callApi(app, 'POST', '/api/tools/vidMaker', {
    token,
    body: {
      params: { ...params, ...(voice !== undefined && { narrationVoice: voice }) },
      quotedCredits,
      requestId: crypto.randomUUID(),
    },
  })

describe('with a speech service', () => {
  let server: TestApp
  let speech: LocalSpeech
  let token: string
  let credits: number
  before(async () => {
    speech = await startLocalSpeech()
    const env = { SPEECH_BASE_URL: speech.base, SPEECH_MODEL: 'tts-1', SPEECH_API_KEY: 'sk-local' }
    server = await startTestApp({
      works: true,
      env: { ...env, SPEECH_CREDITS: '2', SPEECH_VOICE: 'nova=晓晨,onyx=远山' },
    })
    token = (await signInByCalls(server.app, newPhone())).token
    credits = Math.ceil(2 * 0.1 * (await readServed(server)).perPicture) + 2
  })
  after(async () => {
    await server.close()
    await speech.close()
  })

  async function run(): Promise<JobView> {
    const { code, message, data } = await order(server, token, { credits, voice: 'onyx' })
    assert.equal(code, 0, message)
    const { id } = (data as { job: JobView }).job
    return waitForEnd(server, { token, id })
  }

  test('it is offered with its price, which the quote has to hold', async () => {
    const { lacks, speechCredits, voices } = await readServed(server)
    assert.deepEqual([lacks, speechCredits], [{}, 2])
    assert.deepEqual(voices?.[1], { id: 'onyx', name: '远山' })
    const gone = await order(server, token, { credits, voice: 'gone' })
    assert.match(gone.message, /音色现在没有了/)
    const refused = await order(server, token, { credits: credits - 2 })
    assert.notEqual(refused.code, 0)
    assert.equal(speech.accepted.length, 0, 'nothing is spoken before it is paid')
  })

  test('a service that fails costs nothing', async () => {
    const before = (await callApi(server.app, 'GET', '/api/user/info', { token })).data
    speech.answerTo(
      () => true,
      (_call, response) => sendJson(response, 400, { error: { message: 'no', code: 'bad' } }),
      { times: 20 },
    )
    const job = await run()
    assert.equal(job.status, 'failed')
    assert.match(job.error?.message ?? '', /旁白没有念成.*积分已退回/)
    const after = (await callApi(server.app, 'GET', '/api/user/info', { token })).data
    assert.deepEqual(after, before)
  })
})

test('without one it is not offered, and refused in a sentence', async (t) => {
  const server = await startTestApp()
  t.after(() => server.close())
  const { lacks, perPicture } = await readServed(server)
  assert.deepEqual(lacks.narration, ['on'])
  const { token } = await signInByCalls(server.app, newPhone())
  const refused = await order(server, token, { credits: Math.ceil(0.2 * perPicture) })
  assert.match(refused.message, /旁白/)
})
