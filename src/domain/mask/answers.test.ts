import type { Mark, MaskValue } from '@contract/tools/mask'
import { AnswerBook, bestKnown, needsServer, openQuestion, type MaskAnswer } from './answers'

const tap: Mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }
const line: Mark = { kind: 'stroke', add: true, radius: 9, points: [1, 1] }
const value = (marks: Mark[], more: Partial<MaskValue> = {}): MaskValue => ({
  base: 'none',
  marks,
  inverted: false,
  feather: 0,
  ...more,
})

test('strokes and closed lines alone need no server', () => {
  const outline: Mark = { kind: 'outline', add: true, points: [1, 1, 2, 1, 2, 2] }
  expect(openQuestion(value([line, outline]))).toBeNull()
  expect(needsServer(value([line, outline]))).toBe(false)
  expect(needsServer(value([line, tap]))).toBe(true)
  expect(needsServer(value([], { base: 'subject' }))).toBe(true)
})

test('a request covers the marks up to the last tap or hint: strokes after it change nothing', () => {
  const question = openQuestion(value([line, tap, line, line]))
  expect(question?.length).toBe(2)
  expect(question?.mask.marks).toEqual([line, tap])
  expect(openQuestion(value([line, tap]))?.key).toBe(question?.key)
})

test('a proposal is requested before the first mark', () => {
  expect(openQuestion(value([line], { base: 'subject' }))?.length).toBe(0)
})

test('turned round and softened it is the same question', () => {
  const one = openQuestion(value([tap]))
  expect(openQuestion(value([tap], { inverted: true, feather: 30 }))?.key).toBe(one?.key)
})

test('damage is requested again at a higher sensitivity, other bases are not', () => {
  const keys = (base: MaskValue['base']) =>
    [0.3, 1].map((zeal) => openQuestion(value([tap], { base, zeal }))?.key)
  expect(new Set(keys('damage')).size).toBe(2)
  expect(new Set(keys('subject')).size).toBe(1)
})

test('until a tap is answered the answer before it is shown', () => {
  const first = openQuestion(value([tap]))?.key
  const find = (key: string) => (key === first ? 'first' : undefined)
  expect(bestKnown(value([tap, line, tap]), find)).toEqual({ length: 1, answer: 'first' })
  expect(bestKnown(value([line]), find)).toBeNull()
})

const ANSWER: MaskAnswer = { width: 1, height: 1, png: '', confidence: 1, message: null }

test('answers belong to their picture, and old ones are forgotten', async () => {
  const book = new AnswerBook()
  const request = () => Promise.resolve(ANSWER)
  await book.request('a', '{}', request)
  expect(book.find('a', '{}')).toBe(ANSWER)
  expect(book.find('b', '{}')).toBeUndefined()
  for (let i = 0; i < 40; i += 1) await book.request('a', String(i), request)
  expect(book.find('a', '{}')).toBeUndefined()
})

test('the studio and the thumbnail share one request; a failed one can be repeated', async () => {
  const book = new AnswerBook()
  const ask = jest.fn(() => Promise.resolve(ANSWER))
  await Promise.all([book.request('a', '{}', ask), book.request('a', '{}', ask)])
  await book.request('a', '{}', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await expect(book.request('a', '1', () => Promise.reject(new Error('offline')))).rejects.toThrow()
  await book.request('a', '1', ask)
  expect(book.find('a', '1')).toBe(ANSWER)
})

test('asks nothing where nothing is to be mended', () => {
  expect(openQuestion(value([], { base: 'damage', zeal: 0 }))).toBeNull()
  expect(openQuestion(value([], { base: 'damage', zeal: 0.3 }))?.length).toBe(0)
  expect(openQuestion(value([tap], { base: 'damage', zeal: 0 }))?.length).toBe(1)
})
