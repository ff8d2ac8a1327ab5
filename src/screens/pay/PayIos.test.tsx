import { render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@/api/query'
import { redirect } from '@/domain/navigation/navigate'
import { PayIos } from './PayIos'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/env', () => ({ IS_H5: true }))
const mockStore = jest.fn((): (() => Promise<string>) | null => null)
jest.mock('@/platform/pay', () => ({
  appStore: () => mockStore(),
  shopPath: () => 'pagesC/ucenter/pay-ios',
}))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/api/call', () => ({ call: jest.fn(async () => ({ goods: [], providers: [] })) }))
jest.mock('@/domain/navigation/navigate', () => ({ redirect: jest.fn(async () => true) }))
jest.mock('./Shop', () => ({ Shop: () => <p>shop</p> }))

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PayIos />
    </QueryClientProvider>,
  )

test('without an App Store bridge the page leads to the shop of H5', async () => {
  show()
  await waitFor(() => expect(redirect).toHaveBeenCalledWith('pagesC/ucenter/pay'))
  expect(screen.queryByText('shop')).toBeNull()
})

test('with the bridge it sells by it', () => {
  jest.mocked(redirect).mockClear()
  mockStore.mockReturnValue(async () => 'signed')
  show()
  screen.getByText('shop')
  expect(redirect).not.toHaveBeenCalled()
})
