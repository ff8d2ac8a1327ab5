import assert from 'node:assert/strict'
import { test } from 'node:test'
import { named, pairs, polyline, readOutline, strokePoints, triples, twoPairs } from './notation'

test('a polyline is read from text, over several lines too, and returned as is when computed', () => {
  assert.deepEqual(polyline('0,-1.5 20,1e-3\n  3,4'), [
    [0, -1.5],
    [20, 0.001],
    [3, 4],
  ])
  assert.deepEqual(polyline([1, 2], [3, 4, 0.5]), [
    [1, 2],
    [3, 4, 0.5],
  ])
})

test('rows hold as many numbers as their reader says', () => {
  assert.deepEqual(triples('0.5,0.1,20'), [[0.5, 0.1, 20]])
  assert.deepEqual(strokePoints('0,1 2,3,0.5'), [
    [0, 1],
    [2, 3, 0.5],
  ])
  for (const broken of ['1', '1,2,3', '1,', ',2', '1,x', '1,2 3', '']) {
    assert.throws(() => pairs(broken), /notation: /, broken)
    assert.throws(() => polyline(broken), /notation: /, broken)
  }
  assert.throws(() => triples('1,2'), /notation: "1,2"/)
})

test('colours have names, over several lines too', () => {
  const { ink, paper } = named(`ink: 0.2,0.04,260
    paper: 0.96,0.01,90`)
  assert.deepEqual([ink, paper], [[0.2, 0.04, 260], [0.96, 0.01, 90]]) // prettier-ignore
  assert.throws(() => named('ink: 0.2,0.04 paper: 0.96,0.01,90'), /notation: "0.2,0.04"/)
  assert.throws(() => named('ink:'), /notation: /)
  assert.throws(() => twoPairs('1,2'), /is not 2 rows/)
})

test('a text is read once', () => {
  assert.equal(pairs('0,1 1,0'), pairs('0,1 1,0'))
})

test('an outline has corners, widths and names', () => {
  assert.deepEqual(readOutline('0,0! @tip 4,5 6,7,0.5!'), [
    { x: 0, y: 0, corner: true },
    { x: 4, y: 5, corner: false, name: 'tip' },
    { x: 6, y: 7, width: 0.5, corner: true },
  ])
  assert.throws(() => readOutline('0,0 4'), /notation: "4"/)
})

test('texts computed for one picture do not stay for ever', () => {
  const first = pairs('0,1')
  for (let i = 0; i < 8000; i++) pairs(`${i},2`)
  assert.notEqual(pairs('0,1'), first)
  assert.deepEqual(pairs('0,1'), first)
})
