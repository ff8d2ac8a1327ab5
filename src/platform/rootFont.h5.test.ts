import { rootFontSize, unitFactor, unitScale } from './rootFont.h5'

test('20 px at a width of 375, in proportion, and no wider than 960', () => {
  expect(rootFontSize(375)).toBe(20)
  expect(rootFontSize(390)).toBeCloseTo(20.8)
  expect(rootFontSize(750)).toBe(40)
  expect(rootFontSize(768)).toBeCloseTo(40.96)
  expect(rootFontSize(960)).toBe(51.2)
  expect(rootFontSize(1440)).toBe(51.2)
})

test('on a phone the unit is the root font size, whole', () => {
  for (const width of [320, 375, 390, 699]) {
    expect(unitFactor(width)).toBeCloseTo(1)
    expect(unitScale(width)).toBeCloseTo(width / 375)
  }
})

test('from 700 px on one px of the design is one px, whatever the root font size is', () => {
  for (const width of [700, 768, 960, 1440, 2560]) {
    expect(unitScale(width)).toBe(1)
    expect(unitFactor(width) * rootFontSize(width)).toBeCloseTo(20)
  }
})
