import { rootFontSize } from './rootFont.h5'

test('20 px at a width of 375, in proportion, and no wider than 960', () => {
  expect(rootFontSize(375)).toBe(20)
  expect(rootFontSize(750)).toBe(40)
  expect(rootFontSize(960)).toBe(51.2)
  expect(rootFontSize(1920)).toBe(51.2)
})
