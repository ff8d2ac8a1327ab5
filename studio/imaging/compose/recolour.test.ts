import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildRoundShape } from '../masks/roundShape'
import { createMask, createRaster, type Raster } from '@media/raster'
import { recolour } from './recolour'

const SIZE = 120

/** A red ball shaded from dark to light with a white glint, on grey; its mask with it. */
function ball() {
  const picture = createRaster(SIZE, SIZE)
  const mask = createMask(SIZE, SIZE)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    const inside = Math.hypot(x - 60, y - 60) < 40
    const glint = Math.hypot(x - 48, y - 40) < 5
    const shade = 0.35 + (0.65 * (100 - y)) / 80
    const colour = glint
      ? [255, 250, 248]
      : inside
        ? [200 * shade, 40 * shade, 35 * shade]
        : [128, 128, 128]
    picture.rgba.set([...colour, 255], 4 * i)
    mask.values[i] = inside ? 255 : 0
  }
  return { picture, mask }
}

const pixel = ({ rgba }: Raster, x: number, y: number): [number, number, number] => {
  const p = 4 * (y * SIZE + x)
  return [rgba[p], rgba[p + 1], rgba[p + 2]]
}

test('a red ball becomes a blue one: shading in order, glint white, the rest untouched', () => {
  const { picture, mask } = ball()
  const out = recolour(picture, mask, [40, 80, 200])
  assert.ok(out)
  const [red, , blue] = pixel(out, 60, 60)
  assert.ok(blue > red + 60, `${red} ${blue}`)
  const column = [30, 45, 60, 75, 90].map((y) => pixel(out, 75, y).reduce((a, b) => a + b))
  assert.deepEqual(
    column,
    [...column].sort((a, b) => b - a),
  )
  assert.ok(pixel(out, 48, 40).every((v) => v > 225))
  assert.deepEqual(pixel(out, 5, 5), [128, 128, 128])
  assert.equal(recolour(picture, createMask(SIZE, SIZE), [0, 0, 0]), null)
})

test('the shape for another thing keeps the foot and widens narrow masks', () => {
  const mask = createMask(SIZE, SIZE)
  for (let y = 20; y < 100; y++) mask.values.fill(255, y * SIZE + 58, y * SIZE + 62)
  const shape = buildRoundShape(mask)
  assert.ok(shape)
  const at = (x: number, y: number): number => shape[y * SIZE + x]
  assert.deepEqual([at(60, 60), at(80, 60), at(110, 60), at(60, 115)], [1, 1, 0, 0])
  assert.equal(buildRoundShape(createMask(SIZE, SIZE)), null)
})
