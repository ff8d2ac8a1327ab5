import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideSlots } from './decide'
import { Random } from '../lib/random'
import type { StylePainter } from './styles/style'
import { composeWorthy, judgePixels } from './veto'

/** Paints one flat tone for the first `dull` pictures, then stripes of four tones. */
function painterThatIsDull(dull: number): StylePainter & { painted: number } {
  return {
    id: 'ink',
    painted: 0,
    paint({ width, height }) {
      const isDull = this.painted++ < dull
      return Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
        isDull ? 200 : (Math.floor(i / 4 / 3) % 4) * 60 + 20,
      )
    },
  }
}

test('a flat picture has no spread and one tone', () => {
  const { spread, flatShare } = judgePixels(new Uint8ClampedArray(400).fill(128))
  assert.ok(spread < 1e-6)
  assert.equal(flatShare, 1)
})

test('a dull sub-seed is passed over for the next one, the same way every time', () => {
  const slots = decideSlots([], [], new Random(1))
  const pick = (dull: number): { seed: number; painted: number } => {
    const painter = painterThatIsDull(dull)
    const { random } = composeWorthy(slots, { width: 64, height: 64 }, painter, new Random(9))
    return { seed: random.next(), painted: painter.painted }
  }
  assert.equal(pick(0).painted, 1)
  assert.equal(pick(2).painted, 3)
  assert.notEqual(pick(0).seed, pick(2).seed)
  assert.deepEqual(pick(2), pick(2))
})

test('when every sub-seed is dull the last is taken: a picture always comes', () => {
  const slots = decideSlots([], [], new Random(1))
  const { scene } = composeWorthy(
    slots,
    { width: 64, height: 48 },
    painterThatIsDull(99),
    new Random(9),
  )
  assert.deepEqual([scene.width, scene.height], [64, 48])
})
