import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { ApiError } from '@/api/error'
import { FollowButton } from './FollowButton'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/pages/playground/playground'] }))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn(async () => {}) }))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...input) as unknown }))

const user = (id: string) => ({ id, nickname: '松间照' })
const signedIn = (isLogin: boolean) => act(() => useSession.setState({ isLogin, userInfo: null }))

beforeEach(() => {
  jest.clearAllMocks()
  signedIn(true)
})

test('one tap shows at once and everywhere, before the server answers', async () => {
  let answer = (_: object) => {}
  mockCall.mockReturnValue(new Promise((done) => (answer = done)))
  render(
    <>
      <FollowButton user={user('a')} following={false} />
      <FollowButton user={user('a')} following={false} followsMe />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '关注 松间照' }))
  screen.getByRole('button', { name: '已关注 松间照' })
  screen.getByRole('button', { name: '互相关注 松间照' })
  await act(async () => answer({ following: true }))
  screen.getByRole('button', { name: '已关注 松间照' })
  expect(mockCall).toHaveBeenCalledTimes(1)
})

test('a refusal of the server rolls back and is reported', async () => {
  mockCall.mockRejectedValue(new ApiError('NOT_FOUND', { message: '没有找到这个人' }))
  render(<FollowButton user={user('b')} following={false} />)
  fireEvent.click(screen.getByRole('button', { name: '关注 松间照' }))
  await waitFor(() => expect(showErrorToast).toHaveBeenCalledWith('没有找到这个人'))
  screen.getByRole('button', { name: '关注 松间照' })
})

test('of many taps the last one counts', async () => {
  mockCall.mockImplementation(async (path: string) => ({ following: path.endsWith('/follow') }))
  render(<FollowButton user={user('c')} following={false} />)
  for (let taps = 0; taps < 5; taps += 1) fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(mockCall).toHaveBeenCalledTimes(1))
  screen.getByRole('button', { name: '已关注 松间照' })
})

test('prompts a visitor to sign in, and is hidden for oneself', () => {
  signedIn(false)
  const { unmount } = render(<FollowButton user={user('d')} following={false} />)
  fireEvent.click(screen.getByRole('button', { name: '关注 松间照' }))
  expect(promptLogin).toHaveBeenCalled()
  expect(mockCall).not.toHaveBeenCalled()
  unmount()
  const userInfo = { id: 'd' } as never
  act(() => useSession.setState({ isLogin: true, userInfo }))
  render(<FollowButton user={user('d')} following={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})
