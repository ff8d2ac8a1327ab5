import { makeJob } from '@/lib/testJobs'
import { idsAfter, useJobs } from './jobs'

jest.mock('@/platform/storage')

const running = (id: string, seq = 1) => makeJob(id, { status: 'running', seq })

beforeEach(() => useJobs.getState().clear())

test('an ended job leaves the running ids and is reported exactly once', () => {
  const { follow } = useJobs.getState()
  follow([running('a'), running('b')])
  const ended = makeJob('a', { status: 'succeeded', seq: 9 })
  expect(follow([ended]).map(({ id }) => id)).toEqual(['a'])
  expect(follow([ended])).toEqual([])
  expect(useJobs.getState().ids).toEqual(['b'])
  expect(useJobs.getState().seenIds).toEqual(['a', 'b'])
})

test('jobs found together join oldest first', () => {
  const older = { ...running('old'), createdAt: '2026-11-20T01:00:00.000Z' }
  const newer = { ...running('new'), createdAt: '2026-11-20T02:00:00.000Z' }
  expect(idsAfter([], [newer, older])).toEqual(['old', 'new'])
})
