import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { factsOfFilling, gradeFilling } from './judge'

const SIDE = 120

/** Fine stripes everywhere but in the hole, which has a share of their height. */
function striped(share: number): Raster {
  const raster = createRaster(SIDE, SIDE)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const height = inHole(at) ? 40 * share : 40
    const light = 120 + (at % 2 === 0 ? height : -height)
    raster.rgba.set([light, light, light, 255], at * 4)
  }
  return raster
}
function inHole(at: number): boolean {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  return x >= 40 && x < 80 && y >= 40 && y < 80
}
const HOLE = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (inHole(at) ? 1 : 0))
const everywhere = { width: 2, height: 2, values: Float32Array.of(1, 1, 1, 1) }
const nowhere = { width: 2, height: 2, values: new Float32Array(4) }

const verdict = (share: number, subject: typeof everywhere | null) => {
  const facts = factsOfFilling(striped(share), HOLE, subject)
  assert.ok(facts)
  return gradeFilling(facts)
}

describe('a filling compared with its surroundings', () => {
  test('with as much detail it is fine, in the subject and next to it', () => {
    assert.deepEqual(
      [verdict(1, everywhere), verdict(1, nowhere), verdict(1, null)],
      [...['fine', 'fine', 'fine']],
    )
  })

  test('softer in the middle of the subject it is doubtful, and hollow it is wrong', () => {
    assert.equal(verdict(0.7, everywhere), 'doubtful')
    assert.equal(verdict(0.7, nowhere), 'fine')
    assert.equal(verdict(0.1, everywhere), 'wrong')
  })

  test('a whole subject that went from plain ground is fine with less detail', () => {
    const facts = { detailShare: 0.5, detailAround: 4, subjectInside: 0.9, subjectAtRim: 0.02 }
    assert.equal(gradeFilling(facts), 'fine')
    assert.equal(gradeFilling({ ...facts, subjectAtRim: 0.2 }), 'doubtful')
  })

  test('a smear is doubtful also with an unknown subject', () => {
    assert.equal(verdict(0.1, null), 'doubtful')
    assert.equal(verdict(0.1, nowhere), 'doubtful')
  })

  test('detail and shares are what they are', () => {
    const facts = factsOfFilling(striped(0.5), HOLE, everywhere)
    assert.ok(facts && Math.abs(facts.detailShare - 0.5) < 0.01)
    assert.deepEqual([facts.subjectInside, facts.subjectAtRim], [1, 1])
  })

  test('of a line, or of a picture that is all hole, nothing is said', () => {
    const line = HOLE.map((value, at) => (Math.floor(at / SIDE) === 50 ? value : 0))
    assert.equal(factsOfFilling(striped(1), line, null), null)
    assert.equal(
      factsOfFilling(
        striped(1),
        HOLE.map(() => 1),
        null,
      ),
      null,
    )
  })
})
