import type { Mark, MaskValue } from '@contract/tools/mask'
import { traceContours } from './contour'
import { buildField } from './field'

const PICTURE = { width: 300, height: 300 }
const dot = (x: number, y: number, add = true): Mark => ({
  kind: 'stroke',
  add,
  radius: 1000,
  points: [x, y],
})
const mask = (marks: Mark[], more: Partial<MaskValue> = {}): MaskValue => ({
  base: 'none',
  marks,
  inverted: false,
  feather: 0,
  ...more,
})
const edges = (value: MaskValue) => traceContours(buildField(value, PICTURE, null))

test('the edge of a dot is a closed circle where the brush ends', () => {
  const [circle = [], ...more] = edges(mask([dot(5000, 5000)]))
  expect(more).toEqual([])
  expect(circle.slice(0, 2)).toEqual(circle.slice(-2))
  for (let i = 0; i < circle.length; i += 2) {
    const radius = Math.hypot((circle[i] ?? 0) - 0.5, (circle[i + 1] ?? 0) - 0.5)
    expect(radius).toBeGreaterThan(0.097)
    expect(radius).toBeLessThan(0.103)
  }
})

test('lines that meet have one edge, what is taken away leaves a hole', () => {
  expect(edges(mask([dot(4500, 5000), dot(5500, 5000)]))).toHaveLength(1)
  expect(edges(mask([dot(2000, 5000), dot(8000, 5000)]))).toHaveLength(2)
  const small: Mark = { kind: 'stroke', add: false, radius: 300, points: [5000, 5000] }
  expect(edges(mask([dot(5000, 5000), small]))).toHaveLength(2)
})

test('everything, and a mask turned round, end at the picture', () => {
  expect(edges(mask([], { base: 'all' }))).toHaveLength(1)
  expect(edges(mask([dot(5000, 5000)], { inverted: true }))).toHaveLength(2)
  expect(edges(mask([]))).toEqual([])
})

test('the answer of the server replaces the marks it covers', () => {
  const grey = Uint8Array.from({ length: 16 }, (_, i) => (i % 4 < 2 ? 255 : 0))
  const answered = { length: 1, width: 4, height: 4, grey }
  const tap: Mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }
  const field = buildField(mask([tap, dot(8000, 5000)]), PICTURE, answered)
  const share = field.values.reduce((sum, value) => sum + value, 0) / field.values.length
  expect(share).toBeCloseTo(0.5 + Math.PI * 0.01, 2)
})

test('the edge of a closed line is where it lies', () => {
  const points = [2000, 2000, 8000, 2000, 8000, 8000, 2000, 8000]
  const [square = [], ...more] = edges(mask([{ kind: 'outline', add: true, points }]))
  expect(more).toEqual([])
  expect(Math.min(...square)).toBeCloseTo(0.2, 2)
  expect(Math.max(...square)).toBeCloseTo(0.8, 2)
})
