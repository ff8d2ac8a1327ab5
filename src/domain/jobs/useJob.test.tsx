import { act, renderHook } from '@testing-library/react'
import { queryClient } from '@/api/query'
import { makeJob } from '@/lib/testJobs'
import { useJobs } from '@/stores/jobs'
import { useRunningJobs } from './useJob'
import { takeJobs } from './watch'

jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))

const running = (id: string, seq: number) => makeJob(id, { status: 'running', pictures: [], seq })

beforeEach(() => {
  queryClient.clear()
  useJobs.getState().clear()
})

test('running jobs are the watched ids with their newest views, until they end', () => {
  const { result } = renderHook(() => useRunningJobs())
  expect(result.current).toEqual([])
  act(() => expect(takeJobs([running('a', 1), running('b', 1)])).toBe(true))
  act(() => expect(takeJobs([running('a', 3)])).toBe(true))
  act(() => expect(takeJobs([running('a', 2)])).toBe(false))
  expect(result.current.map(({ id, seq }) => [id, seq])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
  act(() => void takeJobs([makeJob('a', { seq: 4 })]))
  act(() => void takeJobs([running('a', 3)]))
  expect(result.current.map(({ id }) => id)).toEqual(['b'])
})

test('a write to another query rerenders nothing', () => {
  takeJobs([running('a', 1)])
  const draws = jest.fn()
  renderHook(() => draws(useRunningJobs()))
  act(() => void queryClient.setQueryData(['score'], { balance: 1 }))
  expect(draws).toHaveBeenCalledTimes(1)
})

test('an id stored at the last visit is no job until the server has confirmed it', () => {
  useJobs.setState({ ids: ['stored'] })
  const { result } = renderHook(() => useRunningJobs())
  expect(result.current).toEqual([])
  act(() => void takeJobs([running('stored', 2)]))
  expect(result.current).toHaveLength(1)
})
