import { act, renderHook } from '@testing-library/react'
import { useFirstDeferred } from './useFirstDeferred'

test('the first value comes behind what is urgent, the next ones and none at once', () => {
  const seen: unknown[] = []
  const hook = renderHook(
    ({ value }: { value: string | null | undefined }) => {
      const deferred = useFirstDeferred(value)
      seen.push([value, deferred])
      return deferred
    },
    { initialProps: { value: null as string | null | undefined } },
  )
  const next = (value: string | null | undefined) => {
    seen.length = 0
    act(() => hook.rerender({ value }))
    return seen[0]
  }
  expect(next('a')).toEqual(['a', null])
  expect(hook.result.current).toBe('a')
  expect(next('b')).toEqual(['b', 'b'])
  expect(next(undefined)).toEqual([undefined, null])
})
