import { hideLoading, showErrorToast, showLoading, showToast } from './toast.h5'

function shown(): string {
  const box = document.querySelector('.mg-toast--on')
  return box?.textContent ?? ''
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('a toast stays 1500 ms, an error 3000 ms', () => {
  showToast('好了')
  jest.advanceTimersByTime(1499)
  expect(shown()).toBe('好了')
  jest.advanceTimersByTime(1)
  expect(shown()).toBe('')
  showErrorToast('不好')
  jest.advanceTimersByTime(2999)
  expect(shown()).toBe('不好')
  jest.advanceTimersByTime(1)
  expect(shown()).toBe('')
})

test('a loading toast stays until each show has its hide', () => {
  showLoading('读取中')
  showLoading('读取中')
  jest.advanceTimersByTime(600_000)
  hideLoading()
  expect(shown()).toBe('读取中')
  hideLoading()
  expect(shown()).toBe('')
  hideLoading()
  showLoading('再来')
  expect(shown()).toBe('再来')
  hideLoading()
})

test('a toast over a loading one gives way to it again', () => {
  showLoading('读取中')
  showToast('好了')
  expect(shown()).toBe('好了')
  jest.advanceTimersByTime(1500)
  expect(shown()).toBe('读取中')
  hideLoading()
})

test('it is a live region that was there before its words', () => {
  showToast('一')
  const box = document.getElementById('mg-toast')
  expect(box?.getAttribute('role')).toBe('status')
  showToast('二')
  expect(document.querySelectorAll('#mg-toast')).toHaveLength(1)
})
