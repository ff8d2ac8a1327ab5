import { makeJob, makePicture } from '@/lib/testJobs'
import { isGrid } from './grid'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))

const four = ['a', 'b', 'c', 'd'].map((id) => makePicture(id))

test('four pictures of a grid, of 快画 and of a variation are looked at together', () => {
  for (const tool of ['grid', 'dalle', 'gridVariation'])
    expect(isGrid(makeJob('1', { tool, pictures: four }))).toBe(true)
})

test('four pictures of 文生图 are not a grid, nor is one that was enlarged', () => {
  expect(isGrid(makeJob('1', { pictures: four }))).toBe(false)
  expect(isGrid(makeJob('1', { tool: 'gridUpscale' }))).toBe(false)
})
