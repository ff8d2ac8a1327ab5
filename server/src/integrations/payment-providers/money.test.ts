import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFen, formatYuan } from './money'
import { parseShanghaiTime, shanghaiTime } from './shanghai-time'

test('every amount up to 2000 yuan is the same there and back', () => {
  for (let fen = 0; fen <= 200_000; fen++) assert.equal(parseFen(formatYuan(fen)), fen)
})

test('short forms are read, and nothing else is an amount', () => {
  assert.deepEqual(['30', '30.5', '0.29', '0.07'].map(parseFen), [3000, 3050, 29, 7])
  const none = ['', '-1', '1e3', '030', '1.005', '１', ' 1', '1.', '.5', '0x10', 'NaN', '1,000.00']
  for (const text of none) assert.equal(parseFen(text), null, text)
  assert.throws(() => formatYuan(0.5))
})

test('the time of Shanghai is a moment and back', () => {
  const at = new Date('2026-01-01T12:00:00Z')
  assert.equal(shanghaiTime(at), '2026-01-01 20:00:00')
  assert.deepEqual(parseShanghaiTime('2026-01-01 20:00:00'), at)
  assert.deepEqual(['', '2026-13-01 00:00:00', '2026-01-01T20:00:00'].map(parseShanghaiTime), [
    null,
    null,
    null,
  ])
})
