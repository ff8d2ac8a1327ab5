import { jobOf } from '@/lib/testJobs'
import { orderLine, overallProgress, progressLine, timeText } from './format'

test('time is told in whole seconds, then in minutes, never less than it takes', () => {
  expect(timeText(0)).toBe('1 秒')
  expect(timeText(7100)).toBe('8 秒')
  expect(timeText(89_001)).toBe('2 分钟')
})

test('a running job tells which picture it is at and how long it will take', () => {
  const job = jobOf('a', {
    status: 'running',
    pictureIndex: 2,
    etaMs: 8000,
    params: { count: 4 },
  })
  expect(progressLine(job)).toBe('第 3 张 / 共 4 张 · 还需约 8 秒')
  expect(progressLine({ ...job, etaMs: null })).toBe('第 3 张 / 共 4 张')
})

test('of a single picture or video only the time is told', () => {
  const job = jobOf('a', { status: 'running', etaMs: 8000, params: {} })
  expect(progressLine(job)).toBe('还需约 8 秒')
  expect(progressLine({ ...job, etaMs: null })).toBe('正在进行')
  expect(orderLine(job)).toBe('')
})

test('a waiting job tells its place', () => {
  const job = jobOf('a', { status: 'queued', place: 3, etaMs: 40_000 })
  expect(progressLine(job)).toBe('排在第 3 位 · 约 40 秒后画好')
  expect(orderLine(job)).toBe('3:4 · 1 张')
})

test('a failed job tells the reason of the server', () => {
  const error = { code: 'JOB_TIMEOUT' as const, message: '太久了', retryable: true }
  expect(progressLine(jobOf('a', { status: 'failed', error }))).toBe('太久了')
})

test('the tab’s ring is the mean of all running jobs', () => {
  const at = (progress: number) => jobOf('a', { status: 'running', progress })
  expect(overallProgress([])).toBe(0)
  expect(overallProgress([at(0.2), at(0.6)])).toBeCloseTo(0.4)
})
