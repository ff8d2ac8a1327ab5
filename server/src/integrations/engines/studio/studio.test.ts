import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { thumbHashToRGBA } from 'thumbhash'
import { readIntent } from '@studio/painter/intent/intent'
import { everything } from '@studio/testing/effort'
import { STUDIO_TOOLS } from '@studio/tools/registry'
import { EngineError, type EngineProgress, type Text2ImgRequest } from '../engine'
import { createStudioEngine } from './studio'

/** As large as it paints with `--all`; else a quarter of the sides. */
const PERCENT = everything ? 100 : 25
const engine = createStudioEngine({ threads: 1, sizePercent: PERCENT })
const side = (pixels: number) => (pixels * PERCENT) / 100
after(() => engine.close())

function request(changes: Partial<Text2ImgRequest> = {}): Text2ImgRequest {
  return {
    tool: 'text2img',
    prompt: '湖边亭子',
    negativePrompt: '',
    model: 'studio',
    style: 'ukiyoe',
    width: side(1024),
    height: side(768),
    strength: null,
    count: 1,
    seed: 41,
    ...changes,
  }
}

function never(): AbortSignal {
  return new AbortController().signal
}

function toBase64(data: Uint8Array): string {
  return Buffer.from(data).toString('base64')
}

test('a picture without the action of the prompt is doubtful', async () => {
  const context = { signal: never(), onProgress: () => undefined }
  const small = { width: side(1024), height: side(1024), style: 'flat', seed: 58 }
  const result = await engine.run(request({ ...small, prompt: '奔跑的考拉，沙滩' }), context)
  assert.deepEqual(result.reading?.ignored, ['奔跑'])
  assert.equal(result.verdict, 'doubtful')
  assert.deepEqual(result.notes, ['「奔跑」没有画出来。'])
})

test('words that name nothing to be seen are painted, and known to be doubtful', async () => {
  const context = { signal: never(), onProgress: () => undefined }
  const small = { width: side(1024), height: side(1024), style: 'minimal' }
  const result = await engine.run(request({ ...small, prompt: '你好' }), context)
  assert.deepEqual(result.reading?.understood, [])
  assert.equal(result.verdict, 'doubtful')
  assert.equal(result.notes?.length, 1)
  const named = await engine.run(request({ ...small, prompt: '湖' }), context)
  assert.deepEqual([named.verdict, named.notes], [undefined, undefined])
})

test('pictures of an order without a subject have chosen ones, which the note names', async () => {
  const context = { signal: never(), onProgress: () => undefined }
  const small = { width: side(1024), height: side(1024), style: 'flat', seed: 1, count: 2 }
  const result = await engine.run(request({ ...small, prompt: '微信头像' }), context)
  const [first, second] = [1, 2].map((seed) => {
    const intent = readIntent('微信头像', '', [], seed)
    return intent.kind === 'declined' ? '' : (intent.chosen?.subject ?? '')
  })
  assert.notEqual(first, second)
  const [note = ''] = result.notes ?? []
  for (const subject of [first, second]) assert.ok(note.includes(`「${subject}」`), note)
  const open = await engine.run(request({ ...small, count: 1, prompt: '随便什么' }), context)
  assert.deepEqual(open.reading?.understood, [])
  assert.deepEqual([result.verdict, open.verdict], [undefined, undefined])
})

test('paints the requested number of different pictures with seed + i and reports its reading', async () => {
  const result = await engine.run(request({ count: 2, prompt: '湖边亭子和引力波' }), {
    signal: never(),
    onProgress: () => undefined,
  })
  assert.deepEqual(
    result.pictures.map(({ seed, style, width, height }) => [seed, style, width, height]),
    [
      [41, 'ukiyoe', side(1024), side(768)],
      [42, 'ukiyoe', side(1024), side(768)],
    ],
  )
  const [first, second] = result.pictures
  assert.ok(first?.picture.kind === 'raw' && second?.picture.kind === 'raw')
  assert.equal(first.picture.data.length, side(1024) * side(768) * 4)
  assert.notEqual(toBase64(first.picture.data), toBase64(second.picture.data))
  assert.deepEqual(result.reading?.understood, ['湖边', '亭子'])
  assert.deepEqual(result.reading?.ignored, ['引力波'])
  const alone = await engine.run(request({ seed: 42, prompt: '湖边亭子和引力波' }), {
    signal: never(),
    onProgress: () => undefined,
  })
  const repainted = alone.pictures[0]?.picture
  assert.ok(repainted?.kind === 'raw')
  assert.equal(toBase64(repainted.data), toBase64(second.picture.data))
})

test('progress rises to 1 and carries previews that decode', async () => {
  const steps: EngineProgress[] = []
  await engine.run(request({ count: 2 }), {
    signal: never(),
    onProgress: (step) => steps.push(step),
  })
  const shares = steps.map(({ progress }) => progress)
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  )
  assert.equal(shares.at(-1), 1)
  assert.ok((shares[0] ?? 1) < 0.2)
  const previews = steps.flatMap(({ preview }) => (preview ? [preview] : []))
  assert.ok(previews.length >= 2)
  const { w, h } = thumbHashToRGBA(Buffer.from(previews[0] ?? '', 'base64'))
  assert.ok(w > h)
})

test('abort ends the painting at once with the reason, and the pool paints on', async () => {
  const long = request({ count: 4, style: 'ink', width: side(1024), height: side(1024) })
  const started = performance.now()
  await engine.run(long, { signal: never(), onProgress: () => undefined })
  const wholeMs = performance.now() - started
  const abort = async (): Promise<number> => {
    const controller = new AbortController()
    const reason = new Error('cancelled by the user')
    let abortedAt = 0
    const running = engine.run(long, {
      signal: controller.signal,
      onProgress: () => {
        abortedAt ||= performance.now()
        controller.abort(reason)
      },
    })
    await assert.rejects(running, (error) => error === reason)
    return performance.now() - abortedAt
  }
  // The machine may pause once, hardly three times.
  let stopMs = await abort()
  for (let more = 0; more < 2 && stopMs >= wholeMs / 4; more += 1) stopMs = await abort()
  assert.ok(stopMs < wholeMs / 4, `${stopMs.toFixed(0)} ms of ${wholeMs.toFixed(0)}`)
  const next = await engine.run(request(), { signal: never(), onProgress: () => undefined })
  assert.equal(next.pictures.length, 1)
})

test('a signal aborted beforehand paints nothing', async () => {
  const reason = new Error('too late')
  await assert.rejects(
    engine.run(request(), { signal: AbortSignal.abort(reason), onProgress: () => assert.fail() }),
    (error) => error === reason,
  )
})

test('what it cannot do it refuses with a sentence', async () => {
  for (const changes of [
    { style: 'cubism' },
    { model: 'gpt' },
    { width: 640, height: 480 },
    { count: 5 },
    { count: 0 },
    { prompt: '山'.repeat(801) },
  ]) {
    await assert.rejects(
      engine.run(request(changes), { signal: never(), onProgress: () => undefined }),
      (error) =>
        error instanceof EngineError &&
        error.kind === 'unsupported' &&
        /[\u4e00-\u9fff]/.test(error.message),
    )
  }
})

test('memory does not grow over twenty pictures', async () => {
  const paintFive = async (seed: number): Promise<number> => {
    for (let i = 0; i < 5; i++) {
      const one = request({
        seed: seed + i,
        width: side(768),
        height: side(1024),
        style: 'watercolour',
      })
      await engine.run(one, { signal: never(), onProgress: () => undefined })
    }
    return process.memoryUsage().rss / 2 ** 20
  }
  await paintFive(0)
  const settled = await paintFive(10)
  await paintFive(20)
  const after20 = await paintFive(30)
  assert.ok(
    after20 < settled * 1.35 + 60,
    `${settled.toFixed(0)} MB grew to ${after20.toFixed(0)} MB`,
  )
})

test('it offers every tool that it has, and no other', () => {
  const modes = ['text2img', 'grid', 'dalle']
  const films = ['film', 'film-piece', 'film-join']
  const unlisted = [
    'mask',
    'maskRest',
    'things',
    'editPlan',
    'regions',
    'drift',
    'music',
    'moodSample',
    ...films,
  ]
  const offered = [...engine.capabilities.tools].sort()
  assert.deepEqual(offered, [...modes, ...unlisted, ...Object.keys(STUDIO_TOOLS)].sort())
})

test('a closed engine refuses and closing twice is fine', async () => {
  const closing = createStudioEngine({ sizePercent: PERCENT })
  await closing.close()
  await closing.close()
  await assert.rejects(
    closing.run(request(), { signal: never(), onProgress: () => undefined }),
    (error) => error instanceof EngineError && error.kind === 'unavailable',
  )
})
