/** Shots by image-to-video models: against the local servers of two vendors. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData } from '@contract/endpoints/all'
import { splitMediaRef, type MediaRef } from '@contract/tools/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { type LocalArk, startLocalArk } from '../../integrations/engines/testing/ark'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../integrations/engines/testing/dashscope'
import { sendJson } from '../../integrations/engines/testing/http'
import { QUIRKS } from '../../integrations/engines/testing/tasks'
import { makeTestVideo } from '../../integrations/engines/testing/test-video'
import { uploads } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForFilm } from '../../testing/ended-jobs'
import { uploadAs } from '../../testing/uploads'
import { listModelHealth } from '../job/run/circuit-breaker'
import { writeArrangement } from '../settings/engine-arrangement'

type View = CallData<'GET /api/storyboards/{id}'>

const WAN = 'wan2.7-i2v'
const FAST = 'doubao-seedance-1-0-pro-fast-251015'
/** Credits a second. */
const [WAN_CREDITS, FAST_CREDITS] = [10, 12]
/** Pictures of one colour, so that frames on the wire tell which they are. */
const COLOURS = ['#c01818', '#18a018', '#1818c0'] as const

let dashscope: LocalDashScope
let ark: LocalArk
let server: TestApp
let token = ''
const images: MediaRef[] = []

const flat = (background: string) =>
  sharp({ create: { width: 128, height: 72, channels: 3, background } })
    .png()
    .toBuffer()

before(async () => {
  const video = await makeTestVideo({ seconds: 4 })
  dashscope = await startLocalDashScope({ video })
  ark = await startLocalArk({ video })
  server = await startTestApp({
    works: true,
    env: {
      DASHSCOPE_API_KEY: 'sk-local',
      DASHSCOPE_BASE_URL: dashscope.base,
      ARK_API_KEY: 'ark-local',
      ARK_BASE_URL: ark.base,
      ARK_FILM_CREDITS: String(FAST_CREDITS),
      STUDIO_SIZE_PERCENT: '20',
      WELCOME_CREDITS: '5000',
    },
  })
  token = (await signInByCalls(server.app, newPhone())).token
  for (const colour of COLOURS) images.push(await uploadAs(server, token, await flat(colour)))
})
after(async () => {
  await server.close()
  await dashscope.close()
  await ark.close()
})
beforeEach(() => {
  Object.assign(dashscope.quirks, QUIRKS)
  Object.assign(ark.quirks, QUIRKS)
})

async function send(method: 'GET' | 'POST' | 'PUT', at: string, body?: unknown) {
  const sent = { token, ...(body !== undefined && { body }) }
  return callApi(server.app, method, `/api/storyboards${at}`, sent)
}

async function request(method: 'GET' | 'POST' | 'PUT', at: string, body?: unknown): Promise<View> {
  const { code, message, data } = await send(method, at, body)
  assert.equal(code, 0, message)
  return data as View
}

const clip = (more: object = {}) => ({ model: WAN, last: null, seed: 1, ...more })

const shot = (nth: number, more: object = {}) => ({
  id: `shot-${nth}`,
  text: `第 ${nth + 1} 张`,
  caption: '',
  motion: 'in',
  seconds: 2,
  crossing: 'none',
  picture: images[nth],
  ...more,
})

const createDraft = (shots: readonly object[]) =>
  request('POST', '', { title: '模型拍', ratio: '16:9', sound: { music: 'none' }, shots })

const change = (draft: View, shots: readonly object[]) =>
  request('PUT', `/${draft.id}`, { version: draft.version, shots })

let orders = 0
const order = ({ id, version, quote }: View) => {
  orders += 1
  const body = { requestId: `clip-film-${orders}`, version, quotedCredits: quote.filmCredits }
  return send('POST', `/${id}/film`, body)
}

async function film(draft: View) {
  const { code, message } = await order(draft)
  assert.equal(code, 0, message)
  return waitForFilm(server, { token, id: draft.id })
}

async function readBalance(): Promise<number> {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  return (data as { balance: number }).balance
}

/** The picture that a frame on the wire is. */
async function readColour(url: string | undefined): Promise<string | undefined> {
  const file = Buffer.from(url?.split(',')[1] ?? '', 'base64')
  const { width, height } = await sharp(file).metadata()
  assert.ok(Math.abs(width / height - 16 / 9) < 0.01, `${width}x${height}`)
  const seen = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer()
  const isNear = (colour: string) =>
    Buffer.from(colour.slice(1), 'hex').every((part, c) => Math.abs(part - (seen[c] ?? 0)) < 8)
  return COLOURS.find(isNear)
}

describe('shots by image-to-video models', () => {
  test('are quoted, ordered with both frames, and bought once', async () => {
    const first = shot(0, { clip: clip({ last: 'next' }), seconds: 2.5 })
    const [second, third] = [shot(1), shot(2)]
    const draft = await createDraft([first, second, third])
    const offered = draft.clipModels.map(({ id, lastFrame }) => [id, lastFrame])
    assert.deepEqual(
      offered.filter(([id]) => id === WAN || id === FAST),
      [
        [FAST, false],
        [WAN, true],
      ],
    )
    assert.ok(!offered.some(([id]) => id === 'studio'), 'what moves a camera is no video model')
    assert.equal(draft.shots[0]?.clipCredits, 3 * WAN_CREDITS, 'the next length is charged')
    assert.equal(draft.quote.clipCredits, 3 * WAN_CREDITS)
    assert.equal(dashscope.accepted().length, 0)
    const before = await readBalance()
    const done = await film(draft)
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.equal(before - (await readBalance()), draft.quote.filmCredits)
    assert.equal(done.quote.filmCredits, 0)
    assert.equal(done.film.isCurrent, true)
    const [bought, ...more] = dashscope.accepted()
    assert.equal(more.length, 0)
    assert.equal(bought?.parameters.duration, 3)
    const { media = [] } = bought?.input ?? {}
    assert.deepEqual(
      media.map(({ type }) => type),
      ['first_frame', 'last_frame'],
    )
    assert.deepEqual(
      await Promise.all(media.map(({ url }) => readColour(url))),
      COLOURS.slice(0, 2),
    )
    assert.match(bought?.input.prompt ?? '', /第 1 张.*closer/)
    assert.deepEqual(
      done.film.shots.map(({ fromMs, toMs }) => toMs - fromMs),
      [2500, 2000, 2000],
      'the video is as long as its shot',
    )

    // Words on the picture render it again, and buy nothing; another shot's video is bought alone.
    const changed = await change(done, [
      { ...first, caption: '雨下了一整天' },
      { ...second, clip: clip({ last: images[2] }) },
      third,
    ])
    assert.equal(changed.shots[1]?.lastPicture?.ref, images[2])
    assert.equal(changed.quote.clipCredits, 2 * WAN_CREDITS)
    assert.deepEqual(changed.quote.changed, ['shot-0', 'shot-1'])
    const again = await film(changed)
    assert.equal(again.film.job.status, 'succeeded')
    assert.equal(dashscope.accepted().length, 2)
    const sent = dashscope.accepted()[1]?.input.media ?? []
    assert.deepEqual(await Promise.all(sent.map(({ url }) => readColour(url))), COLOURS.slice(1))
    const retake = await change(again, [
      { ...first, clip: clip({ last: 'next', seed: 2 }) },
      second,
      third,
    ])
    assert.equal(retake.quote.clipCredits, 3 * WAN_CREDITS, 'another take is another purchase')
  })

  test('a refused one is left out and given back; it can be filmed by a camera', async () => {
    const draft = await createDraft([
      shot(0, { clip: clip({ seed: 21 }) }),
      shot(1, { clip: clip({ seed: 22, model: FAST }) }),
      shot(2),
    ])
    ark.answerTo(
      ({ method, body }) => method === 'POST' && body.length > 0,
      (_call, response) =>
        sendJson(response, 400, {
          error: { code: 'InputImageSensitiveContentDetected', message: 'refused' },
        }),
      { times: 1 },
    )
    const before = await readBalance()
    const done = await film(draft)
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.deepEqual(
      done.film.failed.map(({ id, message }) => [id, message]),
      [['shot-1', '视频模型没有通过这一镜的画面或文字，请换张图、换个说法，或改用运镜']],
    )
    const spent = before - (await readBalance())
    const lost = done.shots[1]?.filmCredits ?? 0
    assert.equal(lost, 2 * FAST_CREDITS + 3)
    assert.equal(done.quote.filmCredits, lost, 'it alone is to be charged')
    assert.ok(Math.abs(spent + lost - draft.quote.filmCredits) <= 1, `${spent} ${lost}`)
    const camera = await change(done, [
      { ...shot(0), clip: undefined },
      shot(1, { clip: null }),
      shot(2),
    ])
    assert.deepEqual([camera.quote.clipCredits, camera.quote.changed], [0, ['shot-1']])
    const sent = dashscope.accepted().length
    const whole = await film(camera)
    assert.deepEqual([whole.film.failed, whole.film.shots.length], [[], 3])
    assert.equal(dashscope.accepted().length, sent, 'the others are there')
  })

  test('a cancelled film does not lose the videos that were answered', async () => {
    const draft = await createDraft([
      shot(0, { clip: clip({ seed: 31 }) }),
      shot(1, { clip: clip({ seed: 32, model: FAST }) }),
    ])
    ark.quirks.stepMs = 60_000
    const [wan, fast] = [dashscope.accepted().length, ark.accepted().length]
    const before = await readBalance()
    assert.equal((await order(draft)).code, 0)
    let running = (await request('GET', `/${draft.id}`)).film
    while (!running?.job.step?.startsWith('第 2 镜')) {
      await sleep(250)
      running = (await request('GET', `/${draft.id}`)).film
    }
    while (ark.accepted().length === fast) await sleep(250)
    await callApi(server.app, 'POST', `/api/job/${running.job.id}/cancel`, { token })
    assert.equal((await waitForFilm(server, { token, id: draft.id })).film.job.status, 'cancelled')
    assert.equal(await readBalance(), before)
    ark.quirks.stepMs = 0
    const again = await film(await request('GET', `/${draft.id}`))
    assert.equal(again.film.job.status, 'succeeded', again.film.job.error?.message)
    assert.equal(dashscope.accepted().length, wan + 1, 'answered before, not bought again')
    assert.equal(ark.accepted().length, fast + 2)
  })

  test('a failed one counts in the health of its model, and its next success ends that', async () => {
    const draft = await createDraft([shot(0, { clip: clip({ seed: 51 }) }), shot(1)])
    dashscope.quirks.failsWith = 'InternalError'
    const done = await film(draft)
    assert.equal(done.film.failed.length, 1)
    const countFailures = async () =>
      (await listModelHealth(server.deps.db)).find(({ modelId }) => modelId === WAN)?.failures
    assert.equal(await countFailures(), 1)
    dashscope.quirks.failsWith = null
    assert.deepEqual((await film(done)).film.failed, [])
    assert.equal(await countFailures(), undefined)
  })

  test('what cannot be ordered is said in a sentence, and nothing is held', async () => {
    const refuse = async (more: object) => {
      const shots = [shot(0, { clip: clip(more) }), shot(1)]
      return (await send('POST', '', { ratio: '16:9', shots })).message
    }
    const other = (await signInByCalls(server.app, newPhone())).token
    const foreign = await uploadAs(server, other, await flat('#ffffff'))
    assert.match(await refuse({ last: foreign }), /图片不在了/)
    assert.match(await refuse({ model: FAST, last: 'next' }), /不收尾帧/)
    assert.match(await refuse({ model: 'studio' }), /没有这个视频模型/)

    const own = await uploadAs(server, token, await flat('#123456'))
    const draft = await createDraft([shot(0, { clip: clip({ last: own }) }), shot(1)])
    assert.equal(draft.quote.notYet, null)
    const before = await readBalance()
    const { db, engines } = server.deps
    await db.delete(uploads).where(eq(uploads.id, splitMediaRef(own).id))
    assert.match((await order(draft)).message, /第 1 镜的尾帧不在了/)
    const saved = await request('PUT', `/${draft.id}`, {
      version: draft.version,
      shots: [0, 1].map((nth) => shot(nth, { clip: clip({ last: own }), caption: '好' })),
    })
    assert.equal(saved.shots[0]?.lastPicture, null, 'the draft is stored all the same')
    const alone = await change(saved, [shot(0), shot(1, { clip: clip({ last: 'next' }) })])
    assert.match(alone.quote.notYet ?? '', /第 2 镜后面没有镜头/)
    const ready = await change(alone, [
      shot(0, { clip: clip({ seed: 41 }) }),
      shot(1, { clip: null }),
    ])
    await transaction(db, (tx) => writeArrangement(tx, { off: [WAN], order: {}, prices: {} }))
    await engines.rearrange()
    assert.match((await order(ready)).message, /第 1 镜的视频模型不能用/)
    assert.equal(await readBalance(), before)
  })
})
