import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { liftLabel } from './draw'
import { aiLabel, labelBoxes } from './label'
import { toneOn } from './tone'

const SIZE = { width: 240, height: 160 }

/** Every pixel another colour. */
const pixels = () =>
  Buffer.from(Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) => (at * 7) % 256))

test('the label is letters and a halo, with nothing drawn behind them', () => {
  const { svg } = aiLabel(SIZE)
  assert.doesNotMatch(svg, /<rect/)
  assert.equal(svg.match(/<path/g)?.length, 8)
})

for (const [name, box] of [
  ['present', labelBoxes(SIZE)[0]],
  ['former', labelBoxes(SIZE)[1]],
] as const)
  test(`the ${name} label is taken out again, pixel by pixel`, async () => {
    assert.ok(box)
    const data = pixels()
    const raw = { ...SIZE, channels: 3 } as const
    const under = await sharp(data, { raw }).extract(box).png().toBuffer()
    for (let y = box.top; y < box.top + box.height; y++)
      data.fill(0, (y * SIZE.width + box.left) * 3, (y * SIZE.width + box.left + box.width) * 3)
    await liftLabel({ data, ...raw }, under)
    assert.deepEqual(data, pixels())
  })

test('what was under another label is refused', async () => {
  const under = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await assert.rejects(liftLabel({ data: pixels(), ...SIZE, channels: 3 }, under))
})

test('the tone is dark on paper, light on ink, and carries both on a mixed or unknown ground', () => {
  const ground = (...greys: number[]) => Buffer.from(greys.flatMap((grey) => [grey, grey, grey]))
  assert.equal(toneOn(ground(230, 240, 250, 255), 3), 'dark')
  assert.equal(toneOn(ground(0, 10, 60, 100), 3), 'light')
  assert.equal(toneOn(ground(0, 0, 255, 255), 3), 'any')
  assert.equal(toneOn(Buffer.from([255, 255, 255, 0]), 4), 'any')
})
