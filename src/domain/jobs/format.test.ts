import { makeJob } from '@/lib/testJobs'
import { etaText, getJobTitle, orderLine, overallProgress, progressLine } from './format'

test('time is shown as a band of seconds, then of minutes, never ending before it may', () => {
  const format = (fromMs: number, toMs: number) => etaText({ fromMs, toMs })
  expect(format(0, 0)).toBe('约 1 秒')
  expect(format(2900, 5100)).toBe('约 3–6 秒')
  expect(format(7600, 7900)).toBe('约 8 秒')
  expect(format(40_000, 89_001)).toBe('约 1–2 分钟')
  expect(format(110_000, 115_000)).toBe('约 2 分钟')
})

test('a running job shows its current picture and the remaining time', () => {
  const job = makeJob('a', {
    status: 'running',
    pictureIndex: 2,
    eta: { fromMs: 5000, toMs: 8000 },
    params: { count: 4 },
  })
  expect(progressLine(job)).toBe('第 3 张 / 共 4 张 · 还要约 5–8 秒')
  expect(progressLine({ ...job, eta: null })).toBe('第 3 张 / 共 4 张')
})

test('of a single picture or video only the time is shown', () => {
  const job = makeJob('a', { status: 'running', eta: { fromMs: 5000, toMs: 8000 }, params: {} })
  expect(progressLine(job)).toBe('还要约 5–8 秒')
  expect(progressLine({ ...job, eta: null })).toBe('正在进行')
  expect(orderLine(job)).toBe('')
})

test('a job that waits at its engine shows how many are before it there', () => {
  const job = makeJob('a', { status: 'running', ahead: 2, params: {} })
  expect(progressLine(job)).toBe('画笔那边前面还有 2 个')
  expect(progressLine({ ...job, ahead: 0 })).toBe('正在进行')
})

test('a waiting job shows its place', () => {
  const job = makeJob('a', { status: 'queued', place: 3, eta: { fromMs: 20_000, toMs: 40_000 } })
  expect(progressLine(job)).toBe('前面还有 2 个 · 约 20–40 秒后画好')
  expect(orderLine(job)).toBe('3:4 · 1 张')
})

test('a failed job shows the reason of the server', () => {
  const error = { code: 'JOB_TIMEOUT' as const, message: '太久了', retryable: true }
  expect(progressLine(makeJob('a', { status: 'failed', error }))).toBe('太久了')
})

test('the tab’s ring is the mean of all running jobs', () => {
  const at = (progress: number) => makeJob('a', { status: 'running', progress })
  expect(overallProgress([])).toBe(0)
  expect(overallProgress([at(0.2), at(0.6)])).toBeCloseTo(0.4)
})

test('a job is named after its prompt, an edit after its sentence, others after their tool', () => {
  expect(getJobTitle(makeJob('a', { params: { prompt: '远山' }, sentence: '落雪' }))).toBe('远山')
  expect(getJobTitle(makeJob('a', { params: {}, sentence: '落雪' }))).toBe('落雪')
  expect(getJobTitle(makeJob('a', { params: { prompt: ' ' } }))).toBe('文生图')
})
