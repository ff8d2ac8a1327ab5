import { act, renderHook } from '@testing-library/react'
import type { JobView, StageView } from '@contract/jobs'
import { makeJob } from '@/lib/testJobs'
import { prefersReducedMotion } from '@/platform/motion'
import { currentStages, FADE_MS, groupStages, computePace } from './development'
import { useDevelopment } from './useDevelopment'

jest.mock('@/platform/motion', () => ({ prefersReducedMotion: jest.fn(() => false) }))

const stage = (nth: number, over: Partial<StageView> = {}): StageView => ({
  pictureIndex: 0,
  name: `第 ${nth} 步`,
  url: `/media/${nth}.jpg`,
  atMs: nth * 100,
  ...over,
})
const stages = (count: number) => Array.from({ length: count }, (_, nth) => stage(nth))
const running = (count: number) =>
  makeJob('a', { status: 'running', pictures: [], stages: stages(count) })

function develop(first: JobView) {
  const { result, rerender } = renderHook(({ job }: { job: JobView }) => useDevelopment(job), {
    initialProps: { job: first },
  })
  return { shown: () => result.current.shown.length, now: () => result.current, rerender }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('a picture that develops', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(prefersReducedMotion).mockReturnValue(false)
  })
  afterEach(() => jest.useRealTimers())

  test('its stages follow each other as they come, each for the time of its fade', () => {
    const view = develop(running(2))
    pass(0)
    expect(view.shown()).toBe(1)
    pass(FADE_MS - 1)
    expect(view.shown()).toBe(1)
    pass(1)
    expect(view.now()).toMatchObject({ caughtUp: true })
    view.rerender({ job: running(3) })
    expect(view.now().caughtUp).toBe(false)
    pass(FADE_MS)
    expect(view.shown()).toBe(3)
  })

  test('one that was faster than a look develops in one breath, and then is caught up', () => {
    const view = develop(makeJob('a', { stages: stages(12) }))
    let ms = 0
    while (!view.now().caughtUp && ms < 5000) {
      pass(10)
      ms += 10
    }
    expect(view.shown()).toBe(12)
    expect(ms).toBeGreaterThan(700)
    expect(ms).toBeLessThan(3000)
  })

  test('with less movement only the newest is shown, at once', () => {
    jest.mocked(prefersReducedMotion).mockReturnValue(true)
    const view = develop(makeJob('a', { stages: stages(12) }))
    pass(0)
    expect(view.now()).toMatchObject({ caughtUp: true })
    expect(view.shown()).toBe(12)
  })

  test('the next picture of a job starts over', () => {
    const first = develop(running(2))
    pass(FADE_MS * 2)
    const next = makeJob('a', {
      status: 'running',
      pictures: [],
      pictureIndex: 1,
      stages: [...stages(2), stage(9, { pictureIndex: 1 })],
    })
    first.rerender({ job: next })
    pass(0)
    expect(first.now().shown.map(({ url }) => url)).toEqual(['/media/9.jpg'])
    expect(currentStages(next)).toHaveLength(1)
  })

  test('an engine without stages holds nothing up', () => {
    expect(develop(makeJob('a')).now()).toEqual({ shown: [], caughtUp: true })
  })
})

test('steps of one name are one frame, with the time of all of them', () => {
  const named = [stage(1, { name: '构图' }), stage(3, { name: '大形' }), stage(6, { name: '大形' })]
  expect(groupStages(named)).toEqual([
    { name: '构图', url: '/media/1.jpg', tookMs: 100 },
    { name: '大形', url: '/media/6.jpg', tookMs: 500 },
  ])
})

test('many stages that wait pass quicker', () => {
  expect(computePace(5, false).stayMs).toBeLessThan(computePace(1, false).stayMs)
  expect(computePace(12, true).stayMs).toBeLessThan(computePace(4, true).stayMs)
})
