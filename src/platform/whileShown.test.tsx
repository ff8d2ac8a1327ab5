import { act, renderHook } from '@testing-library/react'
import { useWhileShown } from './whileShown'

let mockShow = () => {}
let mockHide = () => {}
jest.mock('@tarojs/taro', () => ({
  useDidShow: (callback: () => void) => {
    mockShow = callback
  },
  useDidHide: (callback: () => void) => {
    mockHide = callback
  },
}))

test('a hidden page keeps the value it showed last and shows the newest when it returns', () => {
  const rendered: string[] = []
  const { rerender } = renderHook(({ value }) => void rendered.push(useWhileShown(value)), {
    initialProps: { value: 'first' },
  })
  rerender({ value: 'second' })
  act(() => mockHide())
  rerender({ value: 'third' })
  expect(new Set(rendered)).toEqual(new Set(['first', 'second']))
  act(() => mockShow())
  expect(rendered.at(-1)).toBe('third')
})
