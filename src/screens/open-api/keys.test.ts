import { type ApiKey, findState, formatScopes, formatUsed, isNearLimit } from './format'
import {
  findMissing,
  formatExpiry,
  formatExpiryDay,
  formFromKey,
  NEW_FORM,
  toLimits,
} from './keyForm'
import { buildSamples } from './samples'

const NOW = new Date('2026-11-27T12:00:00')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
const DAY = 24 * 60

const KEY: ApiKey = {
  id: 'a',
  name: '小店海报',
  prefix: 'mg-sk-9tQ4',
  lastFour: '7F2a',
  scopes: ['generate', 'edit'],
  monthlyCredits: 2000,
  monthCredits: 100,
  addresses: ['203.0.113.7'],
  createdAt: ago(DAY),
  expiresAt: null,
  revokedAt: null,
  revokedByStaff: false,
  lastUsedAt: null,
  lastAddress: null,
  previousUntil: null,
}

test.each([
  [null, '没用过'],
  [1, '刚刚用过'],
  [3, '3 分钟前用过'],
  [125, '2 小时前用过'],
  [DAY, '昨天用过'],
  [4 * DAY, '11 月 23 日用过'],
])('a key used %s minutes ago is said to be %s', (minutes, words) => {
  expect(formatUsed({ lastUsedAt: minutes === null ? null : ago(minutes) }, NOW)).toBe(words)
})

test.each<[string | null, Partial<ApiKey>]>([
  [null, {}],
  ['快到上限', { monthCredits: 1800 }],
  ['用完了', { monthCredits: 2000 }],
  ['6 天后失效', { expiresAt: ago(-6.5 * DAY) }],
  ['今天失效', { expiresAt: ago(-60) }],
  ['已失效', { expiresAt: ago(1) }],
  ['已停用', { revokedAt: ago(5), monthCredits: 2000 }],
  ['管理员已停用', { revokedAt: ago(5), revokedByStaff: true }],
  ['旧的还能用一天', { previousUntil: ago(-60) }],
  ['90 天没用过', { lastUsedAt: ago(91 * DAY) }],
])('the state %s comes first', (words, over) => {
  expect(findState({ ...KEY, ...over }, NOW)?.text ?? null).toBe(words)
})

test('a key without credits is never near its limit, and all scopes are one word', () => {
  expect(isNearLimit({ ...KEY, monthlyCredits: 0, monthCredits: 0 })).toBe(false)
  expect(formatScopes(['generate', 'edit', 'video', 'read', 'webhooks'])).toBe('全部')
  expect(formatScopes(['generate', 'edit'])).toBe('画图、改图')
})

test('the form names what is missing and sends least by default', () => {
  expect(findMissing(NEW_FORM)).toBe('写上用在哪里')
  const form = { ...NEW_FORM, name: ' 网站 ', addresses: '203.0.113.7\n 10.0.0.0/8' }
  expect(findMissing(form)).toBe('')
  expect(findMissing({ ...form, scopes: [] })).toBe('至少选一样能做的')
  expect(findMissing({ ...form, credits: '' })).toBe('写上每月最多花多少积分')
  expect(toLimits(form, NOW)).toEqual({
    name: '网站',
    scopes: ['generate'],
    monthlyCredits: 2000,
    addresses: ['203.0.113.7', '10.0.0.0/8'],
    expiresAt: ago(-90 * DAY),
  })
  expect(toLimits({ ...form, days: 0 }, NOW).expiresAt).toBe(null)
})

test('the form of a key that is there keeps its expiry unless another is chosen', () => {
  const form = formFromKey({ ...KEY, monthlyCredits: 123 })
  expect(form.isOwnLimit).toBe(true)
  expect(Object.hasOwn(toLimits(form, NOW), 'expiresAt')).toBe(false)
})

test('a day of expiry is alone under its label and says what ends in a sentence', () => {
  expect([formatExpiryDay(90, NOW), formatExpiry(90, NOW)]).toEqual([
    '2 月 25 日',
    '2 月 25 日失效',
  ])
  expect([formatExpiryDay(0, NOW), formatExpiry(0, NOW)]).toEqual(['不失效', '不失效'])
})

test('samples name the installation and no key', () => {
  for (const { code } of buildSamples('https://moguang.example')) {
    expect(code).toContain('https://moguang.example/')
    expect(code).toContain('MOGUANG_API_KEY')
    expect(code).not.toContain('mg-sk')
  }
})
