import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSmall, isSeen, measureTint, smallReader } from './proof'

const SIZE = { width: 40, height: 40 }
type Colour = readonly [red: number, green: number, blue: number]

/** A square of `side` pixels on a ground. */
function paintSquare(ground: Colour, colour: Colour, side: number, noise = 0): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const own = x < side && y < side ? colour : ground
      const grain = (x * 7 + y * 3) % 2 === 0 ? noise : -noise
      rgba.set([...own.map((part) => part + grain), 255], (y * SIZE.width + x) * 4)
    }
  return rgba
}

const RED: Colour = [200, 40, 40]
const GREEN: Colour = [40, 140, 60]
const compare = (a: Uint8ClampedArray, b: Uint8ClampedArray, isGrainy = false) =>
  compareSmall(smallReader(SIZE, isGrainy)(a), smallReader(SIZE, isGrainy)(b))

test('a thing is seen by its size and by its contrast', () => {
  const bare = paintSquare(RED, RED, 0)
  assert.ok(isSeen(compare(paintSquare(RED, GREEN, 10), bare), 0.05))
  assert.ok(!isSeen(compare(paintSquare(RED, GREEN, 4), bare), 0.05), 'too small')
  assert.ok(!isSeen(compare(paintSquare(RED, [212, 46, 40], 10), bare), 0.05), 'red on red')
  assert.equal(compare(bare, bare).share, 0)
})

test('marks that move with a thing are no part of it', () => {
  const noisy = (noise: number) => paintSquare([128, 128, 128], RED, 0, noise)
  assert.ok(isSeen(compare(noisy(20), noisy(-20)), 0.05))
  assert.ok(!isSeen(compare(noisy(20), noisy(-20), true), 0.05))
})

test('a colour is measured where the picture differs', () => {
  const own = paintSquare(GREEN, RED, 10)
  const { pixels } = compare(own, paintSquare(GREEN, GREEN, 0))
  const small = smallReader(SIZE, false)(own)
  assert.equal(measureTint(small, pixels, 'red'), 1)
  assert.equal(measureTint(small, pixels, 'green'), 0)
  assert.ok(measureTint(small, null, 'red') < 0.1)
})
