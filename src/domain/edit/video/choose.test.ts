import type { ThreadVersionView } from '@contract/edits'
import { checkParams } from '@contract/tools/check'
import { EDIT_VIDEO_MAX, EDIT_VIDEO_TEXT_MAX, editVideo } from '@contract/tools/edit-video'
import { buildShots, listShown, pickVersions } from './choose'

type Version = Pick<ThreadVersionView, 'id' | 'picture' | 'sentence'>

const branch = (count: number): Version[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: `v${nth}`,
    picture: `picture:0000000${nth}`,
    sentence: nth === 0 ? null : `第 ${nth} 句`,
  }))

test('versions without a picture are skipped', () => {
  const versions = branch(4).map((one, nth) => (nth === 2 ? { ...one, picture: null } : one))
  expect(listShown(versions).map(({ id }) => id)).toEqual(['v0', 'v1', 'v3'])
})

test.each([2, EDIT_VIDEO_MAX])('all of %i versions are shown', (count) => {
  expect(pickVersions(branch(count), 'even')).toHaveLength(count)
})

test.each([25, 47, 100, 101])(
  'of %i versions as many as fit are shown, first and last among them',
  (count) => {
    const picked = pickVersions(branch(count), 'even').map(({ id }) => id)
    expect(picked).toHaveLength(EDIT_VIDEO_MAX)
    expect([picked[0], picked.at(-1)]).toEqual(['v0', `v${count - 1}`])
    const last = pickVersions(branch(count), 'last').map(({ id }) => id)
    expect([last.length, last.at(-1)]).toEqual([EDIT_VIDEO_MAX, `v${count - 1}`])
  },
)

test.each(['quick', 'usual', 'slow'] as const)('an order of any length is accepted, %s', (pace) => {
  const long = branch(EDIT_VIDEO_MAX).map((one) => ({ ...one, sentence: '船'.repeat(500) }))
  for (const versions of [branch(2), long]) {
    const shots = buildShots(versions, pace)
    expect(checkParams(editVideo, { shots })).toEqual([])
    expect(shots[0]?.text).toBe('')
  }
  expect([...(buildShots(long, pace)[1]?.text ?? '')]).toHaveLength(EDIT_VIDEO_TEXT_MAX)
})
