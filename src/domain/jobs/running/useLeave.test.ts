import { act, renderHook } from '@testing-library/react'
import { navigate } from '@/domain/navigation/navigate'
import { useLeave } from './useLeave'

let hide = () => {}
jest.mock('@/platform/onHide', () => ({
  useOnHide: (callback: () => void) => {
    hide = callback
  },
}))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn() }))

test('the view stays until the page of the job is there', async () => {
  jest.mocked(navigate).mockResolvedValue(true)
  const onClose = jest.fn()
  const { result } = renderHook(() => useLeave(onClose))
  hide()
  await act(() => result.current.leave('job'))
  expect(navigate).toHaveBeenCalledWith('pagesD/job-detail/job-detail', { id: 'job' })
  expect(result.current.isLeaving).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  act(() => hide())
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(result.current.isLeaving).toBe(false)
})

test('a page that cannot be opened leaves the form', async () => {
  jest.mocked(navigate).mockResolvedValue(false)
  const onClose = jest.fn()
  const { result } = renderHook(() => useLeave(onClose))
  await act(() => result.current.leave('job'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a page that is there before the next render takes the view away too', async () => {
  const onClose = jest.fn()
  const { result } = renderHook(() => useLeave(onClose))
  jest.mocked(navigate).mockImplementation(() => {
    hide()
    return Promise.resolve(true)
  })
  await act(() => result.current.leave('job'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(result.current.isLeaving).toBe(false)
})
