import { act, renderHook } from '@testing-library/react'
import type { JobView } from '@contract/jobs'
import { makeJob } from '@/lib/testJobs'
import { useJobs } from '@/stores/jobs'
import { useArrival } from './useArrival'

jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))

const running = (id: string) => makeJob(id, { status: 'running', pictures: [], seq: 1 })
const done = (id: string) => makeJob(id, { seq: 2 })

function arrive(first: JobView) {
  return renderHook(({ job }: { job: JobView }) => useArrival(job), {
    initialProps: { job: first },
  })
}

describe('arrival of a picture', () => {
  afterEach(() => useJobs.getState().clear())

  test('a job of another visit is simply there', () => {
    const { result } = arrive(done('old'))
    expect(result.current).toMatchObject({ phase: 'here', isNews: false, develop: false })
  })

  test('who watches it end sees the moment on the running screen, then the result', () => {
    const { result, rerender } = arrive(running('seen'))
    expect(result.current.phase).toBe('waiting')
    rerender({ job: done('seen') })
    expect(result.current.phase).toBe('developing')
    act(() => result.current.developed())
    expect(result.current).toMatchObject({ phase: 'here', develop: false })
  })

  test('one that ended off screen develops when its page opens, once', () => {
    useJobs.getState().follow([done('away')])
    expect(arrive(done('away')).result.current).toMatchObject({
      phase: 'here',
      isNews: true,
      develop: true,
    })
    expect(arrive(done('away')).result.current).toMatchObject({ isNews: false, develop: false })
  })
})
