import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildDefaults, matters } from '@contract/tools/define'
import { replaceBg } from '@contract/tools/replace-bg'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { paintPicture } from '../painter/paint'
import { parseBackdrop } from './replace-bg'
import { makeWithTool } from './run'

const SIDE = 120
const GROUND = [61, 125, 202]

/** A brown block that the lower edge cuts, before a light wall. */
function portrait() {
  const raster = createRaster(SIDE, SIDE)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const isThing = x > 35 && x < 85 && y > 30
    raster.rgba.set(isThing ? [150, 100, 80, 255] : [225, 225, 220, 255], i * 4)
  }
  return raster
}

test('an ID photograph has a plain ground without a shadow, and skin of its own colour', async () => {
  const media = new Map([['upload:1', await encodePng(portrait())]])
  const stroke = { kind: 'stroke', add: true, radius: 2000, points: [5000, 4200, 5000, 10_000] }
  const mask = { base: 'none', marks: [stroke], inverted: false, feather: 0 }
  const make = async (frame: string) => {
    const params = {
      ...buildDefaults(replaceBg),
      image: 'upload:1',
      mask,
      colour: '#3d7dca',
      frame,
    }
    const task = { id: 'replaceBg', params, media, seed: 1, folder: '.' }
    const [made] = (await makeWithTool(task, () => undefined)).pictures
    assert.ok(made)
    const at = (x: number, y: number): number[] => [
      ...made.raster.rgba.subarray(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3),
    ]
    return { ground: [at(4, 4), at(86, 80), at(87, 100)], skin: at(60, 80) }
  }
  const id = await make('id')
  assert.deepEqual(id.ground, [GROUND, GROUND, GROUND])
  assert.deepEqual(id.skin, [150, 100, 80])
  assert.notDeepEqual((await make('full')).ground, id.ground, 'elsewhere a shadow falls')
})

test('an ID photograph offers no parameters for light and shadow', () => {
  const { light, shadow } = replaceBg.params
  const shown = (params: Record<string, string>) => [
    matters(light, params),
    matters(shadow, params),
  ]
  assert.deepEqual(shown({ background: 'colour', frame: 'id' }), [false, false])
  assert.deepEqual(shown({ background: 'gradient', frame: 'id' }), [true, true])
  assert.deepEqual(shown({ background: 'colour', frame: 'full' }), [true, true])
})

test('trees without a place stand around the subject, in blossom where blossom is named', () => {
  assert.equal(parseBackdrop('枫树'), '枫树，树林')
  for (const prompt of ['樱花，湖边', '星空', '一只猫，樱花'])
    assert.equal(parseBackdrop(prompt), prompt)
  const size = { width: 96, height: 96 }
  const request = { ...size, negativePrompt: '', style: 'flat', seed: 3 } as const
  const { rgba } = paintPicture({
    ...request,
    prompt: parseBackdrop('樱花树下'),
    only: 'landscape',
  })
  let pink = 0
  for (let i = 0; i < rgba.length; i += 4)
    if (rgba[i] > 170 && rgba[i] - rgba[i + 1] > 25 && rgba[i + 2] > rgba[i + 1]) pink += 1
  assert.ok(pink > 0.08 * size.width * size.height, `${pink} pixels of blossom`)
})
