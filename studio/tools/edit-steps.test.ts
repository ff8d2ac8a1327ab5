import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import { turnPicture } from './edit-steps'
import { makeWithTool } from './run'

const REF = 'upload:a'

function halves(width: number, height: number): Raster {
  const picture = createRaster(width, height)
  for (let i = 0; i < width * height; i++) {
    const left = i % width < width / 2
    picture.rgba.set(left ? [200, 60, 50, 255] : [90, 110, 130, 255], i * 4)
  }
  return picture
}

async function run(steps: unknown) {
  const media = new Map([[REF, await encodePng(halves(120, 80))]])
  const params = { image: REF, operations: [], instruction: '', steps, seed: 1 }
  return makeWithTool({ id: 'edit', params, media, seed: 1, folder: '' }, () => {})
}

const OUTLINE = {
  base: 'none',
  inverted: false,
  feather: 0,
  marks: [{ kind: 'outline', add: true, points: [0, 0, 5000, 0, 5000, 10_000, 0, 10_000] }],
}

describe('a picture turned by words', () => {
  test('has the pixel of each corner where the turn brings it', () => {
    const picture = createRaster(3, 2)
    for (let i = 0; i < 6; i++) picture.rgba.set([i, 0, 0, 255], i * 4)
    const read = ({ width, height, rgba }: Raster): [number, number, string] => [
      width,
      height,
      Array.from({ length: width * height }, (_, i) => rgba[i * 4]).join(''),
    ]
    for (const [to, width, height, cells] of [
      ['mirror', 3, 2, '210543'],
      ['flip', 3, 2, '345012'],
      ['half', 3, 2, '543210'],
      ['right', 2, 3, '304152'],
      ['left', 2, 3, '251403'],
    ] as const)
      assert.deepEqual(read(turnPicture(picture, to)), [width, height, cells], to)
  })
})

describe('the steps of an edit', () => {
  test('turn the picture, and refuse a turn that is none', async () => {
    const { pictures } = await run([{ tool: 'turn', params: { to: 'left' } }])
    assert.deepEqual([pictures[0]?.raster.width, pictures[0]?.raster.height], [80, 120])
    const { refusal } = await run([{ tool: 'turn', params: { to: 'aslant' } }])
    assert.notEqual(refusal, null)
  })

  test('run in their order, each on the picture before', async () => {
    const recolour = { mask: OUTLINE, action: 'recolour', colour: '#2f6db5' }
    const { pictures, refusal } = await run([
      { tool: 'samInpaint', params: recolour },
      { tool: 'tone', params: { light: 0.4 } },
      { tool: 'crop', params: { to: '1:1' } },
    ])
    assert.equal(refusal, null)
    const raster = pictures[0]?.raster
    assert.ok(raster)
    assert.deepEqual([raster.width, raster.height], [80, 80])
    const at = (x: number): number[] => [
      ...raster.rgba.subarray((40 * 80 + x) * 4, (40 * 80 + x) * 4 + 3),
    ]
    const [red = 0, , blue = 0] = at(8)
    assert.ok(blue > red, `the left half is ${at(8).join()}`)
    assert.ok((at(70)[0] ?? 0) > 90, `the right half was not lit: ${at(70).join()}`)
  })

  test('blur what is around the outline alone', async () => {
    const { pictures } = await run([{ tool: 'blur', params: { mask: OUTLINE } }])
    const rgba = pictures[0]?.raster.rgba
    assert.deepEqual([...(rgba ?? []).slice(0, 3)], [200, 60, 50])
  })

  test('that are none, too many or of other tools are refused with a sentence', async () => {
    const tone = { tool: 'tone', params: { light: 0.1 } }
    for (const steps of [
      [tone, tone, tone, tone],
      [{ tool: 'vid2vid', params: {} }],
      [{ tool: 'tone', params: { light: 7 } }],
      [{ tool: 'cleaner', params: { mask: { base: 'none' } } }],
      [{ tool: 'samInpaint', params: { other: 1 } }],
      ['tone'],
    ]) {
      const { refusal, pictures } = await run(steps)
      assert.ok(refusal, JSON.stringify(steps))
      assert.equal(pictures.length, 0)
    }
  })

  test('weather is laid over the picture, and refused where nothing of it would be seen', async () => {
    const snow = { weather: 'snow', horizon: 0.5, strength: 1, things: [OUTLINE] }
    const { pictures, refusal } = await run([{ tool: 'weather', params: snow }])
    assert.equal(refusal, null)
    assert.ok(pictures[0])
    for (const params of [
      { season: 'autumn', things: [] },
      { weather: 'hail', things: [] },
      { weather: 'snow', things: [{ base: 'nothing' }] },
      { weather: 'snow', things: Array.from({ length: 7 }, () => OUTLINE) },
    ]) {
      const declined = await run([{ tool: 'weather', params }])
      assert.notEqual(declined.refusal, null, JSON.stringify(params))
    }
  })

  test('brushwork of another picture is refused without that picture', async () => {
    const { refusal } = await run([{ tool: 'styleTransfer', params: { style: 'upload:other' } }])
    assert.match(refusal?.message ?? '', /画风参考图/)
  })

  test('the tone of one part leaves the rest as it is', async () => {
    const { pictures } = await run([{ tool: 'tone', params: { light: 0.6, mask: OUTLINE } }])
    const raster = pictures[0]?.raster
    assert.ok(raster)
    const at = (x: number): number[] => [
      ...raster.rgba.subarray((40 * 120 + x) * 4, (40 * 120 + x) * 4 + 3),
    ]
    assert.deepEqual(at(100), [90, 110, 130])
    assert.ok((at(20)[1] ?? 0) > 80, at(20).join())
  })
})
