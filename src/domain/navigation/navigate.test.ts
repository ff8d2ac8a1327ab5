import * as modal from '@/platform/modal'
import * as pages from '@/platform/pages'
import * as toast from '@/platform/toast'
import { useSession } from '@/stores/session'
import { back, go, navigate, openPage, openTab } from './navigate'

jest.mock('@/platform/pages', () => ({
  stackDepth: jest.fn(() => 1),
  stackAddresses: jest.fn(() => ['/pages/playground/playground?stamp=A']),
  navigateTo: jest.fn(async () => undefined),
  redirectTo: jest.fn(async () => undefined),
  reLaunch: jest.fn(async () => undefined),
  switchTab: jest.fn(async () => undefined),
  openTabAbove: jest.fn(async () => undefined),
  navigateBack: jest.fn(async () => undefined),
}))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/log')
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn(async () => false) }))

const mockedPages = jest.mocked(pages)
const confirmMock = jest.mocked(modal.confirmModal)

beforeEach(() => {
  jest.clearAllMocks()
  useSession.setState({ isLogin: false, userInfo: null })
})

test('an open page opens for an anonymous visitor', async () => {
  expect(await navigate('pagesD/job-detail/job-detail', { id: 'a b' })).toBe(true)
  expect(mockedPages.navigateTo).toHaveBeenCalledWith('/pagesD/job-detail/job-detail?id=a%20b')
})

test('a guarded page prompts, and the confirm leads to login with the encoded target', async () => {
  confirmMock.mockResolvedValueOnce(true)
  expect(await go('navigate', '/pagesC/ucenter/pay?x=1')).toBe(false)
  expect(confirmMock).toHaveBeenCalledWith(
    expect.objectContaining({ title: '体验完整功能,请先登录', confirm: '去登录' }),
  )
  expect(mockedPages.navigateTo.mock.calls).toEqual([
    ['/pages/ucenter/login?redirect_url=%2FpagesC%2Fucenter%2Fpay%3Fx%3D1'],
  ])
})

test('a refused prompt leaves everything where it is', async () => {
  await go('relaunch', '/pagesC/ucenter/pay')
  expect(mockedPages.navigateTo).not.toHaveBeenCalled()
  expect(mockedPages.reLaunch).not.toHaveBeenCalled()
})

test('prompts never pile up', async () => {
  let answer: (confirmed: boolean) => void = () => undefined
  confirmMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const first = go('navigate', '/pagesC/ucenter/pay')
  await go('navigate', '/pagesC/ucenter/order')
  expect(confirmMock).toHaveBeenCalledTimes(1)
  answer(false)
  await first
})

test('a tab page is refused by navigate and moves nothing', async () => {
  useSession.setState({ isLogin: true })
  expect(await go('navigate', '/pages/folder/folder')).toBe(false)
  expect(mockedPages.navigateTo).not.toHaveBeenCalled()
})

test('openPage takes the way that fits', async () => {
  await openPage('pages/folder/folder')
  await openPage('pagesB/agreement/pay')
  expect(mockedPages.switchTab).toHaveBeenCalledWith('/pages/folder/folder')
  expect(mockedPages.navigateTo).toHaveBeenCalledWith('/pagesB/agreement/pay')
})

test('a tab linked to on a page opens above it, and on a tab in its place', async () => {
  await openTab('pages/index/index')
  expect(mockedPages.switchTab.mock.calls).toEqual([['/pages/index/index']])
  mockedPages.stackAddresses.mockReturnValueOnce(['/pagesD/works-detail/works-detail?id=7'])
  await openTab('pages/index/index')
  expect(mockedPages.openTabAbove.mock.calls).toEqual([['/pages/index/index']])
  expect(mockedPages.switchTab).toHaveBeenCalledTimes(1)
})

test('a platform that fails to open a page is reported to the user', async () => {
  mockedPages.navigateTo.mockRejectedValueOnce({ errMsg: 'navigateTo:fail' })
  expect(await navigate('pagesB/agreement/pay')).toBe(false)
  expect(toast.showToast).toHaveBeenCalledTimes(1)
})

test('back from the first page leads home', async () => {
  await back()
  expect(mockedPages.switchTab).toHaveBeenCalledWith('/pages/index/index')
  mockedPages.stackDepth.mockReturnValueOnce(2)
  await back()
  expect(mockedPages.navigateBack).toHaveBeenCalledTimes(1)
})

test('a login page that does not open says so, and nothing is rejected', async () => {
  confirmMock.mockResolvedValueOnce(true)
  mockedPages.navigateTo.mockRejectedValueOnce({ errMsg: 'navigateTo:fail' })
  expect(await go('navigate', '/pagesC/ucenter/pay')).toBe(false)
  expect(toast.showToast).toHaveBeenCalledWith('没能打开这一页，请再试一次')
})

test('a way back that the client refuses says so, and nothing is rejected', async () => {
  mockedPages.stackDepth.mockReturnValueOnce(2)
  mockedPages.navigateBack.mockRejectedValueOnce({ errMsg: 'navigateBack:fail' })
  await back()
  expect(toast.showToast).toHaveBeenCalledWith('没能打开这一页，请再试一次')
})
