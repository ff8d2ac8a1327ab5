import * as pages from '@/platform/pages'
import { leaveLogin, redirectTarget } from './afterLogin'

jest.mock('@/platform/pages', () => ({
  stackAddresses: jest.fn(() => []),
  stackDepth: jest.fn(() => 1),
  navigateTo: jest.fn(async () => undefined),
  redirectTo: jest.fn(async () => undefined),
  reLaunch: jest.fn(async () => undefined),
  switchTab: jest.fn(async () => undefined),
  navigateBack: jest.fn(async () => undefined),
}))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))

const mocked = jest.mocked(pages)

function moves(): string[] {
  return (['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const).flatMap(
    (name) => mocked[name].mock.calls.map(([url]: unknown[]) => `${name} ${url ?? ''}`.trim()),
  )
}

beforeEach(() => jest.clearAllMocks())

test.each([
  'https://evil.example',
  'HTTPS://evil.example/pages/folder/folder',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /pages/folder/folder',
  '/\tpages/folder/folder',
  '/pages%2Ffolder%2Ffolder',
  '%2Fpages%2Ffolder%2Ffolder',
  '%252Fpages%252Ffolder%252Ffolder',
  '/pages/folder/folder@evil.example',
  '/pages/folder/../../evil',
  '/pages/nowhere/nowhere',
  '/pages/ucenter/login?redirect_url=/pages/ucenter/login',
  '/',
  '',
])('redirect_url %j is no page of the table: home', async (redirectUrl) => {
  expect(redirectTarget(redirectUrl)).toBeNull()
  mocked.stackAddresses.mockReturnValue(['/pages/ucenter/login'])
  await leaveLogin(redirectUrl)
  expect(moves()).toEqual(['switchTab /pages/index/index'])
})

test('a page of the table replaces login, query and all', async () => {
  await leaveLogin('/pagesD/job-detail/job-detail?id=a%26b')
  expect(moves()).toEqual(['redirectTo /pagesD/job-detail/job-detail?id=a%26b'])
})

test('a tab is switched to', async () => {
  await leaveLogin('/pages/folder/folder?x=1')
  expect(moves()).toEqual(['switchTab /pages/folder/folder'])
})

test('the page that login was opened from is returned to, with all that was typed', async () => {
  const url = '/pagesD/job-detail/job-detail?id=7'
  mocked.stackAddresses.mockReturnValue(['/pages/folder/folder', url, '/pages/ucenter/login'])
  mocked.stackDepth.mockReturnValue(3)
  await leaveLogin(url)
  expect(moves()).toEqual(['navigateBack'])
})

test('without redirect_url: back where there is a page before, else home', async () => {
  mocked.stackAddresses.mockReturnValue(['/pages/ucenter/ucenter', '/pages/ucenter/login'])
  mocked.stackDepth.mockReturnValue(2)
  await leaveLogin(undefined)
  expect(moves()).toEqual(['navigateBack'])
  jest.clearAllMocks()
  mocked.stackAddresses.mockReturnValue(['/pages/ucenter/login'])
  await leaveLogin(undefined)
  expect(moves()).toEqual(['switchTab /pages/index/index'])
})
