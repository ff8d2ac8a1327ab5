import { rembg } from '@contract/tools/rembg'
import { vid2vid } from '@contract/tools/vid2vid'
import { vidMaker } from '@contract/tools/vidMaker'
import { sampleKind } from './samples'
import { SHOWCASE } from './texts'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: () => undefined,
  clearItems: () => undefined,
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))

test('samples of a tool are called what they are: pictures, videos, groups of photographs', () => {
  expect([rembg, vid2vid, vidMaker].map(sampleKind)).toEqual(['image', 'video', 'shots'])
})

test('samples of a video tool do not speak of pictures', () => {
  const kind = sampleKind(vid2vid)
  const words = [SHOWCASE.samples[kind], SHOWCASE.samplesNote[kind], SHOWCASE.sample[kind](1, '猫')]
  expect(words.join()).not.toMatch(/图/)
  expect(words.join()).toMatch(/视频/)
})
