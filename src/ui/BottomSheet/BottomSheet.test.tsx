import { act, render, screen } from '@testing-library/react'
import { BottomSheet } from './BottomSheet'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('./useModal', () => ({ useModal: jest.fn() }))
jest.mock('./useSheetPull', () => ({ useSheetPull: () => ({}) }))
jest.mock('../Layer/Layer', () => ({
  Layer: ({ children }: { children: React.ReactNode }) => children,
}))

const sheet = (open: boolean, words: string) => (
  <BottomSheet key={words} open={open} onClose={jest.fn()} title="第 2 镜">
    {words}
  </BottomSheet>
)

test('a sheet that leaves is no dialog any more: the next one may bear the same name', () => {
  jest.useFakeTimers()
  const { rerender, container } = render([sheet(true, '挪动'), sheet(false, '换图')])
  rerender([sheet(false, '挪动'), sheet(true, '换图')])
  expect(container.textContent).toContain('挪动')
  const dialog = screen.getByRole('dialog', { name: '第 2 镜' })
  expect(dialog.textContent).toContain('换图')
  act(() => {
    jest.advanceTimersByTime(1000)
  })
  expect(container.textContent).not.toContain('挪动')
  jest.useRealTimers()
})
