import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ERRORS } from '@contract/errors'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'

describe('a prompt that the engine knows it cannot draw', () => {
  let server: TestApp
  let token: string
  before(async () => {
    server = await startTestApp({
      env: {
        STUDIO_CREDITS: '2',
        WELCOME_CREDITS: '100',
        OPENAI_CREDITS: '7',
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      },
    })
    ;({ token } = await signInByCalls(server.app, newPhone()))
  })
  after(() => server.close())

  let orders = 0
  async function order(path: string, params: object, quotedCredits: number) {
    orders += 1
    const body = { requestId: `undrawable-${orders}`, params, quotedCredits }
    return callApi(server.app, 'POST', path, { token, body })
  }

  async function balance(): Promise<number> {
    const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
    return (data as { balance: number }).balance
  }

  for (const [path, price] of [
    ['/api/generate', 2],
    ['/api/mj/generate', 8],
    ['/api/generate/dalle', 8],
  ] as const) {
    test(`${path}: is declined with what could be drawn, and nothing is paid`, async () => {
      const before = await balance()
      const answer = await order(path, { prompt: '皮卡丘在雪地里', model: 'studio' }, price)
      assert.deepEqual([answer.status, answer.code], [422, ERRORS.PROMPT_UNDRAWABLE.wire])
      const { unknown, alternatives } = answer.data as { unknown: string; alternatives: string[] }
      assert.equal(unknown, '皮卡丘')
      assert.ok(answer.message.includes('皮卡丘'))
      assert.ok(alternatives.includes('雪地'))
      assert.equal(await balance(), before)
      const again = await order(path, { prompt: alternatives[0], model: 'studio' }, price)
      assert.equal(again.code, 0, again.message)
    })
  }

  test('every shot of a video is checked', async () => {
    const shots = ['雪山下的湖', '变形金刚'].map((text) => ({ text, seconds: 2, image: null }))
    const answer = await order('/api/generate/t2animate', { shots }, 1)
    assert.equal(answer.code, ERRORS.PROMPT_UNDRAWABLE.wire, answer.message)
  })

  test('another engine may draw it: the order is sent to it', async () => {
    const models = (await callApi(server.app, 'GET', '/api/mj/models')).data as {
      id: string
      engineId: string
    }[]
    const remote = models.find(({ engineId }) => engineId === 'openai')
    assert.ok(remote)
    const answer = await order(
      '/api/generate',
      { prompt: '皮卡丘', ratio: '1:1', model: remote.id },
      7,
    )
    assert.equal(answer.code, 0, answer.message)
  })
})
