import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceOutline } from './outline'

const SIZE = { width: 10, height: 10 }
const block = (left: number, top: number, side: number): Uint8Array =>
  Uint8Array.from({ length: 100 }, (_, at) => {
    const [x, y] = [at % 10, Math.floor(at / 10)]
    return x >= left && x < left + side && y >= top && y < top + side ? 1 : 0
  })

test('the outline of a block visits its border cells once', () => {
  const line = traceOutline(block(2, 3, 4), SIZE, { scale: 10, most: 100 })
  const places = line.flatMap((value, at) =>
    at % 2 === 0 ? [`${Math.floor(value - 0.5)},${Math.floor((line[at + 1] ?? 0) - 0.5)}`] : [],
  )
  assert.equal(places.length, 12)
  assert.equal(new Set(places).size, 12)
})

test('only the largest part has an outline, an empty mask has none, and points are limited', () => {
  const two = block(0, 0, 2).map((value, at) => value | (block(4, 4, 5)[at] ?? 0))
  const line = traceOutline(two, SIZE, { scale: 1000, most: 8 })
  assert.ok(line.length <= 16 && line.length >= 8)
  assert.ok(line.every((value) => value > 400))
  assert.deepEqual(traceOutline(new Uint8Array(100), SIZE, { scale: 10, most: 8 }), [])
  assert.deepEqual(traceOutline(block(5, 5, 1), SIZE, { scale: 10, most: 8 }), [6, 6])
})
