import type { ThreadVersionView } from '@contract/edits'
import { countBranches, getBranchWord, sumCredits } from './format'

const version = (number: number, parent: number | null): ThreadVersionView => ({
  id: `v${number}`,
  number,
  parentId: parent === null ? null : `v${parent}`,
  jobId: `j${number}`,
  picture: null,
  thumbUrl: null,
  width: null,
  height: null,
  sentence: '落一场雪',
  summary: null,
  status: 'succeeded',
  credits: 2,
  createdAt: '2026-11-27T00:00:00.000Z',
})

const versions = [version(1, null), version(2, 1), version(3, 2), version(4, 1), version(5, 1)]

test('the price of the first picture is not among the credits of its edits', () => {
  expect(sumCredits({ versions })).toBe(8)
})

test('each child after the first of a version begins a branch', () => {
  expect(countBranches({ versions })).toBe(2)
  expect(countBranches({ versions: versions.slice(0, 3) })).toBe(0)
})

test('a branch is named by its summary, else by what was said', () => {
  expect(getBranchWord(version(2, 1))).toBe('落一场雪')
  expect(getBranchWord({ ...version(2, 1), summary: '落雪' })).toBe('落雪')
})
