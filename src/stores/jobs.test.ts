import { jobOf } from '@/lib/testJobs'
import { idsAfter, newerView, useJobs } from './jobs'

jest.mock('@/platform/storage')

const running = (id: string, seq = 1) => jobOf(id, { status: 'running', seq })

beforeEach(() => useJobs.getState().clear())

test('a view with a lower seq is dropped', () => {
  expect(newerView(running('a', 5), running('a', 4)).seq).toBe(5)
  expect(newerView(running('a', 5), running('a', 6)).seq).toBe(6)
  useJobs.getState().apply([running('a', 5)])
  useJobs.getState().apply([running('a', 4)])
  expect(useJobs.getState().views.a?.seq).toBe(5)
})

test('an ended job leaves the running ids and is told exactly once', () => {
  const { apply } = useJobs.getState()
  apply([running('a'), running('b')])
  const ended = jobOf('a', { status: 'succeeded', seq: 9 })
  expect(apply([ended]).map(({ id }) => id)).toEqual(['a'])
  expect(apply([ended])).toEqual([])
  expect(useJobs.getState().ids).toEqual(['b'])
})

test('a late running view does not bring an ended job back', () => {
  const { apply } = useJobs.getState()
  apply([running('a', 1)])
  apply([jobOf('a', { status: 'succeeded', seq: 9 })])
  apply([running('a', 8)])
  expect(useJobs.getState().ids).toEqual([])
})

test('jobs found together join oldest first', () => {
  const older = { ...running('old'), createdAt: '2026-11-20T01:00:00.000Z' }
  const newer = { ...running('new'), createdAt: '2026-11-20T02:00:00.000Z' }
  expect(idsAfter([], [newer, older])).toEqual(['old', 'new'])
})
