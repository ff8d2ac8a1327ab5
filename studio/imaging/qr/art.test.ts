import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { Random } from '../../lib/random'
import { labelOverlay } from '@media/label/draw'
import { randomClouds, randomText } from '../../testing/codes'
import { repetitions } from '../../testing/effort'
import { artCode } from './art'
import type { QrStyle } from './forms'
import { scans } from './scan'

const STYLES: readonly QrStyle[] = ['dots', 'squares', 'ink', 'joined']
const TEXTS = repetitions('random texts made into codes', { usual: 4, all: 200 })
const OPTIONS = { art: 0.6, overlay: labelOverlay }

describe('codes in pictures', () => {
  test(`${TEXTS} random texts in all looks are read back by two readers`, async () => {
    const random = new Random(11)
    for (let k = 0; k < TEXTS; k++) {
      const [text, look] = [randomText(random), STYLES[k % STYLES.length]]
      const code = await artCode(text, randomClouds(random), { look, ...OPTIONS })
      assert.ok(code, `${look}: ${text}`)
    }
  })

  test('a picture without the code is not taken for one', async () => {
    assert.equal(await scans(randomClouds(new Random(3)), 'x', 29), false)
  })

  test('gives the same bytes every time', async () => {
    const code = await artCode('墨光', randomClouds(new Random(5)), {
      ...OPTIONS,
      look: 'ink',
      art: 0.5,
    })
    const bytes = code?.raster.rgba ?? new Uint8Array()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    assert.equal(hash, '4ad64009a9c23807')
  })
})
