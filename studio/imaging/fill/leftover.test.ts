import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { shareOfLeftColours } from './leftover'

const [WIDTH, HEIGHT] = [120, 90]
const inside = (at: number, [left, top, right, bottom]: readonly number[]): boolean => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
  return x >= left && x < right && y >= top && y < bottom
}
const HOLE_SIDES = [45, 30, 75, 60]
const HOLE = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
  inside(at, HOLE_SIDES) ? 1 : 0,
)

/** A green ground with a red thing. */
function draw(thing: readonly number[], isFilled: boolean) {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const isThing = inside(at, thing) && !(isFilled && HOLE[at])
    picture.rgba.set(isThing ? [210, 30, 30, 255] : [80, 150, 70, 255], at * 4)
  }
  return picture
}

test('a foot that reaches out of the hole is left, a thing within it leaves nothing', () => {
  const whole = [48, 33, 72, 57]
  assert.equal(shareOfLeftColours(draw(whole, false), draw(whole, true), HOLE), 0)
  const withFoot = [55, 33, 66, 66]
  assert.ok(shareOfLeftColours(draw(withFoot, false), draw(withFoot, true), HOLE) > 0.45)
})

test('a thing of the colour of its ground leaves nothing to be seen', () => {
  const everywhere = [0, 0, WIDTH, HEIGHT]
  assert.equal(shareOfLeftColours(draw(everywhere, false), draw(everywhere, false), HOLE), 0)
})
