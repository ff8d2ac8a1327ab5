import { jobOf, pictureOf } from '@/lib/testJobs'
import { countsOfDay, fitsFilter, groupByDay, mergeJobs, ratioOfJob, ratioOfText } from './items'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()

describe('jobs as days', () => {
  test('jobs are grouped by their local day, newest day first', () => {
    const jobs = [
      jobOf('a'),
      jobOf('b', { createdAt: at(19, 23) }),
      jobOf('c', { createdAt: at(19) }),
    ]
    expect(
      groupByDay(jobs, '2026-11-20').map((day) => [day.key, day.jobs.map((job) => job.id)]),
    ).toEqual([
      ['2026-11-20', ['a']],
      ['2026-11-19', ['b', 'c']],
    ])
  })

  test('a job still being painted leads today, even when it was asked for yesterday', () => {
    const running = jobOf('run', { status: 'running', pictures: [], createdAt: at(19) })
    const days = groupByDay([jobOf('a'), running], '2026-11-20')
    expect(days).toHaveLength(1)
    expect(days[0]?.jobs.map((job) => job.id)).toEqual(['run', 'a'])
  })

  test('a job listed twice appears once, in its latest state', () => {
    const old = jobOf('a', { status: 'running', seq: 3, pictures: [] })
    const merged = mergeJobs([[old], [old], [jobOf('a', { seq: 9 })]])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.status).toBe('succeeded')
  })

  test('an older view never replaces a newer one', () => {
    const merged = mergeJobs([
      [jobOf('a', { seq: 9 })],
      [jobOf('a', { status: 'running', seq: 3 })],
    ])
    expect(merged[0]?.status).toBe('succeeded')
  })

  test('a job that ends leaves the filter of running jobs', () => {
    expect(fitsFilter(jobOf('a'), 'active')).toBe(false)
    expect(fitsFilter(jobOf('a', { status: 'queued' }), 'active')).toBe(true)
    expect(fitsFilter(jobOf('a', { status: 'cancelled', pictures: [] }), 'failed')).toBe(true)
  })

  test('puts a cancelled job that kept pictures among what was made', () => {
    const kept = jobOf('a', { status: 'cancelled' })
    expect(fitsFilter(kept, 'failed')).toBe(false)
    expect(fitsFilter(kept, 'succeeded')).toBe(true)
    expect(countsOfDay({ key: '2026-11-20', jobs: [kept] })).toBe('1 张')
  })
})

describe('what a day and a tile say', () => {
  test('pictures, paintings under way and failures are counted apart', () => {
    const day = {
      key: '2026-11-20',
      jobs: [
        jobOf('run', { status: 'running', pictures: [], params: { count: 2 } }),
        jobOf('a', { pictures: [pictureOf('1'), pictureOf('2'), pictureOf('3')] }),
        jobOf('f', { status: 'failed', pictures: [] }),
      ],
    }
    expect(countsOfDay(day)).toBe('3 张，2 张在画')
  })

  test('a tile has the ratio of its picture, and before that of what was asked for', () => {
    expect(ratioOfJob(jobOf('a', { pictures: [pictureOf('1', 1600, 900)] }))).toBeCloseTo(16 / 9)
    expect(ratioOfJob(jobOf('a', { pictures: [], params: { ratio: '2:3' } }))).toBeCloseTo(2 / 3)
    expect(ratioOfText('wide')).toBe(1)
    expect(ratioOfText('0:3')).toBe(1)
  })
})
