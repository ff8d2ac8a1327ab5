import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { probeSound } from '@media/audio/probe/probe'
import { ofBuffer } from '@media/audio/probe/source'
import { EngineError } from '../engines/engine'
import { sendJson } from '../engines/testing/http'
import { createSpeech } from './speech'
import { type LocalSpeech, startLocalSpeech } from './testing/openai'

let local: LocalSpeech
before(async () => {
  local = await startLocalSpeech()
})
after(() => local.close())

const never = new AbortController().signal
const voices = [{ id: 'alloy', name: 'alloy' }] as const
const usual = { voice: '', signal: never }
const settings = { service: 'openai', model: 'tts-1', appId: null, voices, credits: 1 } as const
const create = (apiKey = 'sk-local') => createSpeech({ ...settings, baseUrl: local.base, apiKey })

describe('an OpenAI-compatible speech service', () => {
  test('receives the words and a voice, and answers a sound', async () => {
    const { file, cost } = await create().speak('江南古镇，小桥流水', usual)
    assert.equal((await probeSound(ofBuffer(Buffer.from(file)))).reader, 'mp3')
    assert.deepEqual(cost, { amount: 9, unit: '字' })
    assert.deepEqual(local.accepted.at(-1), {
      model: 'tts-1',
      voice: 'alloy',
      input: '江南古镇，小桥流水',
      response_format: 'mp3',
    })
  })

  const faults: readonly [string, () => Promise<unknown>, RegExp][] = [
    ['a wrong key', () => create('sk-other').speak('山', usual), /rejected|unavailable/],
    [
      'an error with status 200',
      () => {
        local.answerTo(
          () => true,
          (_call, response) => sendJson(response, 200, { error: {} }),
        )
        return create().speak('山', usual)
      },
      /unavailable/,
    ],
    [
      'more than a file may have',
      () => {
        local.answerTo(
          () => true,
          (_call, response) => {
            response.writeHead(200, { 'content-type': 'audio/mpeg' })
            response.end(Buffer.alloc(21 * 1024 * 1024))
          },
        )
        return create().speak('山', usual)
      },
      /unavailable/,
    ],
  ]
  for (const [name, run, kind] of faults)
    test(`${name} is an error of the engine’s kinds`, () =>
      assert.rejects(run(), (error) => {
        assert.ok(error instanceof EngineError, String(error))
        assert.match(error.kind, kind)
        return true
      }))

  test('an abort ends it', async () => {
    const aborter = new AbortController()
    aborter.abort(new Error('gone'))
    await assert.rejects(create().speak('山', { ...usual, signal: aborter.signal }), /gone/)
  })
})
