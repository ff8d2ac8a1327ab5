import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { showErrorToast } from '@/platform/toast'
import { ApiError, getErrorMessage, timeoutError } from './error'
import { queryClient, shouldRetry } from './query'
import { useWrite } from './useWrite'
import { execute, write } from './write'

jest.mock('@/platform/toast')
jest.mock('@/platform/tap', () => jest.requireActual('../platform/tap.h5'))

const SENTENCE = 'The connection timed out, click the screen to try again.'
const toasts = () => jest.mocked(showErrorToast).mock.calls.map(([words]) => words)
const tap = () => act(async () => document.body.click())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  queryClient.clear()
})
afterEach(() => jest.useRealTimers())

test('a writing call that timed out says so, and a tap sends it once more', async () => {
  const send = jest.fn().mockRejectedValueOnce(timeoutError()).mockResolvedValueOnce('done')
  const answer = execute<string>(send)
  await pass(0)
  expect(toasts()).toEqual([SENTENCE])
  expect(send).toHaveBeenCalledTimes(1)
  await tap()
  expect(await answer).toBe('done')
  await tap()
  expect(send).toHaveBeenCalledTimes(2)
})

test('without a tap it fails when the sentence disappears, and is reported once', async () => {
  const send = jest.fn(() => Promise.reject(timeoutError()))
  const answer = write(send)
  await pass(3000)
  expect(await answer).toBeUndefined()
  await tap()
  expect(send).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual([SENTENCE])
})

test('a button’s call is the same, with what it was given', async () => {
  const mutationFn = jest.fn().mockRejectedValueOnce(timeoutError()).mockResolvedValueOnce('seven')
  const { result } = renderHook(() => useWrite<string, number>({ mutationFn }))
  let answer: Promise<string | undefined> = Promise.resolve(undefined)
  await act(async () => void (answer = result.current.run(7)))
  await tap()
  expect(await answer).toBe('seven')
  expect(mutationFn.mock.calls.map(([input]) => input as number)).toEqual([7, 7])
})

test('other failures, and those reported in place, wait for no tap', async () => {
  const refused = jest.fn(() => Promise.reject(new ApiError('CONFLICT', { message: '晚了' })))
  expect(await write(refused)).toBeUndefined()
  const inline = jest.fn(() => Promise.reject(timeoutError()))
  expect(await write(inline, { errorShown: 'inline' })).toBeUndefined()
  await tap()
  expect([refused.mock.calls.length, inline.mock.calls.length]).toEqual([1, 1])
})

test('a page that timed out says so at once, and a tap anywhere reads it again', async () => {
  expect(shouldRetry(0, timeoutError())).toBe(false)
  const queryFn = jest.fn().mockRejectedValueOnce(timeoutError()).mockResolvedValue('words')
  function Page() {
    const { data, error } = useQuery({ queryKey: ['timed-out'], queryFn })
    return <p>{error ? getErrorMessage(error) : String(data)}</p>
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  await pass(0)
  screen.getByText(SENTENCE)
  await tap()
  await pass(0)
  screen.getByText('words')
  await tap()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
