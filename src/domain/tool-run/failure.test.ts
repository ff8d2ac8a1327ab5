import { ApiError, networkError } from '@/api/error'
import { toRunFailure, isAboutPrompt } from './failure'

test('a refused prompt names its words', () => {
  const error = new ApiError('PROMPT_BLOCKED', { message: '不行', details: { words: ['甲', 1] } })
  expect(toRunFailure(error)).toEqual({
    code: 'PROMPT_BLOCKED',
    message: '不行',
    words: ['甲'],
    alternatives: [],
    unheard: false,
  })
})

test('what cannot be drawn comes with what can', () => {
  const details = { words: ['恐龙化石'], alternatives: ['龙', 2, '雪山'] }
  const failure = toRunFailure(new ApiError('PROMPT_UNDRAWABLE', { message: '不会画', details }))
  expect(failure.words).toEqual(['恐龙化石'])
  expect(failure.alternatives).toEqual(['龙', '雪山'])
  expect(isAboutPrompt(failure)).toBe(true)
})

test('only an error without an answer leaves open whether the order arrived', () => {
  expect(toRunFailure(networkError()).unheard).toBe(true)
  expect(toRunFailure(new ApiError('INTERNAL', { message: '' })).unheard).toBe(false)
  expect(toRunFailure(new ApiError('QUOTE_CHANGED', { message: '' })).unheard).toBe(false)
})
