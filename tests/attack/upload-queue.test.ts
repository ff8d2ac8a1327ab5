/** Decompression bombs of some users next to the small picture of another: its wait is bounded. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import type { TestApp } from '../../server/src/testing/app'
import { zTxtBomb } from './files/png'
import { flatWebp } from './files/webp'
import { newToken, postFile, startUploadServer } from './uploader'

/** 39 million pixels, as many as are taken, in 34 bytes. */
const BOMB = flatWebp(6250, 6250)
const BOMBS = 16
/** As the issue has it: sixteen hostile uploads delay another's by at most so much. */
const MAX_RATIO = 5
/**
 * A lone upload takes some tens of milliseconds: less than this is no measurement, on a machine with
 * other work. Sixteen bombs in front of it would take several seconds.
 */
const LEAST_LONE_MS = 200

let server: TestApp
let small: Buffer

beforeEach(async () => {
  server = await startUploadServer()
  small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => server.close())

async function timed(token: string): Promise<number> {
  const began = performance.now()
  const { code, message } = await postFile(server, token, small)
  assert.equal(code, 0, message)
  return performance.now() - began
}

/** The middle one of some. */
async function measureMedian(token: string, times: number): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < times; run++) took.push(await timed(token))
  return took.sort((a, b) => a - b)[times >> 1] ?? 0
}

test('the bomb has 34 bytes', () => {
  assert.equal(BOMB.length, 34)
})

for (const attackers of [1, 8]) {
  test(`16 bombs of ${attackers} delay the small picture of another by at most 5 times`, async () => {
    const [victim, ...others] = await Promise.all(
      Array.from({ length: attackers + 1 }, () => newToken(server)),
    )
    assert.ok(victim)
    await timed(victim)
    const lone = Math.max(LEAST_LONE_MS, await measureMedian(victim, 3))
    let ended = 0
    const answers = Array.from({ length: BOMBS }, (_, bomb) =>
      postFile(server, others[bomb % attackers] ?? '', BOMB).then((answer) => {
        ended += 1
        return answer
      }),
    )
    // Until the bombs are at work: the first of those that are too many is answered, or all wait.
    await Promise.race([...answers, new Promise((resolve) => setTimeout(resolve, 300))])
    const loaded = await measureMedian(victim, 3)
    const refused = (await Promise.all(answers.map((one) => settledNow(one)))).filter(
      (answer) => answer?.status === 429,
    ).length
    assert.ok(loaded <= MAX_RATIO * lone, `${Math.round(loaded)} ms, alone ${Math.round(lone)} ms`)
    assert.ok(ended - refused <= 3, `${ended - refused} bombs were first`)
    // Waiting calls are refused, and none of them begins.
    server.deps.decoders.close()
    const left = (await Promise.all(answers)).filter(({ status }) => status === 503)
    assert.ok(left.length >= BOMBS - refused - 5, `${left.length} were left`)
  })
}

/** Current result of a promise, or null. */
const settledNow = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setImmediate(() => resolve(null)))])

test('compressed texts are refused before anything inflates them', async () => {
  const token = await newToken(server)
  await timed(token)
  const lone = Math.max(LEAST_LONE_MS, await measureMedian(token, 3))
  const bomb = zTxtBomb(1000)
  const began = performance.now()
  const { code, message } = await postFile(server, token, bomb)
  const took = performance.now() - began
  assert.deepEqual([code, message], [5001, '图片里夹带的附加数据太多了，请截图或另存后再上传'])
  assert.ok(took < 10 * lone, `${Math.round(took)} ms, an upload ${Math.round(lone)} ms`)
})
