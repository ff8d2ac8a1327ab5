import { ApiError, networkError } from '@/api/error'
import { failureOf } from './failure'

test('a refused prompt names its words', () => {
  const error = new ApiError('PROMPT_BLOCKED', { message: '不行', details: { words: ['甲', 1] } })
  expect(failureOf(error)).toEqual({
    code: 'PROMPT_BLOCKED',
    message: '不行',
    words: ['甲'],
    unheard: false,
  })
})

test('only an error without an answer leaves open whether the order arrived', () => {
  expect(failureOf(networkError()).unheard).toBe(true)
  expect(failureOf(new ApiError('INTERNAL', { message: '' })).unheard).toBe(false)
  expect(failureOf(new ApiError('QUOTE_CHANGED', { message: '' })).unheard).toBe(false)
})
