import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { coverBackdrop, gradientBackdrop, parseHexColour } from './backdrop'
import { cutOut } from './foreground'
import { layOver } from './layers'
import { matchLight, wrapLight } from './light'
import { renderShadow } from './shadow'

/** A block of one colour in the middle of transparent pixels. */
function block(colour: readonly [number, number, number]): Raster {
  const cut = createRaster(200, 200)
  for (let y = 60; y < 150; y++)
    for (let x = 70; x < 130; x++) cut.rgba.set([...colour, 255], 4 * (y * 200 + x))
  return cut
}

const pixel = ({ width, rgba }: Raster, x: number, y: number): number[] => [
  ...rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
]

test('a gradient begins and ends in its colours, a plain one is plain', () => {
  const size = { width: 40, height: 60 }
  const shaded = gradientBackdrop(size, parseHexColour('#102030'), parseHexColour('#e0d0c0'))
  assert.deepEqual(pixel(shaded, 20, 0), [16, 32, 48])
  assert.deepEqual(pixel(shaded, 20, 59), [224, 208, 192])
  const plain = gradientBackdrop(size, parseHexColour('#336699'), parseHexColour('#336699'))
  assert.ok(plain.rgba.every((v, i) => v === [51, 102, 153, 255][i % 4]))
})

test('a backdrop of another shape covers everything, larger or smaller', () => {
  const source = gradientBackdrop({ width: 90, height: 30 }, [10, 10, 10], [200, 200, 200])
  for (const size of [
    { width: 20, height: 25 },
    { width: 300, height: 100 },
    { width: 1, height: 50 },
  ]) {
    const out = coverBackdrop(source, size)
    assert.equal(out.rgba.length, 4 * size.width * size.height)
    assert.ok(out.rgba.every((v, i) => (i % 4 === 3 ? v === 255 : v >= 9)))
  }
})

test('light moves a grey thing towards its surroundings and leaves white white', () => {
  const warm = gradientBackdrop({ width: 200, height: 200 }, [230, 170, 90], [230, 170, 90])
  const [red = 0, , blue = 0] = pixel(matchLight(block([110, 110, 110]), warm, 1), 100, 100)
  assert.ok(red > 112 && red - blue > 6, `${red} ${blue}`)
  const white = pixel(matchLight(block([252, 252, 252]), warm, 1), 100, 100)
  assert.ok(
    white.every((v) => v > 232),
    String(white),
  )
})

test('the glow at the rim only brightens and stays at the rim', () => {
  const bright = gradientBackdrop({ width: 200, height: 200 }, [250, 250, 250], [250, 250, 250])
  const cut = block([60, 60, 60])
  wrapLight(cut, bright, 1)
  assert.deepEqual(pixel(cut, 100, 100), [60, 60, 60])
  assert.ok(pixel(cut, 70, 100)[0] > 75)
})

test('a thing casts its shadow at its foot, not above its head', () => {
  const { values } = renderShadow(block([60, 60, 60]))
  const at = (x: number, y: number): number => values[y * 200 + x]
  assert.ok(at(100, 151) > 60)
  assert.ok(at(136, 144) > 20)
  assert.equal(at(100, 40), 0)
  assert.equal(at(20, 150), 0)
})

test('what is laid over hides what is under it, and nothing else', () => {
  const lower = gradientBackdrop({ width: 200, height: 200 }, [200, 10, 10], [200, 10, 10])
  layOver(lower, block([0, 200, 0]))
  assert.deepEqual(pixel(lower, 100, 100), [0, 200, 0])
  assert.deepEqual(pixel(lower, 10, 10), [200, 10, 10])
})

test('sky that a mask holds for hair at its rim goes, a light thing inside stays', () => {
  const [side, sky, hair] = [240, [150, 190, 240], [50, 35, 30]] as const
  const picture = createRaster(side, side)
  const mask = { width: side, height: side, values: new Uint8Array(side * side) }
  const inHead = (x: number, y: number): boolean => Math.hypot(x - 120, y - 150) < 70
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const inTuft = Math.abs(x - 120) < 3 && y > 74 && y < 84
      const badge = Math.abs(x - 120) < 8 && Math.abs(y - 150) < 8
      const colour = (inHead(x, y) && !inTuft) || y > 200 ? (badge ? sky : hair) : sky
      picture.rgba.set([...colour, 255], 4 * (y * side + x))
      if (inHead(x, y)) mask.values[y * side + x] = 255
    }
  const cut = cutOut(picture, mask)
  const alphaAt = (x: number, y: number): number | undefined => cut.rgba[4 * (y * side + x) + 3]
  assert.ok((alphaAt(120, 82) ?? 255) < 60, `${alphaAt(120, 82)}`)
  assert.equal(alphaAt(120, 150), 255)
  assert.equal(alphaAt(80, 150), 255)
})
