import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { sketch as definition } from '@contract/tools/sketch'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import { ToolRefusal } from './refusal'
import { sketch } from './sketch'
import { createWork } from './work'

/** White paper with a level line, and a red round above it on the left where wanted. */
function board(drawn: boolean): Raster {
  const raster = createRaster(320, 240)
  raster.rgba.fill(255)
  for (let i = 0; drawn && i < 320 * 240; i++) {
    const x = i % 320
    const y = Math.floor(i / 320)
    if (Math.abs(y - 150) < 4) raster.rgba.set([30, 60, 220], i * 4)
    if ((x - 70) * (x - 70) + (y - 60) * (y - 60) < 500) raster.rgba.set([220, 40, 30], i * 4)
  }
  return raster
}

async function run(drawn: boolean) {
  const media = new Map([['upload:1', await encodePng(board(drawn))]])
  const params = {
    ...buildDefaults(definition),
    sketch: 'upload:1',
    prompt: '海上日出',
    style: 'minimal',
  }
  const work = createWork(definition, { params, media, seed: 6, folder: '' }, () => undefined)
  return (await sketch(work as never)).pictures?.[0]?.raster
}

describe('sketch', () => {
  test('paints in the shape of the doodle, the light where it was drawn', async () => {
    const picture = await run(true)
    assert.ok(picture)
    const { width, height, rgba } = picture
    assert.ok(Math.abs(width / height - 4 / 3) < 0.03)
    const tone = (x: number, y: number): number => {
      const i = (Math.round(y * height) * width + Math.round(x * width)) * 4
      return (rgba[i] ?? 0) - (rgba[i + 2] ?? 0)
    }
    assert.ok(Math.abs(tone(70 / 320, 60 / 240) - tone(1 - 70 / 320, 60 / 240)) > 12)
  })

  test('an empty board is refused with a sentence', async () => {
    await assert.rejects(run(false), (error) => error instanceof ToolRefusal)
  })
})
