import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { usePageParams } from '@/platform/pages'
import { Desk } from './Desk'
import { findTab } from './DeskTabs'
import type { ApiKey } from './format'
import { listLines } from './usageDays'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/addressParam', () => jest.requireActual('@/platform/addressParam.h5'))
jest.mock('@/platform/pages', () => ({ usePageParams: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/site', () => ({ siteOrigin: () => 'https://moguang.example' }))
jest.mock('@/domain/navigation/navigate', () => ({ back: jest.fn() }))
jest.mock('@/domain/credits/useScore', () => ({ useBalance: () => 1286 }))

const CREATED = '2026-11-01T00:00:00.000Z'
const KEY: ApiKey = {
  id: 'a',
  name: '小店海报',
  prefix: 'mg-sk-9tQ4',
  lastFour: '7F2a',
  scopes: ['generate'],
  monthlyCredits: 2000,
  monthCredits: 412,
  addresses: [],
  createdAt: CREATED,
  expiresAt: null,
  revokedAt: null,
  revokedByStaff: false,
  lastUsedAt: CREATED,
  lastAddress: null,
  previousUntil: null,
}
const USAGE = {
  month: '2026-11',
  credits: 412,
  succeeded: 206,
  failed: 0,
  medianMs: 6800,
  slowMs: 14_000,
  days: [
    { day: '2026-11-23', keyId: 'a', credits: 400 },
    { day: '2026-11-24', keyId: 'a', credits: 12 },
  ],
}
const API_CALL = {
  keyName: '小店海报',
  call: 'images/generations',
  status: 200,
  errorCode: null,
  durationMs: 6400,
  credits: 2,
  createdAt: CREATED,
}
const CALLS = Array.from({ length: 6 }, (_, id) => ({ ...API_CALL, id: String(id) }))
const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/keys/usage': USAGE,
  'GET /api/keys/calls': { list: CALLS, total: CALLS.length },
  'GET /api/webhooks': { list: [] },
}

function show({ tab, apiKeys = [KEY] }: { tab?: string; apiKeys?: ApiKey[] } = {}) {
  jest.mocked(usePageParams).mockReturnValue(tab === undefined ? {} : { tab })
  jest.mocked(call).mockImplementation(async (name: string) => ANSWERS[name] as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk apiKeys={apiKeys} waiting="还没有密钥" notice={null} onCreate={() => {}} />
    </QueryClientProvider>,
  )
}
const findChosen = () => screen.getByRole('tab', { selected: true })

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '/acc-setting?view=keys'))

test('arrows, Home and End move among the tabs, round at both ends', () => {
  expect(findTab('keys', 'ArrowRight')).toBe('usage')
  expect(findTab('keys', 'ArrowLeft')).toBe('docs')
  expect(findTab('docs', 'ArrowRight')).toBe('keys')
  expect(findTab('usage', 'End')).toBe('docs')
  expect(findTab('usage', 'Home')).toBe('keys')
  expect(findTab('usage', 'a')).toBeUndefined()
})

test('an arrow key chooses and focuses a tab, and the address has it without a new entry', () => {
  show()
  const entries = window.history.length
  expect(findChosen().textContent).toBe('密钥')
  fireEvent.keyDown(findChosen(), { key: 'ArrowRight' })
  expect(findChosen().textContent).toBe('用量')
  expect(document.activeElement).toBe(findChosen())
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(findChosen().id)
  expect(window.location.search).toBe('?view=keys&tab=usage')
  expect([window.history.length, window.history.state]).toEqual([entries, { idx: 3 }])
})

test('the address chooses the tab, and an unknown one is the keys', () => {
  show({ tab: 'webhooks' })
  expect(findChosen().textContent).toBe('回调')
  expect(screen.getByText('加一个回调地址')).toBeTruthy()
  document.body.replaceChildren()
  show({ tab: 'nothing' })
  expect(findChosen().textContent).toBe('密钥')
})

test('the keys come with balance, first calls and samples; 全部 leads to all calls and days', async () => {
  show()
  expect(screen.getByLabelText('还有 1,286 积分')).toBeTruthy()
  expect(screen.getByText('curl', { selector: 'div' })).toBeTruthy()
  fireEvent.click(await screen.findByLabelText('全部调用'))
  expect(findChosen().textContent).toBe('用量')
  expect(screen.getAllByText('images/generations').length).toBe(6)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toContain('11 月 23 日400400')
})

test('without a key there are webhooks and documents, and one button to create', () => {
  show({ apiKeys: [] })
  expect(screen.getByText('还没有密钥')).toBeTruthy()
  expect(screen.queryByText('新建密钥')).toBeNull()
  fireEvent.click(screen.getByText('文档'))
  expect(screen.getByText('MCP')).toBeTruthy()
})

test.each([
  [0, []],
  [1, [1]],
  [412, [200, 400]],
  [70, [20, 40, 60]],
])('lines of a chart up to %s are at round values %j', (most, lines) => {
  expect(listLines(most)).toEqual(lines)
})
