import type { Mark, MaskValue } from '@contract/tools/mask'
import { AnswerBook, bestKnown, openQuestion, type MaskAnswer } from './answers'

const tap: Mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }
const line: Mark = { kind: 'stroke', add: true, radius: 9, points: [1, 1] }
const value = (marks: Mark[], more: Partial<MaskValue> = {}): MaskValue => ({
  ...{ base: 'none', marks, inverted: false, feather: 0 },
  ...more,
})

test('strokes alone need no server', () => {
  expect(openQuestion(value([line, line]))).toBeNull()
})

test('asked is up to the last tap or hint: strokes after it change nothing', () => {
  const question = openQuestion(value([line, tap, line, line]))
  expect(question?.length).toBe(2)
  expect(question?.mask.marks).toEqual([line, tap])
  expect(openQuestion(value([line, tap]))?.key).toBe(question?.key)
})

test('a proposal is asked for before there is a mark', () => {
  expect(openQuestion(value([line], { base: 'subject' }))?.length).toBe(0)
})

test('turned round and softened it is the same question', () => {
  const one = openQuestion(value([tap]))
  expect(openQuestion(value([tap], { inverted: true, feather: 30 }))?.key).toBe(one?.key)
})

test('until a tap is answered the answer before it is shown', () => {
  const first = openQuestion(value([tap]))?.key
  const find = (key: string) => (key === first ? 'first' : undefined)
  expect(bestKnown(value([tap, line, tap]), find)).toEqual({ length: 1, answer: 'first' })
  expect(bestKnown(value([line]), find)).toBeNull()
})

test('answers belong to their picture, and old ones are forgotten', () => {
  const book = new AnswerBook()
  const answer: MaskAnswer = { width: 1, height: 1, png: '', confidence: 1, message: null }
  book.keep('a', 'k', answer)
  expect(book.find('a', 'k')).toBe(answer)
  expect(book.find('b', 'k')).toBeUndefined()
  for (let i = 0; i < 40; i += 1) book.keep('a', `k${i}`, answer)
  expect(book.find('a', 'k')).toBeUndefined()
})
