import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FoundObject } from '@nets/objects'
import type { Segment } from '@nets/segments'
import { pointedAt } from './pointed'
import type { SegmentQuery } from './things'

const GRID = { width: 64, height: 64 }
const SPOT = { x: 0.5, y: 0.5 }
const TABLE = 60
const PERSON = 0

/** A disc around the middle, its radius in shares of the side; its edge is sure. */
const disc = (radius: number, score: number): Segment => ({
  score,
  shown: { width: 1024, height: 1024 },
  logits: Float32Array.from({ length: 256 * 256 }, (_, at) =>
    Math.hypot((at % 256) - 127.5, Math.floor(at / 256) - 127.5) < radius * 256 ? 9 : -9,
  ),
})

const box = (kind: number): FoundObject => ({
  kind,
  name: '',
  score: 0.8,
  left: 0.1,
  top: 0.1,
  right: 0.9,
  bottom: 0.9,
})

/** Radii of what is found, in shares of the side. */
async function radii(
  {
    alone,
    boxed = [],
    nearby = [],
  }: { alone: readonly Segment[]; boxed?: readonly Segment[]; nearby?: readonly Segment[] },
  boxes: readonly FoundObject[] = [],
  whole: Uint8Array | null = null,
): Promise<number[]> {
  const querySegments: SegmentQuery = async ({ spot, box: sides }) =>
    sides ? boxed : spot?.x === SPOT.x && spot.y === SPOT.y ? alone : nearby
  const found = await pointedAt({ querySegments, spot: SPOT, boxes, whole, grid: GRID })
  return found.map((hard) => {
    const share = hard.reduce((sum, v) => sum + v, 0) / hard.length
    return Number(Math.sqrt(share / Math.PI).toFixed(1))
  })
}

describe('which of the masks of a place is meant first', () => {
  test('the largest that is nearly as good as the best', async () => {
    const alone = [disc(0.1, 0.95), disc(0.2, 0.9), disc(0.4, 0.86)]
    assert.deepEqual(await radii({ alone }), [0.4, 0.2, 0.1])
  })

  test('not one that is much worse, or nearly the whole picture', async () => {
    assert.deepEqual(await radii({ alone: [disc(0.1, 0.95), disc(0.4, 0.7)] }), [0.1, 0.4])
    assert.deepEqual(await radii({ alone: [disc(0.1, 0.95), disc(0.47, 0.95)] }), [0.1, 0.5])
  })

  test('one that three masks agree on, before a larger one', async () => {
    const alone = [disc(0.2, 0.9), disc(0.205, 0.9), disc(0.21, 0.9), disc(0.4, 0.9)]
    assert.equal((await radii({ alone }))[0], 0.2)
  })

  test('the larger one that its other places give as well, not one that they do not', async () => {
    const alone = [disc(0.1, 0.97), disc(0.11, 0.97), disc(0.3, 0.8)]
    assert.equal((await radii({ alone }))[0], 0.1)
    assert.equal((await radii({ alone, nearby: [disc(0.3, 0.9)] }))[0], 0.3)
    assert.equal((await radii({ alone, nearby: [disc(0.45, 0.9)] }))[0], 0.1)
    assert.equal((await radii({ alone, nearby: [disc(0.3, 0.6)] }))[0], 0.1)
    const faint = [disc(0.1, 0.97), disc(0.11, 0.97), disc(0.3, 0.7)]
    assert.equal((await radii({ alone: faint, nearby: [disc(0.3, 0.7)] }))[0], 0.3)
  })

  test('what has a box of its own, before all of them', async () => {
    const sources = { alone: [disc(0.1, 0.95), disc(0.2, 0.95)], boxed: [disc(0.35, 0.9)] }
    assert.deepEqual(await radii(sources, [box(PERSON)]), [0.3, 0.2, 0.1])
  })

  test('and its parts follow it, the larger first, before what is something else', async () => {
    const sources = {
      alone: [disc(0.1, 0.99), disc(0.45, 0.7), disc(0.2, 0.8)],
      boxed: [disc(0.35, 0.9)],
    }
    assert.deepEqual(await radii(sources, [box(PERSON)]), [0.3, 0.2, 0.1])
  })

  test('not the table that it lies on, nor a box whose mask is bad', async () => {
    const table = { alone: [disc(0.1, 0.95)], boxed: [disc(0.4, 0.9)] }
    assert.deepEqual(await radii(table, [box(TABLE)]), [0.1])
    const bad = { alone: [disc(0.1, 0.95)], boxed: [disc(0.4, 0.6)] }
    assert.deepEqual(await radii(bad, [box(PERSON)]), [0.1])
    const touched = { alone: [disc(0.1, 0.9), disc(0.4, 0.6)], boxed: [disc(0.4, 0.9)] }
    assert.deepEqual(await radii(touched, [box(TABLE)]), [0.4, 0.1])
  })

  test('the subject, where it fills a box whose mask is bad', async () => {
    const reaching = (radius: number): Uint8Array =>
      Uint8Array.from({ length: 64 * 64 }, (_, at) =>
        Math.hypot((at % 64) - 31.5, Math.floor(at / 64) - 31.5) < radius * 64 ? 1 : 0,
      )
    const bad = { alone: [disc(0.1, 0.95)], boxed: [disc(0.3, 0.6)] }
    assert.equal((await radii(bad, [box(PERSON)], reaching(0.38)))[0], 0.4)
    assert.equal((await radii(bad, [box(PERSON)], reaching(0.15)))[0], 0.1)
  })

  test('the subject, of which the best mask is a small part', async () => {
    const field = Uint8Array.from({ length: 64 * 64 }, (_, at) => (at < 64 * 48 ? 1 : 0))
    const ways = { alone: [disc(0.06, 0.95)] }
    const [first = 0] = await radii(ways, [], field)
    assert.ok(first > 0.4, `${first}`)
    assert.equal((await radii({ alone: [disc(0.2, 0.95)] }, [], field))[0], 0.2)
  })

  test('what an arm or a handle frames is not part of it', async () => {
    const cup = disc(0.4, 0.95)
    const framed = (radius: number): Segment => ({
      ...cup,
      logits: cup.logits.map((value, at) =>
        Math.hypot((at % 256) - 160, Math.floor(at / 256) - 127.5) < radius * 256 ? -9 : value,
      ),
    })
    const inHole = async (radius: number): Promise<number | undefined> => {
      const querySegments: SegmentQuery = async () => [framed(radius)]
      const found = await pointedAt({
        querySegments,
        spot: SPOT,
        boxes: [],
        whole: null,
        grid: GRID,
      })
      return found[0]?.[32 * 64 + 40]
    }
    assert.deepEqual([await inHole(0.03), await inHole(0.1)], [1, 0])
  })

  test('nothing that is not under the finger', async () => {
    const ring: Segment = { ...disc(0.4, 0.95) }
    const offCentre = ring.logits.map((value, at) => (at % 256 > 150 ? value : -9))
    const alone = [disc(0.1, 0.9), { ...ring, logits: offCentre }]
    assert.deepEqual(await radii({ alone }), [0.1])
  })
})
