import { promptInstall, countSaved, installWay, putOffInstall } from './install.h5'
import { onSaved, notifySaved } from './saved.h5'
import { clearItems } from './storage'

const DAY_MS = 86_400_000
const NOW = 1_795_000_000_000

function agent(words: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(words)
}
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const WECHAT = `${ANDROID} MicroMessenger/8.0.50`

let installed = false

beforeEach(() => {
  clearItems()
  installed = false
  window.mgInstall = null
  window.matchMedia = jest.fn(() => ({ matches: installed }) as MediaQueryList)
  agent(ANDROID)
})
afterEach(() => jest.restoreAllMocks())

function offered(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => ({ outcome }))
  window.mgInstall = { prompt }
  return prompt
}

test('it is offered after the second saved picture', () => {
  offered('accepted')
  const stop = onSaved(countSaved)
  expect(installWay(NOW)).toBeNull()
  notifySaved()
  expect(installWay(NOW)).toBeNull()
  notifySaved()
  expect(installWay(NOW)).toBe('prompt')
  stop()
})

test('a phone whose browser has no install prompt gets instructions, other browsers do not', () => {
  for (let saved = 0; saved < 2; saved += 1) countSaved()
  expect(installWay(NOW)).toBeNull()
  agent(WECHAT)
  expect(installWay(NOW)).toBeNull()
  agent(IPHONE)
  expect(installWay(NOW)).toBe('hand')
  installed = true
  expect(installWay(NOW)).toBeNull()
})

test('put off it is away for a month', () => {
  offered('accepted')
  for (let saved = 0; saved < 2; saved += 1) countSaved()
  putOffInstall(NOW)
  expect(installWay(NOW + 29 * DAY_MS)).toBeNull()
  expect(installWay(NOW + 30 * DAY_MS)).toBe('prompt')
})

test('the browser asks once; what was refused comes again in a month, what was done does not', async () => {
  for (const [outcome, again] of [
    ['dismissed', 'prompt'],
    ['accepted', null],
  ] as const) {
    clearItems()
    for (let saved = 0; saved < 2; saved += 1) countSaved()
    const prompt = offered(outcome)
    await promptInstall(NOW)
    await promptInstall(NOW)
    expect(prompt).toHaveBeenCalledTimes(1)
    offered(outcome)
    expect(installWay(NOW + 31 * DAY_MS)).toBe(again)
  }
})
