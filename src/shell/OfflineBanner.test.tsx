import { render, screen } from '@testing-library/react'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import { OfflineBanner } from './OfflineBanner'

jest.mock('@tarojs/components', () => jest.requireActual('../../tests/jest/taroComponents'))
jest.mock('@/platform/network', () => ({ useOnline: () => false }))
jest.mock('@/ui/usePageShown', () => ({ usePageShown: () => true }))

test('without a network there is one message: the page’s own, else the notice over all pages', () => {
  const { rerender } = render(
    <>
      <OfflineBanner />
      <OfflineLine className="own">网络断开</OfflineLine>
    </>,
  )
  expect(screen.queryByText(/没网了/)).toBeNull()
  rerender(<OfflineBanner />)
  expect(screen.getByText(/没网了/)).toBeTruthy()
})
