import type * as ArrivalPort from '@/platform/arrival'
import { confirmModal } from '@/platform/modal'
import * as pages from '@/platform/pages'
import { useSession } from '@/stores/session'
import { meetLaunch, openNotFound, watchAddresses } from './arrival'

jest.mock('@/platform/pages', () => ({
  reLaunch: jest.fn(async () => undefined),
  navigateTo: jest.fn(async () => undefined),
}))
jest.mock('@/platform/storage')
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn(async () => true) }))
jest.mock('@/platform/arrival', () =>
  jest.requireActual<typeof ArrivalPort>('../../platform/arrival.h5'),
)

const GUARDED = '/pagesC/ucenter/order?month=11'
const LOGIN = `/pages/ucenter/login?redirect_url=${encodeURIComponent(GUARDED)}`

function type(url: string): void {
  window.history.replaceState(null, '', url)
}
function here(): string {
  return window.location.pathname + window.location.search
}

beforeEach(() => {
  jest.clearAllMocks()
  useSession.setState({ isLogin: false })
})

test('a typed address of a guarded page becomes home before the router sees it, then prompts', async () => {
  type(GUARDED)
  watchAddresses()
  expect(here()).toBe('/')
  await meetLaunch('/')
  expect(confirmModal).toHaveBeenCalledTimes(1)
  expect(pages.navigateTo).toHaveBeenCalledWith(LOGIN)
  expect(pages.reLaunch).not.toHaveBeenCalled()
})

test('the same address opens with a session', async () => {
  useSession.setState({ isLogin: true })
  type(GUARDED)
  watchAddresses()
  await meetLaunch(GUARDED)
  expect(here()).toBe(GUARDED)
  expect(confirmModal).not.toHaveBeenCalled()
})

test('open and unknown pages are left to the platform', async () => {
  for (const url of ['/pages/folder/folder', '/pages/nowhere/x']) {
    type(url)
    watchAddresses()
    await meetLaunch(url)
    expect(here()).toBe(url)
  }
  expect(confirmModal).not.toHaveBeenCalled()
})

test('a mini-program launched into a guarded page goes home first, then prompts', async () => {
  type('/')
  await meetLaunch(GUARDED)
  expect(pages.reLaunch).toHaveBeenCalledWith('/pages/index/index')
  expect(pages.navigateTo).toHaveBeenCalledWith(LOGIN)
})

test('going back to a guarded page after signing out never reaches the router', async () => {
  type('/')
  watchAddresses()
  const router = jest.fn()
  window.addEventListener('popstate', router)
  type(GUARDED)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(router).not.toHaveBeenCalled()
  expect(pages.reLaunch).toHaveBeenCalledWith('/pages/index/index')
  type('/pages/folder/folder')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(router).toHaveBeenCalledTimes(1)
  window.removeEventListener('popstate', router)
})

test('an unknown address leads to the page that leads home', async () => {
  await openNotFound()
  expect(pages.reLaunch).toHaveBeenCalledWith('/pages/not-found/not-found')
})
