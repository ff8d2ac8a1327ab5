import { makeJob, makePicture } from '@/lib/testJobs'
import type { SourceView } from '@contract/jobs'
import { findSourceUrl } from './before'

const source = (over: Partial<SourceView>): SourceView => ({
  ref: 'upload:1',
  kind: 'image',
  url: '/files/up/1.jpg',
  thumbUrl: '/files/up/1.webp',
  width: 300,
  height: 400,
  durationMs: null,
  ...over,
})
const sourceUrlFor = (
  shape: { width: number; height: number; transparent?: boolean },
  from = source({}),
) =>
  findSourceUrl(
    makeJob('a', {
      params: { image: 'upload:1' },
      sources: [from],
      pictures: [{ ...makePicture('1'), ...shape }],
    }),
    0,
  )

test('a result is compared with its source, a cut-out as well', () => {
  expect(sourceUrlFor({ width: 600, height: 800 })).toContain('/files/up/1.jpg')
  expect(sourceUrlFor({ width: 300, height: 400, transparent: true })).toContain('/files/up/1.jpg')
})

test('another shape, another source or a video says nothing', () => {
  expect(sourceUrlFor({ width: 400, height: 400 })).toBeNull()
  expect(sourceUrlFor({ width: 300, height: 400 }, source({ ref: 'upload:2' }))).toBeNull()
  expect(sourceUrlFor({ width: 300, height: 400 }, source({ kind: 'video' }))).toBeNull()
})
