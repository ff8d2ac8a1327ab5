import { act, renderHook } from '@testing-library/react'
import { useRowsInSteps } from './useRowsInSteps'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('rows of a long thread come in steps of at most twelve, until all are there', () => {
  const { result } = renderHook(() => useRowsInSteps(30))
  const counts = [result.current]
  while (jest.getTimerCount() > 0) {
    act(() => jest.runOnlyPendingTimers())
    counts.push(result.current)
  }
  expect(counts).toEqual([12, 24, 30])
})

test('a short thread is whole at once', () => {
  const { result } = renderHook(() => useRowsInSteps(5))
  expect(result.current).toBe(5)
  expect(jest.getTimerCount()).toBe(0)
})
