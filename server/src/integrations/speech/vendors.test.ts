/** DashScope and Doubao: requests, sounds, costs, long texts, and errors in the port's kinds. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { measureLength } from '@media/audio/length'
import { EngineError, type EngineErrorKind } from '../engines/engine'
import { type Answer, sendJson } from '../engines/testing/http'
import type { SpeechConfig } from './config'
import { createSpeech } from './speech'
import { splitWords } from './split'
import { type LocalArkSpeech, startLocalArkSpeech } from './testing/ark'
import { type LocalDashScopeSpeech, startLocalDashScopeSpeech } from './testing/dashscope'

const options = { voice: '', signal: new AbortController().signal }
const base = { appId: null, credits: 1 } as const

/** A fifth of a second for each character; MP3 ends with a part of a frame more. */
async function assertSpoken(file: Uint8Array, characters: number): Promise<void> {
  const seconds = await measureLength(file, 300)
  assert.ok(Math.abs(seconds - characters / 5) < 0.15, `${seconds} s`)
}

const rejectsWith = (
  task: Promise<unknown>,
  kind: EngineErrorKind,
  trouble: string | null = null,
) =>
  assert.rejects(task, (error) => {
    assert.ok(error instanceof EngineError, String(error))
    assert.deepEqual([error.kind, error.trouble], [kind, trouble])
    return true
  })

describe('DashScope', () => {
  let local: LocalDashScopeSpeech
  before(async () => {
    local = await startLocalDashScopeSpeech()
  })
  after(() => local.close())

  const create = (more: Partial<SpeechConfig> = {}) =>
    createSpeech({
      ...base,
      service: 'dashscope',
      baseUrl: local.base,
      apiKey: 'sk-dash',
      model: 'qwen3-tts-flash',
      voices: [{ id: 'Cherry', name: 'Cherry' }],
      ...more,
    })
  const answerOnce = (answer: Answer) =>
    local.answerTo(({ method }) => method === 'POST', answer, { times: 1 })

  test('Qwen-TTS: a sound from the address in the answer, and the characters it charged', async () => {
    const { file, cost } = await create().speak('山高月小。', options)
    await assertSpoken(file, 5)
    assert.deepEqual(cost, { amount: 9, unit: '字' })
    assert.deepEqual(local.accepted.at(-1), {
      model: 'qwen3-tts-flash',
      input: { text: '山高月小。', voice: 'Cherry', language_type: 'Chinese' },
    })
  })

  test('CosyVoice has an API of its own', async () => {
    const voices = [{ id: 'longanyang', name: 'longanyang' }] as const
    const { file } = await create({ model: 'cosyvoice-v3-flash', voices }).speak('水落', options)
    await assertSpoken(file, 2)
    const format = { format: 'mp3', sample_rate: 24_000 }
    assert.deepEqual(local.accepted.at(-1)?.input, { text: '水落', voice: 'longanyang', ...format })
  })

  test('more than 600 characters are spoken sentence by sentence, and joined', async () => {
    const before = local.accepted.length
    const sentences = ['雪'.repeat(200), '月'.repeat(120)].map((words) => `${words}。`)
    const { file, cost } = await create().speak(sentences.join(''), options)
    assert.deepEqual(
      local.accepted.slice(before).map(({ input }) => input?.text),
      sentences,
    )
    await assertSpoken(file, 322)
    assert.equal(cost.amount, 2 * 320 + 2)
  })

  test('a download that fails is tried again, the purchase is not', async () => {
    const before = local.accepted.length
    local.answerTo(
      ({ method }) => method === 'GET',
      (_call, response) => sendJson(response, 503, {}),
      { times: 1 },
    )
    await assertSpoken((await create().speak('石出', options)).file, 2)
    assert.equal(local.accepted.length, before + 1)
  })

  test('errors have the kinds of the port', async () => {
    const speak = (more: Partial<SpeechConfig> = {}) => create(more).speak('山', options)
    await rejectsWith(speak({ apiKey: 'sk-other' }), 'unavailable', 'refused')
    await rejectsWith(speak({ model: 'qwen3-tts-none' }), 'unavailable', 'missing')
    for (const [status, code, kind, trouble] of [
      [400, 'DataInspectionFailed', 'content_blocked', null],
      [400, 'Arrearage', 'unavailable', 'broke'],
      [429, 'Throttling.RateQuota', 'rate_limited', null],
      [500, 'InternalError', 'unavailable', null],
      [200, 'InternalError', 'unavailable', null],
    ] as const) {
      answerOnce((_call, response) => sendJson(response, status, { code, message: 'no' }))
      await rejectsWith(speak(), kind, trouble)
    }
  })
})

describe('Doubao speech', () => {
  let local: LocalArkSpeech
  before(async () => {
    local = await startLocalArkSpeech()
  })
  after(() => local.close())

  const create = (more: Partial<SpeechConfig> = {}) =>
    createSpeech({
      ...base,
      service: 'ark',
      baseUrl: local.base,
      apiKey: 'ark-speech-key',
      model: 'seed-tts-2.0',
      voices: [{ id: 'zh_female_vv_uranus_bigtts', name: 'Vivi' }],
      ...more,
    })

  test('pieces of a sound in a row of objects, and the characters it charged', async () => {
    const { file, cost } = await create().speak('江南古镇', options)
    await assertSpoken(file, 4)
    assert.deepEqual(cost, { amount: 4, unit: '字' })
    assert.equal(local.accepted.at(-1)?.req_params?.speaker, 'zh_female_vv_uranus_bigtts')
  })

  test('keys of the old console come with their app', async () => {
    const old = { apiKey: 'ark-access-key', appId: '123456789' }
    await assertSpoken((await create(old).speak('山', options)).file, 1)
  })

  test('a long text is spoken sentence by sentence', async () => {
    const words = `${'山'.repeat(200)}。${'水'.repeat(150)}。`
    const { file } = await create().speak(words, options)
    await assertSpoken(file, 352)
  })

  test('errors have the kinds of the port', async () => {
    const speak = (more: Partial<SpeechConfig> = {}) => create(more).speak('山', options)
    const answers = (code: number, message: string) =>
      local.answerTo(
        () => true,
        (_call, response) => sendJson(response, 200, { code, message, data: null }),
        { times: 1 },
      )
    await rejectsWith(speak({ apiKey: 'other' }), 'unavailable', 'refused')
    await rejectsWith(speak({ model: 'seed-tts-1.0' }), 'unavailable', 'refused')
    answers(45_000_000, 'quota exceeded for types: concurrency')
    await rejectsWith(speak(), 'rate_limited')
    answers(40_402_003, 'TTSExceededTextLimit:exceed max limit')
    await rejectsWith(speak(), 'rejected')
    answers(55_000_000, 'server error')
    await rejectsWith(speak(), 'unavailable')
    answers(0, '')
    await rejectsWith(speak(), 'unavailable')
  })
})

test('words are divided at sentences, then at pauses, then anywhere, and none is lost', () => {
  const limits = { measure: (text: string) => text.length, limit: 6 }
  const words = '雪停了。她抬头看天，天上都是星星。好'
  const parts = splitWords(words, limits)
  assert.equal(parts.join(''), words)
  assert.ok(parts.every((part) => part.length <= 6))
  assert.equal(parts[0], '雪停了。')
  assert.deepEqual(splitWords('短', limits), ['短'])
})
