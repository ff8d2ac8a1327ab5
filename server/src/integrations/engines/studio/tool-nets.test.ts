import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rembg } from '@contract/tools/rembg'
import { buildDefaults } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { createStudioEngine } from './studio'

const SIDE = 320
let closed = 0
let answer: NetRun = () => Promise.reject(new NetError('memory', 'u2netp', 'too little is free'))
const host = {
  run: ((request) => answer(request)) satisfies NetRun,
  close: () => void (closed += 1),
}
const engine = createStudioEngine({ threads: 1, nets: host })
after(() => engine.close())

/** A grey thing on the left and a more salient red one on the right. */
async function photograph(): Promise<Buffer> {
  const picture = createRaster(96, 64)
  for (let at = 0; at < 96 * 64; at++) {
    const [x, y] = [at % 96, Math.floor(at / 96)]
    const within = (from: number) => x >= from && x < from + 24 && y >= 20 && y < 44
    const colour = within(12) ? [90, 92, 88] : within(60) ? [240, 30, 20] : [150, 155, 160]
    picture.rgba.set([...colour, 255], at * 4)
  }
  return encodePng(picture)
}

async function alphaAt(...places: readonly (readonly [number, number])[]): Promise<number[]> {
  const params = { ...buildDefaults(rembg), image: 'upload:1' }
  const media = new Map([['upload:1', await photograph()]])
  const result = await engine.runTool?.(
    { tool: 'rembg', params, media, seed: 1 },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )
  const picture = result?.pictures[0]?.picture
  assert.ok(picture?.kind === 'raw')
  return places.map(([x, y]) => picture.data[4 * (y * 96 + x) + 3] ?? -1)
}

test('a tool in a painter’s thread asks the networks of the process, and does without them', async () => {
  const [grey, red] = [
    [24, 32],
    [72, 32],
  ] as const
  const without = await alphaAt(grey, red)
  assert.equal(without[1], 255)
  const requests: unknown[] = []
  answer = async ({ model, inputs }) => {
    // The result is checked by others.
    if (model !== 'u2netp') throw new NetError('absent', model, 'not here')
    requests.push([model, inputs['input.1']?.data.length])
    const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [((at % SIDE) / SIDE) * 96, (Math.floor(at / SIDE) / SIDE) * 64]
      return x >= 12 && x < 36 && y >= 20 && y < 44 ? 0.98 : 0.01
    })
    return { '1959': { dims: [1, 1, SIDE, SIDE], data } }
  }
  assert.deepEqual(await alphaAt(grey, red), [255, 0])
  assert.deepEqual(requests, [['u2netp', 3 * SIDE * SIDE]])
})

test('taps that follow a proposal ask the networks too, each by its own run', async () => {
  const media = new Map([['upload:marked', await photograph()]])
  const tap = { kind: 'tap', add: true, level: 0 } as const
  const marks = [[], [{ ...tap, x: 2500, y: 5000 }], [{ ...tap, x: 7500, y: 5000 }]]
  const requested: string[][] = []
  for (const each of marks) {
    const models: string[] = []
    answer = ({ model }) => {
      models.push(model)
      return Promise.reject(new NetError('absent', model, 'not here'))
    }
    const mask: MaskValue = { base: 'subject', marks: each, inverted: false, feather: 0 }
    const result = await engine.runTool?.(
      { tool: 'mask', params: { image: 'upload:marked', mask }, media, seed: 0 },
      { signal: AbortSignal.timeout(60_000), onProgress: () => undefined },
    )
    assert.equal(result?.answer?.width, 96)
    requested.push(models)
  }
  assert.deepEqual(requested, [['u2netp'], ['u2netp'], ['u2netp']])
})

test('closing the engine ends the networks', async () => {
  await engine.close()
  assert.equal(closed, 1)
})
