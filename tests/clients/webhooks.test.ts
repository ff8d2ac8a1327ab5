/** Webhooks as the official OpenAI client verifies them (Standard Webhooks). */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createSecret, signHeaders } from '../../server/src/modules/webhook/sign'
import { loadOpenAi } from './packages'

const BODY = JSON.stringify({ type: 'job.succeeded', data: { id: '雪山' } })
const SECRET = createSecret()

let verify: (body: string, headers: Record<string, string>, secret?: string) => Promise<void>
before(() => {
  const { OpenAI } = loadOpenAi()
  const { webhooks } = new OpenAI({ apiKey: 'mg-sk-unused' })
  verify = (body, headers, secret = SECRET) => webhooks.verifySignature(body, headers, secret)
})

const signed = (at = new Date()) => signHeaders([SECRET], { id: 'msg_1', at, body: BODY })

describe('a delivery', () => {
  test('is verified by its secret', async () => {
    await verify(BODY, signed())
  })

  test('is verified by either secret during a rotation', async () => {
    const next = createSecret()
    const headers = signHeaders([next, SECRET], { id: 'msg_1', at: new Date(), body: BODY })
    await verify(BODY, headers)
    await verify(BODY, headers, next)
    await assert.rejects(verify(BODY, headers, createSecret()), /signature/i)
  })

  test('is refused when it is sent again later, changed or signed by another secret', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await verify(BODY, signed(minutesAgo(4)))
    await assert.rejects(verify(BODY, signed(minutesAgo(6))), /timestamp/i)
    const replayed = {
      ...signed(minutesAgo(6)),
      'webhook-timestamp': signed()['webhook-timestamp'],
    }
    await assert.rejects(verify(BODY, replayed), /signature/i)
    await assert.rejects(verify(BODY, { ...signed(), 'webhook-id': 'msg_2' }), /signature/i)
    await assert.rejects(verify(`${BODY} `, signed()), /signature/i)
    await assert.rejects(verify(BODY, signed(), createSecret()), /signature/i)
  })
})
