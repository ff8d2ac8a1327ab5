import type { SourceView } from '@contract/jobs'
import { navigate } from './navigate'
import { deliverCropped, openCropper } from './cropping'

jest.mock('./navigate', () => ({ navigate: jest.fn(async () => true) }))
jest.mock('@/platform/storage')

const makeSource = (ref: string): SourceView => ({
  ref,
  kind: 'image',
  url: '/a.jpg',
  thumbUrl: '/a.webp',
  width: 10,
  height: 10,
  durationMs: null,
})

test('the cropped picture is returned once, to the last opener of the cropper', async () => {
  const before = jest.fn()
  const now = jest.fn()
  await openCropper(makeSource('upload:a'), before)
  await openCropper(makeSource('upload:b'), now)
  expect(navigate).toHaveBeenLastCalledWith('pages/cropper/cropper', { image: 'upload:b' })
  deliverCropped(makeSource('upload:c'))
  deliverCropped(makeSource('upload:d'))
  expect(before).not.toHaveBeenCalled()
  expect(now.mock.calls).toEqual([[makeSource('upload:c')]])
})

test('a cropper that did not open gives nothing back', async () => {
  jest.mocked(navigate).mockResolvedValueOnce(false)
  const onCropped = jest.fn()
  await openCropper(makeSource('upload:a'), onCropped)
  deliverCropped(makeSource('upload:c'))
  expect(onCropped).not.toHaveBeenCalled()
})
