import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { img2vid as definition } from '@contract/tools/img2vid'
import { buildDefaults } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { repetitions } from '@studio/testing/effort'
import { createPool } from './pool'
import { createStudioEngine } from './studio'

const engine = createStudioEngine({ threads: 1 })
after(() => engine.close())

/** States of our own ffmpeg processes, as the process table has them: S sleeps, R runs, Z is dead. */
function states(): string[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    const file = `/proc/${entry}/stat`
    const [, name = '', state = '', parent = ''] =
      /\((.*)\) (\w) (\d+)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? []
    return name.startsWith('ffmpeg') && Number(parent) === process.pid ? [state] : []
  })
}

const skip = existsSync('/proc/self/stat') ? false : 'this system has no /proc'

test('a video that is given up leaves no process behind', { skip }, async () => {
  const picture = createRaster(320, 200)
  picture.rgba.forEach((_, i) => (picture.rgba[i] = i % 4 === 3 ? 255 : (i * 37) % 251))
  const media = new Map([['upload:1', new Uint8Array(await encodePng(picture))]])
  const params = { ...buildDefaults(definition), image: 'upload:1', seconds: 6, weather: 'snow' }
  const cancelled = new AbortController()
  let seen: string[] = []
  const run = engine.runTool?.(
    { tool: 'img2vid', params, media, seed: 1 },
    {
      signal: cancelled.signal,
      onProgress({ progress }) {
        if (progress < 0.4 || cancelled.signal.aborted) return
        seen = states()
        cancelled.abort(new Error('cancelled by the caller'))
      },
    },
  )
  await assert.rejects(run ?? Promise.resolve(), /cancelled by the caller/)
  assert.equal(seen.length, 1, 'the video was not being written yet')
  // a dead one is in the table until the event loop takes its state
  assert.deepEqual(
    states().filter((state) => state !== 'Z'),
    [],
  )
})

const ROUNDS = repetitions('threads ended while they start', { usual: 2, all: 40 })
/** By then a thread has loaded what it loads. */
const LAST_MS = 480

// Node ends the process, with no error to catch, when a thread is ended inside certain moments of
// its loading: so many moments are tried. The window is short and often missed; the cause is
// checked too.
test('threads may be ended at any moment of their start', async () => {
  const threads = { minThreads: 4, maxThreads: 4, ffmpegPath: null, soundBank: null }
  const { options } = createPool({ ...threads, minThreads: 0 })
  assert.match(options.filename ?? '', /\.cjs$/, 'an ES module would be linked by require()')
  for (let round = 0; round < ROUNDS; round += 1) {
    const pool = createPool(threads)
    await sleep((round * LAST_MS) / ROUNDS)
    await pool.destroy()
  }
})

test('a call that waits for the thread begins after the one before it has ended', async () => {
  const events: string[] = []
  const call = (name: string): Promise<unknown> | undefined =>
    engine
      .runTool?.(
        { tool: 'things', params: { image: 'upload:1' }, media: new Map(), seed: 0 },
        {
          signal: new AbortController().signal,
          onProgress: () => {},
          onBegin: () => events.push(`${name} begins`),
        },
      )
      .then(() => events.push(`${name} ends`))
  await Promise.all([call('first'), call('second')])
  assert.deepEqual(
    events.filter((event) => event !== 'first ends'),
    ['first begins', 'second begins', 'second ends'],
  )
  assert.equal(events.length, 4)
})
