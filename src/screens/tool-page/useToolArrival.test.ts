import { cleaner } from '@contract/tools/cleaner'
import { outpaint } from '@contract/tools/outpaint'
import { text2img } from '@contract/tools/text2img'
import { firstMedia, onOtherPicture } from './useToolArrival'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: () => undefined,
  clearItems: () => undefined,
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))

test('a picture that is brought along is meant for the first parameter that takes one', () => {
  expect(firstMedia(cleaner)).toBe('image')
  expect(firstMedia(text2img)).toBeNull()
})

test('marks and margins of one picture mean nothing on another; the rest of the form stays', () => {
  const mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }
  const marked = { base: 'none', marks: [mark], inverted: false, feather: 0 }
  expect(onOtherPicture(cleaner, { mask: marked, count: 2 })).toEqual({
    mask: { base: 'none', marks: [], inverted: false, feather: 0 },
    count: 2,
  })
  const grown = { left: 0.5, top: 0, right: 0.5, bottom: 0 }
  expect(onOtherPicture(outpaint, { margins: grown, seed: 7 })).toEqual({
    margins: { left: 0, top: 0, right: 0, bottom: 0 },
    seed: 7,
  })
})
