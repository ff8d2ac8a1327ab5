import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cleaner as cleanerDefinition } from '@contract/tools/cleaner'
import { genfill as genfillDefinition } from '@contract/tools/genfill'
import { inpaint as inpaintDefinition } from '@contract/tools/inpaint'
import { outpaint as outpaintDefinition } from '@contract/tools/outpaint'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { encodePng } from '@media/codec'
import { createDice } from '../../imaging/fill/dice'
import { createRaster, type Raster } from '@media/raster'
import { ToolRefusal } from '../refusal'
import { cleaner } from '../cleaner'
import { genfill } from '../genfill'
import { inpaint } from '../inpaint'
import { outpaint } from '../outpaint'
import type { ToolResult } from '../tool'
import { type AnyWork, createWork } from '../work'

const SIZE = 128
const REACH = 30

/** Sky over a speckled meadow. */
function field(width = SIZE, height = SIZE): Raster {
  const raster = createRaster(width, height)
  const dice = createDice(2)
  for (let i = 0; i < width * height; i++) {
    const speckle = dice() % 24
    const sky = Math.floor(i / width) < height / 2
    const colour = sky ? [140, 180, 230] : [70 + speckle, 130 + speckle, 50]
    raster.rgba.set([...colour, 255], i * 4)
  }
  return raster
}

/** A round spot in the middle. */
const SPOT: MaskValue = {
  base: 'none',
  marks: [{ kind: 'stroke', add: true, radius: (REACH / SIZE) * 10_000, points: [5000, 5000] }],
  inverted: false,
  feather: 0,
}
const ALL: MaskValue = { base: 'all', marks: [], inverted: false, feather: 0 }

async function run(
  tool: (work: never) => Promise<ToolResult>,
  definition: ToolDefinition,
  overrides: Record<string, unknown>,
  picture = field(),
): Promise<readonly Raster[]> {
  const media = new Map([['upload:1', new Uint8Array(await encodePng(picture))]])
  const params = { ...buildDefaults(definition), image: 'upload:1', ...overrides }
  const shares: number[] = []
  const work: AnyWork = createWork(definition, { params, media, seed: 7, folder: '' }, (share) =>
    shares.push(share),
  )
  const { pictures = [] } = await tool(work as never)
  assert.ok(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1.000001))
  return pictures.map(({ raster }) => raster)
}

/** Pixels that differ, near the spot and far from it. */
function changes(result: Raster): { near: number; far: number } {
  const before = field()
  const count = { near: 0, far: 0 }
  for (let i = 0; i < SIZE * SIZE; i++) {
    if ([0, 1, 2, 3].every((c) => result.rgba[i * 4 + c] === before.rgba[i * 4 + c])) continue
    const [x, y] = [(i % SIZE) - SIZE / 2, Math.floor(i / SIZE) - SIZE / 2]
    // a square brush widens the hole by at most 8 pixels
    count[Math.max(Math.abs(x), Math.abs(y)) > REACH + 9 ? 'far' : 'near']++
  }
  return count
}

const rejected = (error: unknown): boolean =>
  error instanceof ToolRefusal && error.kind === 'input' && /[\u4e00-\u9fff]/.test(error.message)

describe('filling what is marked', () => {
  test('cleaner offers ways to choose from and leaves all else', async () => {
    const results = await run(cleaner, cleanerDefinition, { mask: SPOT })
    assert.equal(results.length, 3)
    for (const raster of results) assert.equal(changes(raster).far, 0)
  })

  test('inpaint without words removes, with words paints', async () => {
    const [gone] = await run(inpaint, inpaintDefinition, { mask: SPOT })
    const [cleaned] = await run(cleaner, cleanerDefinition, { mask: SPOT, count: 1 })
    assert.deepEqual(gone, cleaned)
    const [painted] = await run(inpaint, inpaintDefinition, { mask: SPOT, prompt: '猫' })
    assert.ok(gone && painted)
    assert.equal(changes(painted).far, 0)
    assert.notDeepEqual(painted, gone)
  })

  test('genfill paints things and places inside the mark, the same for a seed', async () => {
    for (const prompt of ['小船', '星空']) {
      const results = await run(genfill, genfillDefinition, { mask: SPOT, prompt })
      assert.equal(results.length, 2)
      for (const raster of results) {
        const { near, far } = changes(raster)
        assert.equal(far, 0, prompt)
        assert.ok(near > 300, `${prompt} ${near}`)
      }
      const again = await run(genfill, genfillDefinition, { mask: SPOT, prompt, count: 1 })
      assert.deepEqual(again[0], results[0])
    }
  })

  test('what cannot be done is said in one sentence', async () => {
    await assert.rejects(run(cleaner, cleanerDefinition, { mask: ALL }), rejected)
    await assert.rejects(run(cleaner, cleanerDefinition, { mask: ALL }, field(1, 1)), rejected)
    const words = { mask: SPOT, prompt: 'qwrtzp' }
    await assert.rejects(run(genfill, genfillDefinition, words), rejected)
    const margins = { left: 0.5, top: 0, right: 0, bottom: 0 }
    await assert.rejects(run(outpaint, outpaintDefinition, { margins }, field(1, 1)), rejected)
  })

  test('narrow and tiny pictures come back whole', async () => {
    const dot: MaskValue = {
      ...SPOT,
      marks: [{ kind: 'stroke', add: true, radius: 5000, points: [5000, 5000] }],
    }
    for (const [width, height] of [
      [1, 500],
      [9, 40],
    ] as const) {
      const [made] = await run(
        cleaner,
        cleanerDefinition,
        { mask: dot, count: 1 },
        field(width, height),
      )
      assert.deepEqual([made?.width, made?.height], [width, height])
    }
  })

  test('outpaint adds what the frame says and keeps the picture', async () => {
    const margins = { left: 0.25, top: 0, right: 0.125, bottom: 0.5 }
    const [made] = await run(outpaint, outpaintDefinition, { margins })
    assert.ok(made)
    assert.deepEqual([made.width, made.height], [SIZE + 32 + 16, SIZE + 64])
    const before = field()
    for (let y = 0; y < SIZE; y++) {
      const start = (y * made.width + 32) * 4
      const row: Uint8ClampedArray = made.rgba.subarray(start, start + SIZE * 4)
      assert.deepEqual(row, before.rgba.subarray(y * SIZE * 4, (y + 1) * SIZE * 4))
    }
  })
})
