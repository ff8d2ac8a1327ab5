import { act, fireEvent, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { showToast } from '@/platform/toast'
import { useSession, type UserInfo } from '@/stores/session'
import type { WorkCard } from './types'
import { WorkTile } from './WorkTile'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn() }))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn() }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => [] }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/api/call', () => ({ call: jest.fn() }))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
const box = { id: 'w', topPx: 0, leftPx: 0, widthPx: 100, heightPx: 100 }
const work = {
  id: 'w',
  title: '山居',
  kind: 'image',
  url: '/u',
  thumbUrl: '/t',
  width: 3,
  height: 4,
  durationMs: null,
  thumbhash: '',
  color: '#888888',
  likeCount: 2,
  liked: false,
  author: { id: 'u1', nickname: '阿墨', avatarUrl: null, demo: false },
  featured: false,
} as WorkCard
const user: UserInfo = {
  id: 'u1',
  nickname: '阿墨',
  avatarUrl: null,
  bio: '',
  phone: null,
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  closesAt: null,
  reviewing: [],
  account: null,
  email: null,
  confirmBy: 'signIn',
  confirmOptions: [],
}

async function longPress(): Promise<void> {
  const tile = screen.getByRole('link')
  fireEvent.touchStart(tile, { touches: [{ clientX: 10, clientY: 10 }] })
  await act(() => jest.advanceTimersByTimeAsync(600))
  fireEvent.touchEnd(tile)
}

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  calls.mockResolvedValue({ liked: true, likeCount: 3 })
})
afterEach(() => jest.useRealTimers())

test('a long press likes another one’s work', async () => {
  useSession.setState({ isLogin: true, userInfo: { ...user, id: 'u2' } })
  render(<WorkTile box={box as never} captionPx={56} work={work} />)
  await longPress()
  expect(calls).toHaveBeenCalledWith(
    'POST /api/works/like',
    { body: { id: 'w' } },
    { keepalive: true },
  )
})

test('one’s own is not liked, and a sentence says so', async () => {
  useSession.setState({ isLogin: true, userInfo: user })
  render(<WorkTile box={box as never} captionPx={56} work={{ ...work, id: 'own' }} />)
  await longPress()
  expect(calls).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledWith('不能赞自己的作品')
})

test('a card names the work, its author and its likes, and keeps them off the picture', () => {
  render(
    <WorkTile
      box={{ ...box, heightPx: 156 } as never}
      captionPx={56}
      work={{ ...work, id: 'named' }}
    />,
  )
  const card = screen.getByRole('link', { name: /山居.*阿墨.*2/ })
  expect(card.querySelector('.mg-work__title')?.textContent).toBe('山居')
  expect(card.querySelector('.mg-work__by')?.textContent).toBe('阿墨2')
  const picture = card.querySelector<HTMLElement>('.mg-work__picture')
  expect(picture?.style.height).toBe('100px')
  expect(picture?.textContent).toBe('')
})

test('a liked card shows the heart filled, and the count follows the like at once', async () => {
  useSession.setState({ isLogin: true, userInfo: { ...user, id: 'u2' } })
  render(<WorkTile box={box as never} captionPx={56} work={{ ...work, id: 'counted' }} />)
  await longPress()
  const card = screen.getByRole('link')
  expect(card.querySelector('.mg-work__likes--on')?.textContent).toBe('3')
})
