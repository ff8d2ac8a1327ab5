import { ApiError, networkError } from '@/api/error'
import { parseSubmitFailure, isAboutPrompt } from './failure'

test('a refused prompt names its words', () => {
  const error = new ApiError('PROMPT_BLOCKED', { message: '不行', details: { words: ['甲', 1] } })
  expect(parseSubmitFailure(error)).toEqual({
    code: 'PROMPT_BLOCKED',
    message: '不行',
    words: ['甲'],
    alternatives: [],
    mayHaveArrived: false,
  })
})

test('what cannot be drawn comes with what can', () => {
  const details = { words: ['恐龙化石'], alternatives: ['龙', 2, '雪山'] }
  const failure = parseSubmitFailure(
    new ApiError('PROMPT_UNDRAWABLE', { message: '不会画', details }),
  )
  expect(failure.words).toEqual(['恐龙化石'])
  expect(failure.alternatives).toEqual(['龙', '雪山'])
  expect(isAboutPrompt(failure)).toBe(true)
})

test('only an error without an answer leaves open whether the order arrived', () => {
  expect(parseSubmitFailure(networkError()).mayHaveArrived).toBe(true)
  expect(parseSubmitFailure(new ApiError('INTERNAL', { message: '' })).mayHaveArrived).toBe(false)
  expect(parseSubmitFailure(new ApiError('QUOTE_CHANGED', { message: '' })).mayHaveArrived).toBe(
    false,
  )
})
