import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decide, loginUrlFor, type Action } from './decide'

const SPEC_ROUTES = readFileSync(resolve(__dirname, '../../../tests/spec/routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

const TABS = [
  'pages/playground/playground',
  'pages/tools/tools',
  'pages/index/index',
  'pages/folder/folder',
  'pages/ucenter/ucenter',
]

/** Specification section 5, in its order and words; separate from src/routes.ts on purpose. */
const WHITELIST = [
  'pages/index/index',
  'pages/ucenter/login',
  'pages/tools/tools',
  'pagesE/imgmix/imgmix',
  'pagesE/inpaint/inpaint',
  'pagesD/inpaint/inpaint',
  'pagesE/outpaint/outpaint',
  'pagesE/paint/paint',
  'pagesE/paint/paintv1',
  'pagesE/paint/webview',
  'pagesE/qrcode/qrcode',
  'pagesE/rembg/rembg',
  'pagesE/cleaner/cleaner',
  'pagesE/style-trans/style-trans',
  'pagesE/sam-inpaint/sam-inpaint',
  'pagesE/vid-maker/vid-maker',
  'pagesE/replace-bg/replace-bg',
  'pagesE/upscale/upscale',
  'pagesE/variation/variation',
  'pagesE/animate/short',
  'pagesE/animate/vid2vid',
  'pagesE/animate/img2vid',
  'pages/ucenter/phone-bind',
  'pages/playground/playground',
  'pages/folder/folder',
  'pagesC/webview/webview',
  'pagesD/user-works/user-works',
  'pagesC/ucenter/quest',
  'pagesD/works-detail/works-detail',
  'pagesD/job-detail/job-detail',
  'pages/ucenter/ucenter',
  'pagesB/agreement/service',
  'pagesB/agreement/privacy',
  'pagesB/agreement/pay',
  'pagesB/agreement/generate',
  'components/rt-uni-update/components/rt-uni-update/rt-uni-update',
]

const ACTIONS: Action[] = ['navigate', 'redirect', 'relaunch', 'switchTab']

function expected(action: Action, path: string, isLogin: boolean): string {
  const tab = TABS.includes(path)
  if (tab && (action === 'navigate' || action === 'redirect')) return 'refuse tab-page'
  if (!tab && action === 'switchTab') return 'refuse not-a-tab'
  return isLogin || WHITELIST.includes(path) ? 'go' : 'modal'
}

function outcome(action: Action, url: string, isLogin: boolean): string {
  const decision = decide(action, url, { isLogin })
  return decision.kind === 'refuse' ? `refuse ${decision.reason}` : decision.kind
}

const CASES = SPEC_ROUTES.flatMap((path) =>
  ACTIONS.flatMap((action) => [true, false].map((isLogin) => ({ action, path, isLogin }))),
)

test('the table has 58 × 4 × 2 cases and the whitelist only pages of the table', () => {
  expect(CASES).toHaveLength(58 * 4 * 2)
  expect(WHITELIST.filter((path) => !SPEC_ROUTES.includes(path))).toEqual([])
})

test.each(CASES)('$action $path, logged in: $isLogin', ({ action, path, isLogin }) => {
  expect(outcome(action, `/${path}?id=7`, isLogin)).toBe(expected(action, path, isLogin))
})

test('the root is the create page and open to everybody', () => {
  for (const root of ['/', '', '/?from=poster']) {
    expect(outcome('relaunch', root, false)).toBe('go')
    expect(outcome('switchTab', root, false)).toBe('go')
  }
})

test.each([
  '/pages/nowhere/nowhere',
  '//pages/index/index',
  'https://evil.example/pages/index/index',
  'javascript:alert(1)',
  '/pages/index/index/',
  '/pages/index/../index/index',
  '\\pages\\index\\index',
  '/pages%2Findex%2Findex',
  '/PAGES/INDEX/INDEX',
  '/constructor',
])('no action opens %s, signed in or not', (url) => {
  for (const action of [...ACTIONS, 'arrive' as const]) {
    expect(outcome(action, url, true)).toBe('refuse unknown-page')
    expect(outcome(action, url, false)).toBe('refuse unknown-page')
  }
})

test('an address from outside meets the guard but not the tab rules', () => {
  expect(outcome('arrive', '/pages/folder/folder', false)).toBe('go')
  expect(outcome('arrive', '/pagesC/ucenter/pay?from=x', false)).toBe('modal')
  expect(outcome('arrive', '/pagesC/ucenter/pay?from=x', true)).toBe('go')
})

test('the prompt leads to login with the whole target encoded once', () => {
  const url = '/pagesC/ucenter/pay?name=%E5%A2%A8%26x'
  expect(decide('navigate', url, { isLogin: false })).toEqual({
    kind: 'modal',
    loginUrl: `/pages/ucenter/login?redirect_url=${encodeURIComponent(url)}`,
  })
  expect(loginUrlFor('/a?b=1')).toBe('/pages/ucenter/login?redirect_url=%2Fa%3Fb%3D1')
})

test('the query survives, except to tabs by switchTab, which cannot carry one', () => {
  expect(decide('navigate', 'pagesD/job-detail/job-detail?id=7', { isLogin: true })).toMatchObject({
    url: '/pagesD/job-detail/job-detail?id=7',
  })
  expect(decide('switchTab', '/pages/folder/folder?id=7', { isLogin: true })).toMatchObject({
    url: '/pages/folder/folder',
  })
})
