import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { ALL_TOOLS } from '@contract/tools/all'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { everything } from '../testing/effort'
import { runAtFullSize, requireWay } from './full-size'
import { makeWithTool } from './run'
import { createWork } from './work'

/** More than any tool works on, and not a multiple of anything. */
const LARGE = { width: 4001, height: 3202 }
/** Tools that make pictures of a picture. */
const TOOLS = ALL_TOOLS.filter(
  ({ id, output, params }) =>
    output === 'image' &&
    params.image?.kind === 'image' &&
    params.image.required &&
    !isMode(id) &&
    // it works on a picture with a plan, in the size of the plan
    id !== 'edit',
)
/** More pixels than their original, by the requested amount. */
const LARGER = ['outpaint']
/** Twice as wide and high, up to 16 megapixels. */
const DOUBLED = ['upscale', 'gridUpscale']
/** As large as is doubled. */
const DOUBLE_ME = { width: 2049, height: 2046 }

/** A smooth ground with a lighter disc and a pattern as fine as pixels. */
async function photograph({ width, height }: { width: number; height: number }) {
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a8a94"/>
    <circle cx="${width * 0.7}" cy="${height / 2}" r="${height / 5}" fill="#e8c050"/></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 6) data[i] = (data[i] ?? 0) + 9
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const STROKE = { kind: 'stroke', add: true, radius: 300, points: [2000, 5000, 2600, 5200] }

function buildParams(tool: ToolDefinition): Record<string, unknown> {
  const entries = Object.entries(tool.params).map(([key, spec]) => {
    if (spec.kind === 'image') return [key, 'upload:1']
    if (spec.kind === 'mask')
      return [key, { base: 'none', marks: [STROKE], inverted: false, feather: 0 }]
    if (spec.kind === 'count') return [key, 1]
    if (spec.kind === 'text' && key === 'prompt') return [key, '小船']
    if (spec.kind === 'margins') return [key, { left: 0.25, top: 0, right: 0, bottom: 0 }]
    return [key, buildDefaults(tool)[key]]
  })
  return { ...(Object.fromEntries(entries) as object), seed: null }
}

async function runTool(tool: ToolDefinition, file: Buffer, changes: Record<string, unknown> = {}) {
  const params = { ...buildParams(tool), ...changes }
  const task = { id: tool.id, params, media: new Map([['upload:1', file]]), seed: 3, folder: '.' }
  const { pictures, refusal } = await makeWithTool(task, () => undefined)
  assert.equal(refusal, null)
  return pictures[0]?.raster ?? assert.fail()
}

const requireTool = (id: string): ToolDefinition =>
  TOOLS.find((tool) => tool.id === id) ?? assert.fail(id)

describe('a result has the size of its original', () => {
  for (const tool of TOOLS)
    test(`${tool.name}: it is decided how`, () => {
      assert.ok(requireWay(tool.id, buildDefaults(tool)))
    })

  /** A tool that works on 3000 pixels at most, whatever it is called. */
  async function reduced(id: string, change: (rgba: Uint8ClampedArray, width: number) => void) {
    const size = { width: 121, height: 83 }
    const file = await photograph(size)
    const params = { ...buildParams(requireTool(id)), style: 'pixel', strokes: false }
    const media = new Map([['upload:1', file]])
    const work = createWork(
      requireTool(id),
      { params, media, seed: 1, folder: '.' },
      () => undefined,
    )
    const { pictures = [] } = await runAtFullSize(id, work, async ({ image }) => {
      const raster = await image('image', { maxPixels: 3000 })
      assert.ok(raster.width < 80)
      change(raster.rgba, raster.width)
      return { pictures: [{ raster }] }
    })
    const { rgba, ...made } = pictures[0]?.raster ?? assert.fail()
    assert.deepEqual(made, size)
    return { rgba, original: await sharp(file).ensureAlpha().raw().toBuffer() }
  }

  test('an edit takes over what was changed, and leaves every other pixel as it was', async () => {
    const { rgba, original } = await reduced('cleaner', (pixels, width) => {
      for (let y = 10; y < 20; y++)
        for (let x = 10; x < 20; x++) pixels.set([255, 0, 0, 255], 4 * (y * width + x))
    })
    let changed = 0
    for (let at = 0; at < 121 * 83; at++) {
      const [x, y] = [at % 121, Math.floor(at / 121)]
      const same = [0, 1, 2, 3].every((c) => rgba[4 * at + c] === original[4 * at + c])
      if (!same) changed += 1
      assert.ok(same || (x > 12 && x < 42 && y > 12 && y < 42), `${x},${y}`)
    }
    assert.ok(changed > 300, `${changed}`)
    assert.deepEqual([...rgba.slice(4 * (27 * 121 + 27), 4 * (27 * 121 + 27) + 3)], [255, 0, 0])
  })

  test('an edit that changed nothing is the original', async () => {
    const { rgba, original } = await reduced('inpaint', () => undefined)
    assert.deepEqual(Buffer.from(rgba), original)
  })

  test('moved colours keep the detail that the reduced copy does not have', async () => {
    const { rgba, original } = await reduced('styleTransfer', (pixels) => {
      for (let p = 0; p < pixels.length; p += 4) pixels[p] = (pixels[p] ?? 0) + 20
    })
    for (const at of [0, 300, 5000])
      assert.ok(Math.abs((rgba[4 * at] ?? 0) - (original[4 * at] ?? 0) - 20) <= 2)
  })

  test('what is painted in blocks stays in blocks', async () => {
    const { rgba } = await reduced('photo2img', (pixels) => {
      for (let p = 0; p < pixels.length; p += 4) pixels.fill(p % 8 === 0 ? 0 : 255, p, p + 3)
    })
    assert.deepEqual([...new Set(rgba)].sort(), [0, 255])
  })

  if (everything)
    for (const tool of TOOLS.filter(({ id }) => !DOUBLED.includes(id)))
      test(`${tool.name} of 12.8 megapixels`, async () => {
        const extra = tool.id === 'rembg' ? { size: 'full' } : {}
        const { width, height } = await runTool(tool, await photograph(LARGE), extra)
        if (LARGER.includes(tool.id)) assert.ok(width > LARGE.width && height >= LARGE.height)
        else assert.deepEqual({ width, height }, LARGE)
      })

  if (everything)
    for (const id of DOUBLED)
      test(`${requireTool(id).name}: exactly twice each side at 4.2 megapixels, refused at 12.8`, async () => {
        const { width, height } = await runTool(requireTool(id), await photograph(DOUBLE_ME))
        assert.deepEqual([width, height], [2 * DOUBLE_ME.width, 2 * DOUBLE_ME.height])
        await assert.rejects(
          async () => runTool(requireTool(id), await photograph(LARGE)),
          /放大后会超过 1600 万像素/,
        )
      })
})
