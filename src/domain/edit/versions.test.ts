import type { ThreadVersionView } from '@contract/edits'
import { findNeighbour, findVersion, readPictureId } from './versions'

const version = (number: number, parent: number | null): ThreadVersionView => ({
  id: `v${number}`,
  number,
  parentId: parent === null ? null : `v${parent}`,
  jobId: `j${number}`,
  picture: `picture:p${number}`,
  thumbUrl: null,
  width: null,
  height: null,
  sentence: null,
  summary: null,
  status: 'succeeded',
  credits: 2,
  createdAt: '2026-11-27T00:00:00.000Z',
})

const versions = [version(1, null), version(2, 1), version(3, 2), version(4, 1)]
const thread = { id: 't', title: '', versions, currentId: 'v2', updatedAt: '' }
const [first, second, third] = versions

test('the version of a job and the one it was made from are found', () => {
  expect(findVersion(thread, { id: 'j3' })).toMatchObject({ version: third, parent: second })
  expect(findVersion(thread, { id: 'other' }).version).toBeUndefined()
})

test('arrow keys walk the branch and the branches next to it, and stop at its ends', () => {
  const at = (from: ThreadVersionView | undefined, key: string) =>
    from && findNeighbour(thread, from, key)?.id
  expect(at(second, 'ArrowUp')).toBe('v1')
  expect(at(second, 'ArrowDown')).toBe('v3')
  expect(at(second, 'ArrowRight')).toBe('v4')
  expect(at(second, 'ArrowLeft')).toBeUndefined()
  expect(at(first, 'ArrowUp')).toBeUndefined()
  expect(at(third, 'ArrowDown')).toBeUndefined()
  expect(at(second, 'Enter')).toBeUndefined()
})

test('a version whose job was deleted is not walked to', () => {
  const gone = { ...version(4, 1), jobId: null }
  const left = { versions: [version(1, null), version(2, 1), gone] }
  expect(second && findNeighbour(left, second, 'ArrowRight')).toBeUndefined()
})

test('only a picture of a job has an id', () => {
  expect(readPictureId({ picture: 'picture:p1' })).toBe('p1')
  expect(readPictureId({ picture: 'upload:u1' })).toBeUndefined()
  expect(readPictureId({ picture: null })).toBeUndefined()
})
