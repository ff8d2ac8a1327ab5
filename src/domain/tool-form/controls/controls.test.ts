import { SEED_MAX } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { ratioShape } from './ratioShape'
import { CONTROLS, getControl } from './registry'
import { seedText } from '@/lib/seed'
import { parseSeed } from './seed'

// Nothing is rendered here, and Taro's components need a whole page round them.
jest.mock('@tarojs/components', () => ({}))
jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: () => undefined,
  clearItems: () => undefined,
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))

test('every parameter of the tool has a control of its kind', () => {
  for (const spec of Object.values(text2img.params)) {
    if (spec.kind === 'references' || spec.kind === 'characters') continue
    expect(getControl(spec, CONTROLS)).toBe(CONTROLS[spec.kind])
    expect(typeof getControl(spec, CONTROLS)).toBe('function')
  }
})

test.each(['3:4', '2:3', '9:16', '4:3', '16:9', '21:9', '1:2'])(
  '%s is drawn in its shape',
  (ratio) => {
    const { width, height } = ratioShape(ratio)
    const [w = 1, h = 1] = ratio.split(':').map(Number)
    // Within the rounding of one pixel on the short side.
    const long = Math.max(width, height)
    expect(
      Math.abs(Math.min(width, height) - (long * Math.min(w, h)) / Math.max(w, h)),
    ).toBeLessThan(1)
    expect(width > height).toBe(w > h)
    expect(long).toBeGreaterThanOrEqual(36)
    expect(long).toBeLessThanOrEqual(40)
  },
)

test('a seed is digits, at most the largest one; nothing means the server decides', () => {
  expect(parseSeed('73 190 244')).toBe(73190244)
  expect(parseSeed('99999999999')).toBe(SEED_MAX)
  expect(parseSeed('')).toBeNull()
  expect(parseSeed('abc')).toBeNull()
  expect(seedText(73190244)).toBe('73 190 244')
})
