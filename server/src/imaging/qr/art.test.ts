import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { Random } from '../../engines/studio/random'
import { createRaster, type Raster } from '../raster'
import { artCode } from './art'
import type { QrLook } from './forms'
import { scans } from './scan'

const LOOKS: readonly QrLook[] = ['dots', 'squares', 'ink', 'joined']
const WORDS = [...'山高月小水落石出墨光写下画面你好世界🌊0123456789abcXYZ:/?&=. ']

function textOf(random: Random): string {
  const words = Array.from(
    { length: random.integer(1, 30) },
    () => WORDS[random.integer(0, WORDS.length - 1)],
  ).join('')
  const text = words.trim() || '墨'
  return random.chance(0.4) ? `https://example.com/${encodeURIComponent(text)}` : text
}

/** Clouds of colour with some detail: dark and light in no relation to any code. */
function painted(random: Random): Raster {
  const raster = createRaster(96, 96)
  const waves = Array.from({ length: 6 }, () => ({
    x: random.range(-0.3, 0.3),
    y: random.range(-0.3, 0.3),
    tint: [random.range(-60, 60), random.range(-60, 60), random.range(-60, 60)],
  }))
  for (let i = 0; i < 96 * 96; i++) {
    const [x, y] = [i % 96, Math.floor(i / 96)]
    const rgb = [128, 128, 128].map((base, c) =>
      waves.reduce((sum, w) => sum + Math.sin(w.x * x + w.y * y) * (w.tint[c] as number), base),
    )
    raster.rgba.set([...rgb, 255], i * 4)
  }
  return raster
}

describe('codes in pictures', () => {
  test('forty random texts in all looks are read back by two readers', async () => {
    const random = new Random(11)
    for (let k = 0; k < 40; k++) {
      const [text, look] = [textOf(random), LOOKS[k % LOOKS.length] as QrLook]
      const code = await artCode(text, painted(random), { look, art: 0.6 })
      assert.ok(code, `${look}: ${text}`)
    }
  })

  test('a picture without the code is not taken for one', async () => {
    assert.equal(await scans(painted(new Random(3)), 'x', 29), false)
  })

  test('gives the same bytes every time', async () => {
    const code = await artCode('墨光', painted(new Random(5)), { look: 'ink', art: 0.5 })
    const bytes = code?.raster.rgba ?? new Uint8Array()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    assert.equal(hash, '4ad64009a9c23807')
  })
})
