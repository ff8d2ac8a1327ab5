import Taro from '@tarojs/taro'
import { hideLoading, showErrorToast, showLoading, showToast } from './toast'

/** A client: one place, where hiding either hides both. */
let mockShown = ''
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    showToast: jest.fn(({ title }: { title: string }) => void (mockShown = title)),
    showLoading: jest.fn(({ title }: { title: string }) => void (mockShown = title)),
    hideLoading: jest.fn(() => void (mockShown = '')),
  },
}))

beforeEach(() => {
  jest.useFakeTimers()
  mockShown = ''
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('the end of a loading text leaves a toast that is on screen', () => {
  showLoading('读取中')
  showErrorToast('没有成功')
  hideLoading()
  expect(mockShown).toBe('没有成功')
  jest.advanceTimersByTime(3000)
  expect(Taro.showLoading).toHaveBeenCalledTimes(1)
})

test('a loading text waits for the toast, and comes back after it', () => {
  showToast('好了')
  showLoading('读取中')
  expect(mockShown).toBe('好了')
  jest.advanceTimersByTime(1500)
  expect(mockShown).toBe('读取中')
  hideLoading()
  expect(mockShown).toBe('')
})
