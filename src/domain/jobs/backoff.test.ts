import { pollDelayMs, SLOWEST_POLL_MS } from './backoff'

test('while things move it asks as often as the server wishes', () => {
  expect(pollDelayMs({ pollAfterMs: 800, quiet: 0, failures: 0 })).toBe(800)
})

test('quiet jobs are polled less and less often, at least every 5 s', () => {
  const delays = [0, 1, 2, 3, 8].map((quiet) =>
    pollDelayMs({ pollAfterMs: 800, quiet, failures: 0 }),
  )
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(delays[4]).toBe(SLOWEST_POLL_MS)
})

test('failures back off from a second to 5 s', () => {
  expect(pollDelayMs({ pollAfterMs: 200, quiet: 0, failures: 1 })).toBe(1000)
  expect(pollDelayMs({ pollAfterMs: 200, quiet: 0, failures: 2 })).toBe(2000)
  expect(pollDelayMs({ pollAfterMs: 200, quiet: 0, failures: 20 })).toBe(SLOWEST_POLL_MS)
})

test('it never asks sooner than the server wishes', () => {
  expect(pollDelayMs({ pollAfterMs: 9000, quiet: 0, failures: 0 })).toBe(9000)
  expect(pollDelayMs({ pollAfterMs: 9000, quiet: 3, failures: 2 })).toBe(9000)
})
