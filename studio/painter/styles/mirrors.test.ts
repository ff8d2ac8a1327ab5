import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { WaterLayer } from '../drawing'
import { paintWater } from './plain/water'
import { PlainSheet } from './plain/sheet'

const SIDE = 200
const TOP = 60

it('water mirrors nothing of what is beyond the picture', () => {
  const layer: WaterLayer = {
    ...{ kind: 'water', depth: 0, top: TOP, colour: [0.5, 0.1, 230], mirror: 1 },
    ...{ ripples: 0.2, glitter: null, overhead: false },
  }
  const palette = {
    sky: [
      [0.6, 0.1, 240],
      [0.7, 0.08, 240],
      [0.8, 0.05, 240],
    ],
    light: [1, 0, 0],
  }
  const paint = (cloud: readonly [number, number, number]): PlainSheet => {
    const sheet = new PlainSheet(SIDE, SIDE, 0.2)
    for (let i = 0; i < TOP * SIDE; i++) sheet.blend(i, [90, 140, 200], 1)
    // cut by the upper edge
    for (let i = 0; i < 4 * SIDE; i++) sheet.blend(i, cloud, 1)
    paintWater(sheet, layer, palette as never, 0, (colour) => colour)
    return sheet
  }
  const [white, blue] = [paint([255, 255, 255]), paint([90, 140, 200])]
  const row = (y: number): number[] =>
    Array.from({ length: SIDE }, (_, x) => white.red[y * SIDE + x] - blue.red[y * SIDE + x])
  assert.ok(row(SIDE - 5).every((difference) => Math.abs(difference) < 1))
})
