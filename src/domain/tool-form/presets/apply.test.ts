import { cleaner } from '@contract/tools/cleaner'
import { buildDefaults } from '@contract/tools/define'
import { imgMix } from '@contract/tools/imgMix'
import { call } from '@/api/call'
import { useDraft } from '@/stores/draft'
import { applyPreset, withoutGone } from './apply'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))

const mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }
const marked = { base: 'none', marks: [mark], inverted: false, feather: 0 }
const savedParams = { ...buildDefaults(cleaner), image: 'upload:1', mask: marked, old: 1 }
const preset = { id: 'p', name: 'p', params: savedParams, sources: [] }
const formNow = () => useDraft.getState().drafts[cleaner.id]?.params

test('what is gone is left out, with the mask that was drawn on it; the rest stays', () => {
  const params = withoutGone(cleaner, savedParams, new Set(['upload:1']))
  expect(params).toMatchObject({ image: null, mask: { marks: [] } })
  expect(params).not.toHaveProperty('old')
  expect(withoutGone(cleaner, savedParams, new Set())).toMatchObject({
    image: 'upload:1',
    mask: marked,
  })
})

test('one of two pictures gone: the other stays', () => {
  const images = Object.keys(imgMix.params).filter((key) => key in imgMix.params)
  const params = Object.fromEntries(images.map((key, i) => [key, `upload:${i}`]))
  const left = Object.values(withoutGone(imgMix, params, new Set(['upload:0'])))
  expect(left).toContain('upload:1')
  expect(left).not.toContain('upload:0')
})

test('the server says which files exist; the number of missing ones is shown', async () => {
  jest.mocked(call).mockResolvedValueOnce([])
  expect(await applyPreset(cleaner, preset)).toBe(1)
  expect(formNow()).toMatchObject({ image: null })
})

test('without an answer nothing is thrown away', async () => {
  jest.mocked(call).mockRejectedValueOnce(new Error('offline'))
  expect(await applyPreset(cleaner, preset)).toBe(0)
  expect(formNow()).toMatchObject({ image: 'upload:1', mask: marked })
})
