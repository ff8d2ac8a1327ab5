import Taro from '@tarojs/taro'
import { clearItems, readItem, removeItem, writeItem } from './storage'

jest.mock('@tarojs/taro', () => {
  const items = new Map<string, unknown>()
  const calls = {
    getStorageSync: jest.fn((key: string) => items.get(key) ?? ''),
    setStorageSync: (key: string, value: unknown) => items.set(key, value),
    removeStorageSync: (key: string) => items.delete(key),
    clearStorageSync: () => items.clear(),
  }
  return { __esModule: true, default: calls }
})

// On H5 other tabs share it; TARO_ENV is h5 in tests.
jest.mock('./env', () => ({ IS_H5: false }))

const reads = Taro.getStorageSync as unknown as jest.Mock

beforeEach(() => {
  clearItems()
  reads.mockClear()
})

test('a key is read once, whether there is something or not', () => {
  Taro.setStorageSync('there', { a: 1 })
  for (let time = 0; time < 3; time++) {
    expect(readItem('there')).toEqual({ a: 1 })
    expect(readItem('absent')).toBeNull()
  }
  expect(reads).toHaveBeenCalledTimes(2)
})

test('what was written and removed is known without asking', () => {
  writeItem('key', [1])
  expect(readItem('key')).toEqual([1])
  removeItem('key')
  expect(readItem('key')).toBeNull()
  expect(reads).not.toHaveBeenCalled()
})

test('a reader gets a copy that changes of others cannot reach', () => {
  const mine = { list: [1] }
  writeItem('key', mine)
  mine.list.push(2)
  readItem<{ list: number[] }>('key')?.list.push(3)
  expect(readItem('key')).toEqual({ list: [1] })
})
