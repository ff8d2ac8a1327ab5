import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { createTiles, SHARED_NOISE_BYTES, type Tile } from './noise'

const hashTile = ({ buffer, byteOffset, byteLength }: Tile) =>
  createHash('sha256')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex')

describe('noise tiles', () => {
  test('are made once for all threads that share memory, to the bytes of one alone', () => {
    const memory = new SharedArrayBuffer(SHARED_NOISE_BYTES)
    const [first, second] = [createTiles(memory), createTiles(memory)]
    const alone = createTiles(null)
    for (const name of ['grain', 'fibre'] as const) {
      const tile = first(name)
      assert.equal(hashTile(tile), hashTile(alone(name)))
      tile[7] = 2
      assert.equal(second(name)[7], 2, 'reused, not computed again')
      assert.equal(first(name), tile)
    }
  })

  test('lie in 0..1 around 0.5 and go on over the edge', () => {
    const tile = createTiles(null)('mid')
    let sum = 0
    for (const value of tile) {
      assert.ok(value >= 0 && value <= 1)
      sum += value
    }
    assert.ok(Math.abs(sum / tile.length - 0.5) < 0.01)
    const step = (a: number, b: number) => Math.abs((tile[a] ?? 0) - (tile[b] ?? 0))
    let [inside, over] = [0, 0]
    for (let y = 0; y < 512; y++) {
      inside += step(y * 512 + 255, y * 512 + 256)
      over += step(y * 512 + 511, y * 512)
    }
    assert.ok(over < inside * 1.5, `${over} over the edge, ${inside} inside`)
  })
})
