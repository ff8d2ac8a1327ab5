import type { MaskValue } from '@contract/tools/mask'
import { maskImage, maskSvg } from './maskSvg'

const VALUE: MaskValue = {
  base: 'none',
  marks: [
    { kind: 'stroke', add: true, radius: 500, points: [0, 0, 10_000, 5000] },
    { kind: 'stroke', add: false, radius: 500, points: [5000, 5000] },
    { kind: 'tap', add: true, x: 1, y: 1, level: 0 },
  ],
  inverted: false,
  feather: 0,
}
const PICTURE = { width: 1000, height: 500 }

test('strokes lie over each other in their order, dots are drawn', () => {
  const svg = maskSvg(VALUE, PICTURE, null)
  expect(svg).toContain('viewBox="0 0 1000 500"')
  expect(svg).toContain(
    '<path d="M0 0L1000 250" stroke="#fff" stroke-width="50"/>' +
      '<path d="M500 250h.01" stroke="#000" stroke-width="50"/>',
  )
  expect(svg).not.toContain('filter')
})

test('the answer replaces the marks it covers', () => {
  const svg = maskSvg(VALUE, PICTURE, { length: 3, png: 'AAAA' })
  expect(svg).toContain('href="data:image/png;base64,AAAA"')
  expect(svg).not.toContain('<path')
})

test('turned round and softened', () => {
  const svg = maskSvg({ ...VALUE, inverted: true, feather: 100 }, PICTURE, null)
  expect(svg).toContain('mask="url(#n)"')
  expect(svg).toContain('stdDeviation="25"')
  expect(maskImage(VALUE, PICTURE, null)).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test('a closed line is filled, those in it twice are not', () => {
  const outline: MaskValue['marks'][number] = {
    kind: 'outline',
    add: true,
    points: [0, 0, 10_000, 0, 10_000, 5000],
  }
  expect(maskSvg({ ...VALUE, marks: [outline] }, PICTURE, null)).toContain(
    '<path d="M0 0L1000 0L1000 250Z" fill="#fff" fill-rule="evenodd" stroke="none"/>',
  )
})
