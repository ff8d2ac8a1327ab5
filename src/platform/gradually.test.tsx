import { act, renderHook } from '@testing-library/react'
import { useGradually } from './gradually'

jest.mock('./env', () => ({ IS_H5: false }))
jest.useFakeTimers()

const ROWS = Array.from({ length: 25 }, (_, index) => index)
const step = () => act(() => jest.advanceTimersByTime(60))

test('ten rows at once, the others in steps, and another list from its beginning', () => {
  const hook = renderHook(({ of }) => useGradually(ROWS, 10, of), { initialProps: { of: 'a' } })
  const shown = () => hook.result.current.length
  expect(shown()).toBe(10)
  step()
  expect(shown()).toBe(20)
  step()
  expect(hook.result.current).toEqual(ROWS)
  hook.rerender({ of: 'b' })
  expect(shown()).toBe(10)
  step()
  expect(shown()).toBe(20)
})
