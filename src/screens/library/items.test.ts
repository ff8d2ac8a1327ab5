import { makeJob, makePicture } from '@/lib/testJobs'
import {
  countsOfDay,
  fitsFilter,
  groupBatches,
  groupByDay,
  hasTile,
  mergeJobs,
  ratioOfJob,
  ratioOfText,
} from './items'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()

describe('jobs as days', () => {
  test('jobs are grouped by their local day, newest day first', () => {
    const jobs = [
      makeJob('a'),
      makeJob('b', { createdAt: at(19, 23) }),
      makeJob('c', { createdAt: at(19) }),
    ]
    expect(
      groupByDay(jobs, '2026-11-20').map((day) => [day.key, day.jobs.map((job) => job.id)]),
    ).toEqual([
      ['2026-11-20', ['a']],
      ['2026-11-19', ['b', 'c']],
    ])
  })

  test('a job still being painted leads today, even when it was submitted yesterday', () => {
    const running = makeJob('run', { status: 'running', pictures: [], createdAt: at(19) })
    const days = groupByDay([makeJob('a'), running], '2026-11-20')
    expect(days).toHaveLength(1)
    expect(days[0]?.jobs.map((job) => job.id)).toEqual(['run', 'a'])
  })

  test('a job listed twice appears once, in its latest state', () => {
    const old = makeJob('a', { status: 'running', seq: 3, pictures: [] })
    const merged = mergeJobs([[old], [old], [makeJob('a', { seq: 9 })]])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.status).toBe('succeeded')
  })

  test('an older view never replaces a newer one', () => {
    const merged = mergeJobs([
      [makeJob('a', { seq: 9 })],
      [makeJob('a', { status: 'running', seq: 3 })],
    ])
    expect(merged[0]?.status).toBe('succeeded')
  })

  test('a job that ends leaves the filter of running jobs', () => {
    expect(fitsFilter(makeJob('a'), 'active')).toBe(false)
    expect(fitsFilter(makeJob('a', { status: 'queued' }), 'active')).toBe(true)
    expect(fitsFilter(makeJob('a', { status: 'cancelled', pictures: [] }), 'failed')).toBe(true)
  })

  test('puts a cancelled job with pictures among finished ones', () => {
    const cancelled = makeJob('a', { status: 'cancelled' })
    expect(fitsFilter(cancelled, 'failed')).toBe(false)
    expect(fitsFilter(cancelled, 'succeeded')).toBe(true)
    expect(countsOfDay({ key: '2026-11-20', jobs: [cancelled] })).toBe('1 张')
  })
})

describe('what a day and a tile say', () => {
  test('pictures, paintings under way and failures are counted apart', () => {
    const day = {
      key: '2026-11-20',
      jobs: [
        makeJob('run', { status: 'running', pictures: [], params: { count: 2 } }),
        makeJob('a', { pictures: [makePicture('1'), makePicture('2'), makePicture('3')] }),
        makeJob('f', { status: 'failed', pictures: [] }),
      ],
    }
    expect(countsOfDay(day)).toBe('3 张，2 张在画')
  })

  test('a tile has the ratio of its picture, and before that the requested one', () => {
    expect(ratioOfJob(makeJob('a', { pictures: [makePicture('1', 1600, 900)] }))).toBeCloseTo(
      16 / 9,
    )
    expect(ratioOfJob(makeJob('a', { pictures: [], params: { ratio: '2:3' } }))).toBeCloseTo(2 / 3)
    expect(ratioOfText('wide')).toBe(1)
    expect(ratioOfText('0:3')).toBe(1)
  })
})

test('the jobs of a batch have one tile, of a picture where there is one', () => {
  const place = { template: '{红|蓝}伞', lines: false, sameSeed: true, chosen: [0, 1] }
  const cell = (id: string, nth: number, over: object) =>
    makeJob(id, { comparisonId: 'b', batch: { ...place, cell: nth }, ...over })
  const failed = cell('failed', 0, { status: 'failed', pictures: [] })
  const jobs = [makeJob('a'), failed, cell('done', 1, {})]
  const batches = groupBatches(jobs)
  expect([...batches].map(([id, members]) => [id, members.length])).toEqual([['done', 2]])
  expect(jobs.filter((job) => hasTile(job, batches)).map(({ id }) => id)).toEqual(['a', 'done'])
})
