import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  isEmptyMask,
  maskIssue,
  MAX_COORDINATES,
  MAX_MARKS,
  type Mark,
  type MaskValue,
} from './mask'
import { maskAt } from './mask-of'

const SPEC = { label: '选区', required: true }
const stroke: Mark = { kind: 'stroke', add: true, radius: 300, points: [100, 100, 900, 900] }
const buildMask = (marks: readonly unknown[], over: object = {}) => ({
  base: 'none',
  marks,
  inverted: false,
  feather: 0,
  ...over,
})

describe('masks', () => {
  test('lines, hints and taps are marks', () => {
    const tap = { kind: 'tap', add: false, x: 0, y: 10_000, level: 3 }
    assert.equal(maskIssue(buildMask([stroke, { ...stroke, kind: 'hint' }, tap]), SPEC), null)
  })

  test('a closed line is a mark from three corners on', () => {
    const outline = (points: number[]) => ({ kind: 'outline', add: true, points })
    assert.equal(maskIssue(buildMask([outline([0, 0, 9000, 0, 9000, 9000])]), SPEC), null)
    for (const points of [
      [0, 0, 9000, 0],
      [0, 0, 9000, 0, 9000],
      [0, 0, 90_000, 0, 1, 1],
    ])
      assert.match(String(maskIssue(buildMask([outline(points)]), SPEC)), /不对/)
  })

  test('an empty mask is refused only where a mask is required', () => {
    for (const mask of [buildMask([]), buildMask([{ ...stroke, add: false }])]) {
      assert.match(String(maskIssue(mask, SPEC)), /先涂抹/)
      assert.equal(maskIssue(mask, { ...SPEC, required: false }), null)
    }
    for (const over of [{ base: 'subject' }, { base: 'all' }, { inverted: true }])
      assert.equal(isEmptyMask(buildMask([], over) as unknown as MaskValue), false)
  })

  test('what is no mask is refused in one Chinese sentence', () => {
    const wrong: unknown[] = [
      ...[null, 'mask', [], {}],
      buildMask([], { base: 'everything' }),
      buildMask([], { feather: 0.5 }),
      buildMask([], { inverted: 'no' }),
      buildMask([], { zeal: 1.1 }),
      buildMask([], { zeal: '0.3' }),
      buildMask([{ ...stroke, radius: 0 }]),
      buildMask([{ ...stroke, points: [1] }]),
      buildMask([{ ...stroke, points: [1, Number.NaN] }]),
      buildMask([{ ...stroke, points: [1, 1e9] }]),
      buildMask([{ kind: 'tap', add: true, x: 1.5, y: 0, level: 0 }]),
      buildMask([{ kind: 'tap', add: true, x: 1, y: 0, level: 4 }]),
      buildMask([{ kind: 'lasso', add: true }]),
    ]
    for (const mask of wrong)
      assert.match(String(maskIssue(mask, SPEC)), /^[^\n]*[\u4e00-\u9fff][^\n]*$/)
  })

  test('damage is looked for as the tool says, other masks stay as they are', () => {
    const mask = { ...buildMask([]), base: 'damage', zeal: 1 } as unknown as MaskValue
    assert.deepEqual(maskAt({ zeal: 'repair' }, mask, { repair: 0.3 }), { ...mask, zeal: 0.3 })
    assert.equal(maskAt({}, mask, { repair: 0.3 }), mask)
    assert.equal(maskIssue({ ...mask, zeal: 0.3 }, SPEC), null)
  })

  test('more than a form can carry is refused', () => {
    const long = { ...stroke, points: new Array<number>(MAX_COORDINATES).fill(1) }
    assert.equal(maskIssue(buildMask([long]), SPEC), null)
    assert.match(String(maskIssue(buildMask([long, stroke]), SPEC)), /太细/)
    const many = new Array<Mark>(MAX_MARKS + 1).fill(stroke)
    assert.match(String(maskIssue(buildMask(many), SPEC)), /太细/)
  })
})
