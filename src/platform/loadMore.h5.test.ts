import { isNearEnd, loadMorePx } from './loadMore.h5'

jest.mock('@tarojs/taro', () => ({ usePageScroll: jest.fn() }))
let mockWidth = 375
jest.mock('./windowInfo', () => ({ readWindowInfo: () => ({ width: mockWidth }) }))

test('more is loaded at 300rpx of the window as wide as it is, not at fixed pixels', () => {
  const at = (width: number) => {
    mockWidth = width
    return loadMorePx()
  }
  expect([at(375), at(390), at(750), at(1440)]).toEqual([150, 156, 300, 384])
})

test('a page is near its end within 300rpx of it, not before', () => {
  mockWidth = 750
  const at = (scrollTop: number) => isNearEnd({ scrollHeight: 2000, scrollTop, clientHeight: 800 })
  expect([at(899), at(900), at(1200)]).toEqual([false, true, true])
})
