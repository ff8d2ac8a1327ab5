import type { SourceView } from '@contract/jobs'
import { navigate } from './navigate'
import { handOver, openCropper } from './cropping'

jest.mock('./navigate', () => ({ navigate: jest.fn(async () => true) }))
jest.mock('@/platform/storage')

const sourceOf = (ref: string): SourceView => ({
  ref,
  kind: 'image',
  url: '/a.jpg',
  thumbUrl: '/a.webp',
  width: 10,
  height: 10,
  durationMs: null,
})

test('the cropped picture comes back once, to whoever opened the cropper last', async () => {
  const before = jest.fn()
  const now = jest.fn()
  await openCropper(sourceOf('upload:a'), before)
  await openCropper(sourceOf('upload:b'), now)
  expect(navigate).toHaveBeenLastCalledWith('pages/cropper/cropper', { image: 'upload:b' })
  handOver(sourceOf('upload:c'))
  handOver(sourceOf('upload:d'))
  expect(before).not.toHaveBeenCalled()
  expect(now.mock.calls).toEqual([[sourceOf('upload:c')]])
})

test('a cropper that did not open gives nothing back', async () => {
  jest.mocked(navigate).mockResolvedValueOnce(false)
  const told = jest.fn()
  await openCropper(sourceOf('upload:a'), told)
  handOver(sourceOf('upload:c'))
  expect(told).not.toHaveBeenCalled()
})
