/** A narrated film as an order: its price, its service, and the file that comes of it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { measureLoudness } from '@media/audio/master/loudness'
import { readSound } from '@media/audio/read'
import { SAMPLE_RATE } from '@media/audio/track'
import { ffmpegProgram } from '@media/video/ffmpeg'
import { probeVideo } from '@media/video/probe/probe'
import { eq } from 'drizzle-orm'
import { sendJson } from '../../integrations/engines/testing/http'
import { gradient } from '../../integrations/engines/testing/requests'
import { type LocalSpeech, startLocalSpeech } from '../../integrations/speech/testing/openai'
import { pictures } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForFilm } from '../../testing/ended-jobs'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { uploadAs } from '../../testing/uploads'

type View = CallData<'GET /api/storyboards/{id}'>

/** Of the local service: a tone of 330 Hz, a fifth of a second for each character. */
const [TONE_HZ, CHARACTER_MS] = [330, 200]
const SPEECH_CREDITS = 2

let server: TestApp
let speech: LocalSpeech
let token = ''
let picture: MediaRef
let folder = ''

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'narrated-'))
  speech = await startLocalSpeech()
  server = await startTestApp({
    works: true,
    env: {
      WELCOME_CREDITS: '500',
      STUDIO_SIZE_PERCENT: '20',
      SPEECH_BASE_URL: speech.base,
      SPEECH_MODEL: 'tts-1',
      SPEECH_API_KEY: 'sk-local',
      SPEECH_VOICE: 'nova=晓晨, onyx=远山',
      SPEECH_CREDITS: String(SPEECH_CREDITS),
    },
  })
  token = (await signInByCalls(server.app, newPhone())).token
  picture = await uploadAs(server, token, await gradient(96, 96))
})
after(async () => {
  await server.close()
  await speech.close()
  await rm(folder, { recursive: true })
})

async function request(method: 'GET' | 'POST' | 'PUT', at: string, body?: unknown): Promise<View> {
  const sent = { token, ...(body !== undefined && { body }) }
  const { code, message, data } = await callApi(server.app, method, `/api/storyboards${at}`, sent)
  assert.equal(code, 0, message)
  return data as View
}

let orders = 0
const order = (draft: View) => {
  orders += 1
  const { version, quote } = draft
  const body = { requestId: `narrated-${orders}`, version, quotedCredits: quote.filmCredits }
  return callApi(server.app, 'POST', `/api/storyboards/${draft.id}/film`, { token, body })
}

async function film(draft: View) {
  const { code, message } = await order(draft)
  assert.equal(code, 0, message)
  return waitForFilm(server, { token, id: draft.id })
}

const shot = (id: string, caption: string) => {
  const base = { text: '湖', motion: 'in', seconds: 2, crossing: 'none' } as const
  return { ...base, id, caption, picture }
}
const createDraft = (captions: readonly string[], more: object = {}) =>
  request('POST', '', {
    title: '有旁白',
    captions: 'track',
    sound: { music: 'none', narration: 'on', narrationVoice: 'onyx' },
    shots: captions.map((caption, i) => shot(`shot-${i}`, caption)),
    ...more,
  })
const balance = async () =>
  (await callApi(server.app, 'GET', '/api/user/info', { token })).data as unknown

async function saveVideo(job: Pick<JobView, 'pictures'>): Promise<string> {
  const { db, storage } = server.deps
  const id = job.pictures[0]?.id ?? ''
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  const file = path.join(folder, `${id}.mp4`)
  await writeFile(file, await storage.get(row?.key ?? ''))
  return file
}

/** Share of a tone in a stretch of samples, dB below full scale. */
function measureTone(samples: Float32Array, fromMs: number, toMs: number): number {
  const [from, to] = [fromMs, toMs].map((ms) => Math.round((ms / 1000) * SAMPLE_RATE))
  const part = samples.subarray(from, to)
  let [sine, cosine] = [0, 0]
  part.forEach((value, i) => {
    const angle = (2 * Math.PI * TONE_HZ * i) / SAMPLE_RATE
    sine += value * Math.sin(angle)
    cosine += value * Math.cos(angle)
  })
  return 20 * Math.log10(Math.hypot(sine, cosine) / part.length + 1e-9)
}

/** Milliseconds of each caption of the track. */
function readCaptions(file: string) {
  const { stdout } = spawnSync(ffmpegProgram(), [
    ...['-hide_banner', '-loglevel', 'error', '-i', file, '-map', '0:s:0', '-f', 'srt', '-'],
  ])
  const clock = /(\d+):(\d+):(\d+),(\d+) --> (\d+):(\d+):(\d+),(\d+)\n(.*)/g
  return [...stdout.toString().matchAll(clock)].map((found) => {
    const [h, m, s, ms, h2, m2, s2, ms2] = found.slice(1, 9).map(Number) as number[]
    const toMs = (hours = 0, minutes = 0, seconds = 0, rest = 0) =>
      ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
    return { text: found[9], fromMs: toMs(h, m, s, ms), toMs: toMs(h2, m2, s2, ms2) }
  })
}

describe('a narrated film', () => {
  test('speaks captions, shows them in time with it, and charges for new words', async () => {
    const captions = ['雨下了一整天', '她想起很远的地方有人等她']
    const draft = await createDraft(captions, {
      sound: { music: 'calm', narration: 'on', narrationVoice: 'onyx' },
    })
    assert.deepEqual(draft.narration, {
      credits: SPEECH_CREDITS,
      voices: [
        { id: 'nova', name: '晓晨' },
        { id: 'onyx', name: '远山' },
      ],
    })
    assert.equal(draft.quote.speechCredits, SPEECH_CREDITS)
    assert.equal(speech.accepted.length, 0, 'nothing is spoken before it is paid')
    const done = await film(draft)
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.deepEqual(
      speech.accepted.map(({ input, voice }) => [input, voice]),
      captions.map((caption) => [caption, 'onyx']),
    )
    assert.equal(done.film.job.spentCredits, draft.quote.filmCredits)
    assert.equal(done.quote.filmCredits, 0)
    assert.match(done.film.job.notes.join(''), /第 2 镜自动延长了/)
    const file = await saveVideo(done.film.job)
    const { left, right } = await readSound({ path: file, reader: 'mov' }, 60)
    const facts = probeVideo(await readFile(file))
    assert.equal(facts.sound, true)
    assert.ok(Math.abs(left.length / SAMPLE_RATE - facts.frames / 24) <= 0.04, 'they end together')
    assert.ok(Math.abs(measureLoudness({ left, right }) + 16) <= 1)
    const shown = readCaptions(file)
    assert.deepEqual(
      shown.map(({ text }) => text),
      captions,
    )
    for (const [i, { fromMs, toMs }] of shown.entries()) {
      const spokenMs = (captions[i] ?? '').length * CHARACTER_MS
      assert.ok(Math.abs(toMs - fromMs - spokenMs) < 120, `${fromMs} ${toMs} ${spokenMs}`)
      assert.equal(fromMs, (done.film.shots[i]?.fromMs ?? 0) + 250)
      const [heard, rest] = [
        measureTone(left, fromMs + 60, toMs - 60),
        measureTone(left, Math.max(0, fromMs - 200), fromMs - 40),
      ]
      assert.ok(heard > rest + 10, `${heard} ${rest}`)
    }

    const change = (version: number, words: readonly string[]) =>
      request('PUT', `/${draft.id}`, {
        version,
        sound: { music: 'none', narration: 'on', narrationVoice: 'onyx' },
        shots: words.map((caption, nth) => shot(`shot-${nth}`, caption)),
      })
    const changed = await change(done.version, [captions[1] ?? '', '雪停了'])
    assert.deepEqual(
      [changed.quote.changed, changed.quote.filmCredits],
      [[], SPEECH_CREDITS],
      'only words that were not spoken: captions that are a track change no picture',
    )
    assert.equal((await change(changed.version, captions)).quote.filmCredits, 0, 'taken back')
    const info = (await callApi(server.app, 'GET', '/api/user/info', { token })).data
    await assertSoundLedger(server.deps.db, (info as { id: string }).id)
  })

  test('a service that fails costs nothing', async () => {
    const draft = await createDraft(['石出', '风起'])
    const before = await balance()
    speech.answerTo(
      () => true,
      (_call, response) => sendJson(response, 400, { error: { message: 'no', code: 'bad' } }),
      { times: 1 },
    )
    const failed = await film(draft)
    assert.equal(failed.film.job.status, 'failed')
    assert.match(failed.film.job.error?.message ?? '', /旁白没有念成.*积分已退回/)
    assert.deepEqual(await balance(), before)
    assert.equal(failed.quote.filmCredits, draft.quote.filmCredits)
  })

  test('words that do not fit into a shot are refused before anything is held', async () => {
    const draft = await createDraft(['长'.repeat(45), '短'])
    assert.match(draft.quote.notYet ?? '', /第 1 镜的字幕一镜念不完，请改到 44 字以内/)
    assert.match((await order(draft)).message, /念不完/)
    const slow = await createDraft(['慢'.repeat(40), '短'])
    const before = await balance()
    const failed = await film(slow)
    assert.match(failed.film.job.error?.message ?? '', /第 1 镜的旁白要念 8.\d 秒.*积分已退回/)
    assert.deepEqual(await balance(), before)
  })
})
