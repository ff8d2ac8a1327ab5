import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { patchFacts, patchFaults } from './patches'

const SIDE = 144
const inBox = (at: number, left: number, top: number, side: number): boolean => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  return x >= left && x < left + side && y >= top && y < top + side
}
/** Noise that repeats nowhere. */
const noise = (x: number, y: number): number => {
  const v = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return (v - Math.floor(v)) * 160
}
const inHole = (at: number): boolean => inBox(at, 48, 48, 48)
const isThing = (at: number): boolean => inBox(at, 0, 0, 48)
const HOLE = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (inHole(at) ? 1 : 0))
const THINGS = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (isThing(at) ? 1 : 0))

/** Noise everywhere; the hole is filled by the given function. */
function picture(filling: (x: number, y: number) => number): Raster {
  const raster = createRaster(SIDE, SIDE)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const light = inHole(at) ? filling(x, y) : noise(x, y)
    raster.rgba.set([light, light, light, 255], at * 4)
  }
  return raster
}

test('a filling of its own with as much detail has no fault', () => {
  const facts = patchFacts(
    picture((x, y) => noise(x + 999, y + 77)),
    HOLE,
    THINGS,
  )
  assert.deepEqual(facts, { blocks: 16, fog: 0, copied: 0 })
  assert.deepEqual(patchFaults(facts), { fog: false, copied: false })
})

test('fog in a detailed picture is a fault', () => {
  const facts = patchFacts(
    picture(() => 90),
    HOLE,
    THINGS,
  )
  assert.equal(facts.fog, 1)
  assert.deepEqual(patchFaults(facts), { fog: true, copied: false })
})

test('a filling copied from a thing is a fault, the same copied from the ground is not', () => {
  const copy = picture((x, y) => noise(x - 48, y - 48))
  const facts = patchFacts(copy, HOLE, THINGS)
  assert.equal(facts.copied, 1)
  assert.deepEqual(patchFaults(facts), { fog: false, copied: true })
  assert.equal(patchFacts(copy, HOLE, new Uint8Array(SIDE * SIDE)).copied, 0)
})

test('of a hole that is smaller than a block nothing is said', () => {
  const facts = patchFacts(
    picture(() => 90),
    new Uint8Array(SIDE * SIDE),
    THINGS,
  )
  assert.deepEqual(patchFaults(facts), { fog: false, copied: false })
})
