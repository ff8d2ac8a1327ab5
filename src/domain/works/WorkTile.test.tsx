import { act, fireEvent, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { useSession, type UserInfo } from '@/stores/session'
import { likes } from './likes'
import { workMark } from './mute/marks'
import { muteInPlace } from './mute/mute'
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

test('a long press hands the work to its list', async () => {
  const onLongPress = jest.fn()
  render(<WorkTile box={box as never} captionPx={56} work={work} onLongPress={onLongPress} />)
  await longPress()
  expect(onLongPress).toHaveBeenCalledWith(work)
})

test('a muted work says so in its place and size, and 撤销 brings it back', async () => {
  useSession.setState({ isLogin: true, userInfo: user })
  calls.mockResolvedValue({ id: 'm1' })
  const muted = { ...work, id: 'muted' }
  render(<WorkTile box={box as never} captionPx={56} work={muted} onLongPress={jest.fn()} />)
  const mute = { kind: 'tag', target: '湖' } as const
  const key = workMark('muted')
  await act(() => muteInPlace({ mute, key, text: '少推湖了', workId: 'muted' }))
  const gone = await screen.findByRole('status')
  expect(gone.textContent).toContain('少推湖了')
  expect([gone.style.width, gone.style.height]).toEqual(['100px', '100px'])
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }))
  expect(screen.getByRole('link')).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(calls).toHaveBeenLastCalledWith('DELETE /api/mute/{id}', { params: { id: 'm1' } })
})

test('a mute that the server refuses shows the work again', async () => {
  useSession.setState({ isLogin: true, userInfo: user })
  calls.mockRejectedValue(new ApiError('CONFLICT', { message: '满了' }))
  const refused = { ...work, id: 'refused' }
  render(<WorkTile box={box as never} captionPx={56} work={refused} onLongPress={jest.fn()} />)
  const mute = { kind: 'work', target: 'refused' } as const
  const key = workMark('refused')
  await act(() => muteInPlace({ mute, key, text: '不再推荐这幅', workId: 'refused' }))
  expect(screen.getByRole('link')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a card names the work, its author and its likes, and keeps them off the picture', () => {
  render(
    <WorkTile
      box={{ ...box, heightPx: 156 } as never}
      captionPx={56}
      work={{ ...work, id: 'named' }}
      onLongPress={jest.fn()}
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
  const counted = { ...work, id: 'counted' }
  calls.mockResolvedValue({ liked: true, likeCount: 3 })
  render(<WorkTile box={box as never} captionPx={56} work={counted} onLongPress={jest.fn()} />)
  await act(() => likes.flip('counted', counted))
  const card = screen.getByRole('link')
  expect(card.querySelector('.mg-work__likes--on')?.textContent).toBe('3')
})
