import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { queryClient } from '@/api/query'
import { useSession } from '@/stores/session'
import { FollowAuthor } from './FollowAuthor'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/'] }))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn(async () => {}) }))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...input) as unknown }))

function show(me: string | null): void {
  const userInfo = me === null ? null : ({ id: me } as never)
  act(() => useSession.setState({ isLogin: me !== null, userInfo }))
  render(
    <QueryClientProvider client={queryClient}>
      <FollowAuthor author={{ id: 'star', nickname: '松间照' }} following={false} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  queryClient.clear()
})

test('an author who follows me is offered to be followed back', async () => {
  mockCall.mockResolvedValue({ following: false, followsMe: true, followerCount: 1 })
  show('me')
  await screen.findByRole('button', { name: '回关 松间照' })
  expect(mockCall).toHaveBeenCalledWith('POST /api/follow/checkFollowing', {
    body: { user_id: 'star' },
  })
})

test('a visitor and the author ask nothing', () => {
  show(null)
  screen.getByRole('button', { name: '关注 松间照' })
  show('star')
  expect(mockCall).not.toHaveBeenCalled()
})
