import { fireEvent, render, screen } from '@testing-library/react'
import models from '../../../models.json'
import { AboutCell } from './AboutCell'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ open, children }: { open: boolean; children: React.ReactNode }) =>
    open ? children : null,
}))
jest.mock('@/platform/log', () => ({ warn: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))

test('关于 names every network with the licence of its weights and where they are from', async () => {
  render(<AboutCell />)
  expect(screen.queryByText('用到的小网络')).toBeNull()
  fireEvent.click(screen.getByText('关于墨光'))
  await screen.findByText('用到的小网络')
  expect(models.models.length).toBeGreaterThan(0)
  for (const { licence, purpose } of models.models) {
    expect(screen.getByText(purpose)).toBeTruthy()
    expect(screen.getAllByText(licence.source).length).toBeGreaterThan(0)
    expect(screen.getAllByText(new RegExp(`${licence.id} 许可`)).length).toBeGreaterThan(0)
  }
})
