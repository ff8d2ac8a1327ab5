import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeScene } from '../compose'
import { decideSlots } from '../decide'
import { type PaintRequest, videoPicture, paintPicture } from '../paint'
import { parsePrompt } from '../parse'
import { Random } from '../../lib/random'
import { readReference } from './reference'
import { readSketch } from './sketch'
import type { RawPicture } from './picture'

const SIZE = 192

type Colour = readonly [number, number, number]

/** White paper with what `at` paints on it; null leaves the paper. */
function doodle(at: (x: number, y: number) => Colour | null): RawPicture {
  const rgba = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const colour = at(x / SIZE, y / SIZE)
      if (colour) rgba.set(colour, (y * SIZE + x) * 4)
    }
  }
  return { width: SIZE, height: SIZE, rgba }
}

const near = (a: number, b: number, reach: number): boolean => Math.abs(a - b) < reach

/** A blue line at 70 %, a hill line above, a red round top right, a brown thing left below. */
const SKETCH = doodle((x, y) => {
  if ((x - 0.8) * (x - 0.8) + (y - 0.18) * (y - 0.18) < 0.005) return [220, 30, 20]
  if (near(y, 0.7, 0.012)) return [20, 40, 220]
  if (near(y, 0.3 + 0.5 * Math.abs(x - 0.4), 0.015)) return [40, 40, 40]
  if (near(x, 0.25, 0.08) && near(y, 0.82, 0.07)) return [130, 80, 20]
  return null
})

function request(prompt: string, change: Partial<PaintRequest>): PaintRequest {
  const size = { width: SIZE, height: SIZE }
  return { prompt, negativePrompt: '', style: 'ukiyoe', seed: 4, ...size, ...change }
}

test('a doodle is read: horizon, ridge, light and thing', () => {
  const guide = readSketch(SKETCH)
  assert.ok(near(guide.horizon ?? 0, 0.7, 0.03))
  assert.equal(guide.ridges.length, 1)
  assert.ok(near(guide.ridges[0]?.[38] ?? 0, 0.29, 0.05))
  assert.ok(guide.light && near(guide.light.x, 0.8, 0.03) && near(guide.light.y, 0.18, 0.03))
  assert.ok(guide.things[0] && near(guide.things[0].x, 0.25, 0.03))
})

test('an empty sheet asks for nothing, and clear ground is no ink', () => {
  const clear = { width: SIZE, height: SIZE, rgba: new Uint8ClampedArray(SIZE * SIZE * 4) }
  for (const sheet of [doodle(() => null), clear]) {
    const { horizon, ridges, light, things } = readSketch(sheet)
    assert.deepEqual([horizon, ridges, light, things], [null, [], null, []])
  }
})

test('the composition follows the doodle for every seed', () => {
  for (let seed = 0; seed < 8; seed++) {
    const random = new Random(seed)
    const slots = decideSlots(parsePrompt('湖 帆船 日落').wishes, [], random.fork('decide'))
    const scene = composeScene(slots, 512, 512, random, readSketch(SKETCH))
    assert.ok(near(scene.horizon / 512, 0.7, 0.03))
    const sun = scene.layers.find(({ kind }) => kind === 'sun')
    assert.ok(sun?.kind === 'sun' && near(sun.x / 512, 0.8, 0.03))
    const boat = scene.layers.find((layer) => layer.kind === 'shapes' && layer.name === 'sailboat')
    assert.ok(boat?.kind === 'shapes')
    const xs = boat.shapes.flatMap(({ points }) => points.map(([x]) => x))
    assert.ok(near((Math.min(...xs) + Math.max(...xs)) / 2 / 512, 0.25, 0.1))
  }
})

test('a reference gives its colours, and its horizon when asked', () => {
  const picture = doodle((_, y) => (y < 0.4 ? [200, 60, 40] : [20, 30, 60]))
  const guide = readReference(picture, 1, true)
  assert.ok(near(guide.horizon ?? 0, 0.4, 0.04))
  assert.equal(readReference(picture, 1, false).horizon, null)
  const control = { reference: { picture, palette: 1, keepsLayout: true } }
  const { rgba } = paintPicture(request('湖', { control, style: 'watercolour' }))
  const mean = [0, 1, 2].map((c) => {
    let sum = 0
    for (let y = 20; y < 60; y++)
      for (let x = 20; x < 170; x++) sum += rgba[(y * SIZE + x) * 4 + c] ?? 0
    return sum / 40 / 150
  })
  assert.ok((mean[0] ?? 0) > (mean[2] ?? 0) + 30, mean.join())
})

test('filling changes only what is masked, and really changes that', () => {
  const base = paintPicture(request('大海', { seed: 9 }))
  const inMask = (i: number): boolean => i % SIZE > 110 && Math.floor(i / SIZE) > 90
  const values = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (inMask(i) ? 255 : 0))
  const control = { fill: { base, mask: { width: SIZE, height: SIZE, values } } }
  const { rgba } = paintPicture(request('大海 灯塔', { control }))
  let outside = 0
  let inside = 0
  for (let i = 0; i < SIZE * SIZE; i++) {
    const changed = Math.abs((rgba[i * 4] ?? 0) - (base.rgba[i * 4] ?? 0))
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    // the seam itself may melt
    if (x < 104 || y < 84) outside = Math.max(outside, changed)
    else if (inMask(i) && changed > 20) inside += 1
  }
  assert.equal(outside, 0)
  assert.ok(inside > 300, String(inside))
})

test('a video starts with the picture, moves and closes its loop', () => {
  for (const prompt of ['湖 小船 夕阳', '雪夜 山村 小屋']) {
    const asked = request(prompt, {})
    const video = videoPicture(asked)
    const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
    assert.ok(difference(video.frame(0), paintPicture(asked).rgba) < 4)
    assert.equal(difference(video.frame(0), video.frame(1)), 0)
    assert.ok(difference(video.frame(0), video.frame(0.25)) > 0.5)
  }
})
