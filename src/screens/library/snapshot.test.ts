import { readItem, removeItem, writeItem } from '@/platform/storage'
import { makeJob } from '@/lib/testJobs'
import { readSnapshot, writeSnapshot } from './snapshot'

const storage = new Map<string, unknown>()
jest.mock('@/platform/storage', () => ({
  readItem: jest.fn(),
  writeItem: jest.fn(),
  removeItem: jest.fn(),
}))

const page = {
  list: [makeJob('a')],
  page: 1,
  pageSize: 30,
  total: 1,
  hasMore: false,
  cursor: null,
}

describe('the gallery stored on the device', () => {
  beforeEach(() => {
    storage.clear()
    jest.mocked(readItem).mockImplementation((key) => (storage.get(key) ?? null) as never)
    jest.mocked(writeItem).mockImplementation((key, value) => void storage.set(key, value))
    jest.mocked(removeItem).mockImplementation((key) => void storage.delete(key))
  })

  test('the first page is there again at the next visit', () => {
    writeSnapshot('u1', page)
    expect(readSnapshot('u1')).toEqual(page)
  })

  test('another user’s pictures are never shown, and are removed', () => {
    writeSnapshot('u1', page)
    expect(readSnapshot('u2')).toBeNull()
    expect(storage.size).toBe(0)
  })

  test('a damaged page is no page', () => {
    storage.set('folder', { userId: 'u1', page: null })
    expect(readSnapshot('u1')).toBeNull()
  })
})
