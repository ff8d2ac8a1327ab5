import { onlineManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { showErrorToast } from '@/platform/toast'
import { abortedError, ApiError, networkError } from './error'
import { NETWORK_MESSAGE } from './texts'
import { queryClient, reportError } from './query'
import { useWrite } from './useWrite'
import { execute, write } from './write'

jest.mock('@/platform/toast')

const toasts = () => jest.mocked(showErrorToast).mock.calls.map(([words]) => words)
const refused = new ApiError('NOT_FOUND', { message: '这件作品不在了' })
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const fails = (error: Error) => () => Promise.reject(error)

beforeEach(() => {
  jest.clearAllMocks()
  onlineManager.setOnline(true)
})

test('an error has one toast, and nothing is logged of an answer of the API', async () => {
  expect(await write(fails(refused))).toBeUndefined()
  await expect(execute(fails(refused))).rejects.toBe(refused)
  expect(toasts()).toEqual(['这件作品不在了', '这件作品不在了'])
  expect(warned).not.toHaveBeenCalled()
})

test('an error that is shown in place has no toast', async () => {
  await write(fails(refused), { errorShown: 'inline' })
  expect(toasts()).toEqual([])
})

test('an abort and a lost session have no toast', async () => {
  await write(fails(abortedError()))
  await write(fails(new ApiError('UNAUTHORIZED', { message: '请先登录' })))
  expect(toasts()).toEqual([])
})

test('a mistake of the app is logged and reported, wherever it is shown', async () => {
  const mistake = new TypeError('undefined is not a function')
  await write(fails(mistake))
  expect(toasts()).toEqual(['服务出了点问题，请稍后再试'])
  await write(fails(mistake), { errorShown: 'inline' })
  expect(warned).toHaveBeenCalledTimes(2)
  expect(warned.mock.calls[0]).toContain(mistake)
})

test('offline a call is sent at once, fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false)
  const send = jest.fn(fails(networkError()))
  expect(await write(send)).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual([NETWORK_MESSAGE])
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(send).toHaveBeenCalledTimes(1)
})

test('two taps before the first is drawn send one call, and the next one after it', async () => {
  let answer: (value: string) => void = () => undefined
  const send = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const { result } = renderHook(() => useWrite({ mutationFn: send }))
  const taps = [result.current.run(), result.current.run()]
  await waitFor(() => expect(result.current.busy).toBe(true))
  await act(async () => answer('one'))
  expect(await Promise.all(taps)).toEqual(['one', undefined])
  await waitFor(() => expect(result.current.busy).toBe(false))
  void result.current.run()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await act(async () => answer('two'))
})

test('a form shows its error in place until it is reset', async () => {
  const meta = { errorShown: 'inline' } as const
  const { result } = renderHook(() => useWrite({ meta, mutationFn: fails(refused) }))
  await act(async () => void (await result.current.run()))
  await waitFor(() => expect(result.current.issue).toBe('这件作品不在了'))
  act(() => result.current.forget())
  await waitFor(() => expect(result.current.issue).toBe(''))
  expect(toasts()).toEqual([])
})

test('what follows a call is part of it: a mistake there is not lost', async () => {
  const mistake = new TypeError('not a job')
  const onSuccess = () => {
    throw mistake
  }
  const { result } = renderHook(() => useWrite({ mutationFn: async () => 1, onSuccess }))
  expect(await act(() => result.current.run())).toBeUndefined()
  expect(warned.mock.calls.flat()).toContain(mistake)
})

test('a failed read is reported in place unless its query says otherwise', async () => {
  const queryFn = fails(new ApiError('FORBIDDEN', { message: '看不了' }))
  await queryClient.fetchQuery({ queryKey: ['a'], queryFn }).catch(() => undefined)
  expect(toasts()).toEqual([])
  const meta = { errorShown: 'toast' } as const
  await queryClient.fetchQuery({ queryKey: ['b'], queryFn, meta }).catch(() => undefined)
  expect(toasts()).toEqual(['看不了'])
})

test('what is only for the log is logged and has no toast', () => {
  reportError(refused, 'log')
  expect(toasts()).toEqual([])
  expect(warned).toHaveBeenCalledTimes(1)
})
