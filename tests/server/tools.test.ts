import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { allEndpoints } from '@contract/endpoints/all'
import { toolRuns } from '@contract/endpoints/runs'
import { ERROR_KINDS } from '@contract/error-kinds'
import type { JobView } from '@contract/jobs'
import { ALL_TOOLS } from '@contract/tools/all'
import { computeCost, type ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { transaction } from '../../server/src/platform/db/transaction'
import { newPhone } from '../../server/src/testing/accounts'
import {
  type Answer,
  callApi,
  signInByCalls,
  startTestApp,
  type TestApp,
} from '../../server/src/testing/app'
import { waitForEnd } from '../../server/src/testing/ended-jobs'
import { uploadAs } from '../../server/src/testing/uploads'
import { grantCredits } from '../../server/src/modules/credits/service'
import { everything, repetitions } from '@studio/testing/effort'
import { PHOTO } from '../../server/src/testing/photos'
import { assertToolResult } from '../journeys/tool-result'
import { pickLeast, paramsFor } from './tool-params'

const takesVideo = ({ params }: ToolDefinition): boolean =>
  Object.values(params).some(({ kind }) => kind === 'video')

/**
 * tests/e2e/tools.test.ts takes those with a page of their own to such results, by that page: here
 * they are made once more, at full size, only with `--all`.
 */
/**
 * Both need a picture with a plan: modules/conversation and server/src/modules/job/layers.test.ts
 * test their own.
 */
const PLANNED_ONLY = ['edit', 'layers']
const OTHERS = ALL_TOOLS.filter(({ id }) => id !== 'text2img' && !PLANNED_ONLY.includes(id))
const USUAL = OTHERS.filter(({ route }) => !route.startsWith('pagesE/'))
const CHOSEN = everything ? OTHERS : USUAL
repetitions('tools at full size, by their calls alone', {
  usual: USUAL.length,
  all: OTHERS.length,
})
/** Video tools come last: they get the video another tool made. */
const TOOLS = [...CHOSEN.filter((tool) => !takesVideo(tool)), ...CHOSEN.filter(takesVideo)]
const PRICE = 2
/** Of the photograph: as it is with `--all`, else a quarter as wide. */
const FULL = { width: 451, height: 300 }
const SMALL = { width: 120, height: 80 }

/** Tries again as the sentence says, where all threads paint for longer than a call may wait. */
async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  const busy = ERROR_KINDS.ENGINE_BUSY.wire
  for (let tries = 1; ; tries++) {
    const answer = await call()
    if (answer.code !== busy || tries === 6) return answer
  }
}

describe('every tool, from its order to its result', () => {
  let server: TestApp
  let token: string
  let photo: MediaRef
  let video: MediaRef
  let videoMs: number | null = null
  before(async () => {
    server = await startTestApp({ works: true, env: { JOB_TIMEOUT_MS: '300000' } })
    ;({ token } = await signInByCalls(server.app, newPhone()))
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
    const userId = (data as { id: string }).id
    await transaction(server.deps.db, (tx) =>
      grantCredits(tx, { userId, kind: 'welcome', credits: 5000, onceKey: `tools:${userId}` }),
    )
    const file = readFileSync(PHOTO)
    const small = () => sharp(file).resize({ width: SMALL.width }).jpeg().toBuffer()
    photo = await uploadAs(server, token, everything ? file : await small())
  })
  after(() => server.close())

  async function order(tool: ToolDefinition): Promise<JobView> {
    const params = { ...paramsFor(tool, photo, video), ...(everything ? {} : pickLeast(tool)) }
    const body = {
      requestId: `tools-${tool.id}`,
      params,
      quotedCredits: computeCost(tool, params, PRICE, videoMs),
    }
    const [method, path = ''] = tool.call.split(' ')
    assert.equal(method, 'POST')
    const answer = await callApi(server.app, 'POST', path, { token, body })
    assert.equal(answer.code, 0, answer.message)
    return (answer.data as { job: JobView }).job
  }

  const ended = (id: string) => waitForEnd(server, { token, id })

  test('every call of a tool has an engine that does it', () => {
    assert.deepEqual(
      toolRuns.filter(({ tool }) => !server.deps.engines.forTool(tool.id)),
      [],
    )
  })

  test('every tool has a call that runs it', () => {
    const calls = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`))
    assert.deepEqual(
      ALL_TOOLS.filter(({ call }) => !calls.has(call)).map(({ id }) => id),
      [],
    )
  })

  for (const tool of TOOLS) {
    test(`${tool.id}: ${tool.name}`, async () => {
      const job = await ended((await order(tool)).id)
      await assertToolResult(tool, job, async (url) => {
        const { statusCode, rawPayload } = await server.app.inject({ url })
        return { status: statusCode, bytes: rawPayload }
      })
      for (const { ref } of job.sources) assert.ok(ref === photo || ref === video, ref)
      const [first] = job.pictures
      if (first?.kind !== 'video') return
      video = `picture:${first.id}`
      videoMs = first.durationMs
    })
  }

  test('the mask studio sees what the marks cover', async () => {
    const stroke = { kind: 'stroke', add: true, radius: 1000, points: [5000, 5000] }
    const mask = { base: 'none', marks: [stroke], inverted: false, feather: 0 }
    const body = { image: photo, mask }
    const answer = await untilServed(() =>
      callApi(server.app, 'POST', '/api/tools/mask', { token, body }),
    )
    assert.equal(answer.code, 0, answer.message)
    const { width, height, png } = answer.data as { width: number; height: number; png: string }
    const expected = everything ? FULL : SMALL
    assert.deepEqual({ width, height }, expected)
    assert.equal(Buffer.from(png, 'base64').subarray(1, 4).toString(), 'PNG')
  })

  test('without networks nothing is offered next to a stroke, and a wrong mask is one sentence', async () => {
    const ask = (marks: unknown) =>
      untilServed(() =>
        callApi(server.app, 'POST', '/api/tools/mask/rest', {
          token,
          body: { image: photo, mask: { base: 'none', marks, inverted: false, feather: 0 } },
        }),
      )
    const stroke = { kind: 'stroke', add: true, radius: 1000, points: [5000, 5000] }
    assert.deepEqual((await ask([stroke])).data, { outlines: [] })
    const wrong = await ask([{ ...stroke, radius: 0 }])
    assert.equal(wrong.status, 400)
    assert.equal(wrong.message, '选区不对，请重新涂抹')
  })

  test('rests of strokes are looked for a limited number of times a minute', async () => {
    const body = { image: photo, mask: { base: 'none', marks: [], inverted: false, feather: 0 } }
    const ask = () => callApi(server.app, 'POST', '/api/tools/mask/rest', { token, body })
    let refused = 0
    // 40 are allowed; on a slow machine one after another takes longer than the minute
    for (let batch = 0; batch < 6 && refused === 0; batch++) {
      const answers = await Promise.all(Array.from({ length: 21 }, ask))
      refused = answers.filter(({ status }) => status === 429).length
    }
    assert.ok(refused > 0)
  })
})
