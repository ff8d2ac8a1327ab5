import { mayAsk, noteShown, noteWait } from './askRules'
import { isLongJob } from './longJob'

const mockItems = new Map<string, unknown>()
jest.mock('@/platform/storage', () => ({
  readItem: (key: string) => mockItems.get(key) ?? null,
  writeItem: (key: string, value: unknown) => void mockItems.set(key, value),
}))

const DAY_MS = 86_400_000
const NOW = new Date(2026, 10, 28, 12).getTime()
beforeEach(() => mockItems.clear())

test('long is an estimate of more than a minute of a job that goes on', () => {
  const job = (fromMs: number, toMs: number) => ({
    eta: { fromMs, toMs },
    status: 'running' as const,
  })
  expect(isLongJob(job(50_000, 65_000))).toBe(false)
  expect(isLongJob(job(50_000, 90_000))).toBe(true)
  expect(isLongJob({ ...job(90_000, 90_000), status: 'succeeded' })).toBe(false)
  expect(isLongJob({ eta: null, status: 'queued' })).toBe(false)
})

test('once a day, and again for the job it was shown for', () => {
  expect(mayAsk('a', NOW)).toBe(true)
  noteShown('a', NOW)
  expect([mayAsk('a', NOW), mayAsk('b', NOW)]).toEqual([true, false])
  expect(mayAsk('b', NOW + DAY_MS)).toBe(true)
})

test('我等着 is quiet for seven days, and the second time for good', () => {
  noteWait(NOW)
  expect(mayAsk('a', NOW + 6 * DAY_MS)).toBe(false)
  expect(mayAsk('a', NOW + 7 * DAY_MS)).toBe(true)
  noteWait(NOW + 7 * DAY_MS)
  expect(mayAsk('a', NOW + 100 * DAY_MS)).toBe(false)
})
