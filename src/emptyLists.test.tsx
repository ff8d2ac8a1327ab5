import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Orders } from '@/screens/pay/Orders'
import type { OrdersState } from '@/screens/pay/useOrders'
import { FollowList } from '@/screens/profile/FollowList'
import type { FollowListState } from '@/screens/profile/useFollowList'
import { InviteList } from '@/screens/quest/InviteList'
import type { InvitesState } from '@/screens/quest/useInvites'
import { Readings } from '@/screens/readings/Readings'
import type { ReadingsState } from '@/screens/readings/useReadings'
import { SquareBody } from '@/screens/square/SquareBody'
import type { FeedPages } from '@/screens/square/useFeed'
import { StoryListBody, type StoriesState } from '@/screens/storyboard/StoryList'
import { createScrollSignal } from '@/ui/gallery/scroll'

jest.mock('@tarojs/components', () => jest.requireActual('../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/windowInfo', () => ({
  readWindowInfo: () => ({ width: 375, height: 800 }),
  onWindowResize: () => () => undefined,
}))
jest.mock('@/platform/pay', () => ({ shopPath: () => 'pagesC/ucenter/pay' }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/'] }))
jest.mock('@/platform/loadMore', () => ({ loadMorePx: () => 150 }))
jest.mock('@/api/call', () => ({ call: jest.fn(async () => ({})) }))
jest.mock('@/domain/navigation/navigate', () => ({
  navigate: jest.fn(),
  go: jest.fn(),
  switchTab: jest.fn(),
  openTab: jest.fn(),
}))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn() }))
jest.mock('@/domain/works/WorkGrid', () => ({ WorkGrid: () => null }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn(async () => true) }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')

/** An answer that came, with nothing in it. */
const nothing = {
  data: { pages: [] },
  isLogin: true,
  isPending: false,
  isError: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  rows: [],
  jobs: [],
  users: [],
  orders: [],
  works: [],
  stories: [],
  visitor: false,
  filter: null,
  fetchNextPage: jest.fn(),
  refetch: jest.fn(),
  onNearEnd: jest.fn(),
  setFilter: jest.fn(),
} as unknown

const scroll = createScrollSignal()
const LISTS: [string, ReactElement, RegExp][] = [
  ['识图记录', <Readings state={nothing as ReadingsState} />, /还没有识过图/],
  ['充值账单', <Orders state={nothing as OrdersState} />, /还没有充值记录/],
  ['短片', <StoryListBody state={nothing as StoriesState} />, /还没有短片/],
  ['邀请记录', <InviteList state={nothing as InvitesState} />, /还没有邀请到好友/],
  [
    '粉丝',
    <FollowList
      own
      list="followers"
      state={nothing as FollowListState}
      scroll={scroll}
      listTopPx={0}
    />,
    /还没有粉丝/,
  ],
  [
    '搜索',
    <SquareBody
      feed="recommended"
      narrowing={{ kind: 'words', words: '机器人' }}
      pages={nothing as FeedPages}
      scroll={scroll}
      topPx={0}
      start={null}
    />,
    /没有找到这样的作品/,
  ],
]

test.each(LISTS)('an empty list says 空空如也~~ and why: %s', (_, list, why) => {
  render(list)
  screen.getByText(/空空如也~~/)
  screen.getByText(why)
})
