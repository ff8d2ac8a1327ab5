import { isOlder, reloadsToNewerBuild } from './olderBuild.h5'

/** Of jest.config.js, as of a build. */
declare const APP_VERSION: string

const reload = jest.fn()
const store = (version: string) =>
  localStorage.setItem('version', JSON.stringify({ data: version }))
async function start(): Promise<boolean> {
  const starting = reloadsToNewerBuild(reload)
  await jest.advanceTimersByTimeAsync(5000)
  return starting
}

beforeEach(() => {
  jest.useFakeTimers()
  reload.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  global.fetch = jest.fn().mockResolvedValue({})
})
afterEach(() => jest.useRealTimers())

test('compares versions by number', () => {
  expect(isOlder('6.9.0', '6.10.0')).toBe(true)
  expect(isOlder('6.9.0', '7.0.0')).toBe(true)
  expect(isOlder('6.9.0', '6.9.0')).toBe(false)
  expect(isOlder('6.9.0', '6.8.9')).toBe(false)
  expect(isOlder('6.9.0', '')).toBe(false)
})

test('an older build reloads before it touches the storage, and starts when it is the only one', async () => {
  store('99.0.0')
  for (let load = 1; load <= 5; load += 1) expect(await start()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(5)
  expect(localStorage.getItem('version')).toContain('99.0.0')
  expect(await start()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(5)
})

test('the newest build and an empty device start at once', async () => {
  expect(await start()).toBe(false)
  for (const version of [APP_VERSION, '6.8.9']) {
    store(version)
    expect(await start()).toBe(false)
  }
  expect(reload).not.toHaveBeenCalled()
})

test('without a server an older build waits and says so, then reloads', async () => {
  store('99.0.0')
  document.body.innerHTML = '<div id="app"></div>'
  jest.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
  const starting = reloadsToNewerBuild(reload)
  await jest.advanceTimersByTimeAsync(1000)
  expect(reload).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('连上网络')
  await jest.advanceTimersByTimeAsync(5000)
  expect(await starting).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
